/** The caller's plots. Somebody else's are as absent as those that never were. */
import type {
  ChangePlotInput,
  PlotAnswer,
  PlotRemovedAnswer,
  PlotsAnswer,
  WirePlot,
} from "@emberlode/contract";
import {
  changePlot,
  type Env,
  type GameErrorCode,
  markPlot,
  type PlayerState,
  type Plot,
  type PlotInput,
  type PlotRefusal,
  type Refusal,
  type Result,
  removePlot,
} from "@emberlode/game";
import { newName } from "../../services/secrets.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import { countPlots, findPlot, findPlots } from "../../world/map/plots.queries.ts";
import type { PlayerContext } from "../context.ts";

function toWire({ id, x, y, fields }: Plot): WirePlot {
  const { title = "", note = "", color = "", ...free } = fields;
  return { ...free, _id: id, x, y, title, note, color };
}

interface PlotAction<Found, Outcome, Code extends GameErrorCode, Answer> {
  /** What the idempotency key stands for. */
  input: unknown;
  /** Reads what the rule asks for, while the player is locked. */
  find(): Promise<Found>;
  rule(player: PlayerState, found: Found, env: Env): Result<Outcome, Code>;
  toAnswer(outcome: Outcome): Answer;
}

async function perform<Found, Outcome, Code extends GameErrorCode, Answer>(
  ctx: PlayerContext<"actions" | "random">,
  { input, find, rule, toAnswer }: PlotAction<Found, Outcome, Code, Answer>,
): Promise<Answer | ActionError<Code>> {
  const { services, playerId } = ctx;
  const result = await services.actions.perform<Answer, Refusal<Code | "NOT_LOGGED_IN">, Found>({
    playerId,
    ...idempotencyOf(ctx, input),
    prepare: find,
    decide({ players, now }, found) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const done = rule(player, found, { now, random: services.random });
      if (!done.ok) return { ok: false, error: done };
      return { ok: true, changes: done.changes, answer: toAnswer(done.outcome) };
    },
  });
  return result.ok ? result.answer : actionError(result.error);
}

const toPlotAnswer = ({ plot }: { plot: Plot }): PlotAnswer => ({ plot: toWire(plot) });

/** The caller's plots, the oldest first. */
export async function listPlots({
  services,
  playerId,
}: PlayerContext<"pool">): Promise<PlotsAnswer> {
  const plots = await findPlots(services.pool, playerId);
  return { plots: plots.map(toWire) };
}

/** Marks a place, where the player stands unless told. */
export function createPlot(
  ctx: PlayerContext<"actions" | "pool" | "random">,
  input: PlotInput,
): Promise<PlotAnswer | ActionError<PlotRefusal | "TOO_MANY_PLOTS">> {
  const id = newName();
  return perform(ctx, {
    input,
    find: () => countPlots(ctx.services.pool, ctx.playerId),
    rule: (player, count, env) => markPlot({ player, count, id }, input, env),
    toAnswer: toPlotAnswer,
  });
}

/** Changes what is given of a plot. */
export function updatePlot(
  ctx: PlayerContext<"actions" | "pool" | "random">,
  input: ChangePlotInput,
): Promise<PlotAnswer | ActionError<PlotRefusal | "NOT_FOUND">> {
  return perform(ctx, {
    input,
    find: () => findPlot(ctx.services.pool, ctx.playerId, input.id),
    rule: (player, plot, env) => changePlot({ player, plot }, input, env),
    toAnswer: toPlotAnswer,
  });
}

/** Takes a plot away. */
export function deletePlot(
  ctx: PlayerContext<"actions" | "pool" | "random">,
  input: { id: string },
): Promise<PlotRemovedAnswer | ActionError<"NOT_FOUND">> {
  return perform(ctx, {
    input,
    find: () => findPlot(ctx.services.pool, ctx.playerId, input.id),
    rule: (player, plot, env) => removePlot({ player, plot }, env),
    toAnswer: (): PlotRemovedAnswer => ({ deleted: true }),
  });
}
