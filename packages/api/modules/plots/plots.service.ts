/** The caller's plots. Plots of other players are refused with `NOT_FOUND`. */
import type {
  PlotAnswer,
  PlotRemovedAnswer,
  PlotsAnswer,
  UpdatePlotInput,
  WirePlot,
} from "@emberlode/contract";
import {
  createPlot as createPlotRule,
  type Plot,
  type PlotInput,
  type PlotRefusal,
  removePlot as removePlotRule,
  type Success,
  updatePlot as updatePlotRule,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { newId } from "../../platform/secrets.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import { countPlots, findPlot, findPlots } from "./plots.queries.ts";

function toWire({ id, x, y, texts }: Plot): WirePlot {
  const { title = "", note = "", color = "", ...free } = texts;
  return { ...free, _id: id, x, y, title, note, color };
}

const toAnswer = ({ outcome: { plot } }: Success<{ plot: Plot }>): PlotAnswer => ({
  plot: toWire(plot),
});

/** The caller's plots, oldest first. */
export async function listPlots({ services, playerId }: PlayerContext<"db">): Promise<PlotsAnswer> {
  const plots = await findPlots(services.db, playerId);
  return { plots: plots.map(toWire) };
}

/** Marks a field, by default the player's own, with a plot. */
export function createPlot(
  ctx: PlayerContext<"actions" | "db" | "random">,
  input: PlotInput,
): Promise<PlotAnswer | ActionError<PlotRefusal | "TOO_MANY_PLOTS">> {
  const { db, random } = ctx.services;
  const id = newId();
  return perform(ctx, input, {
    load: () => countPlots(db, ctx.playerId),
    rule: ({ actor: player, now }, count) =>
      createPlotRule({ player, count, id }, input, { now, random }),
    answer: toAnswer,
  });
}

/** Updates the given texts of a plot. */
export function updatePlot(
  ctx: PlayerContext<"actions" | "db" | "random">,
  input: UpdatePlotInput,
): Promise<PlotAnswer | ActionError<PlotRefusal | "NOT_FOUND">> {
  const { db, random } = ctx.services;
  return perform(ctx, input, {
    load: () => findPlot(db, ctx.playerId, input.id),
    rule: ({ actor: player, now }, plot) =>
      updatePlotRule({ player, plot }, input, { now, random }),
    answer: toAnswer,
  });
}

export function removePlot(
  ctx: PlayerContext<"actions" | "db" | "random">,
  input: { id: string },
): Promise<PlotRemovedAnswer | ActionError<"NOT_FOUND">> {
  const { db, random } = ctx.services;
  return perform(ctx, input, {
    load: () => findPlot(db, ctx.playerId, input.id),
    rule: ({ actor: player, now }, plot) => removePlotRule({ player, plot }, { now, random }),
    answer: (): PlotRemovedAnswer => ({ deleted: true }),
  });
}
