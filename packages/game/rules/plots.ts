/** Fields that players mark for themselves (spec §3 Plot). */

import { plainLine, textLength } from "../plain-text.ts";
import type { Env, Result } from "../result.ts";
import type { PlayerState, Plot, Position } from "../state.ts";
import { isOnGrid } from "../world/grid.ts";
import { write } from "../writes.ts";

export const MAX_PLOTS = 200;
/** Maximum number of free texts per plot, and length limits of their names and of all texts. */
export const MAX_FREE_PLOT_TEXTS = 10;
export const MAX_PLOT_NAME_LENGTH = 40;
export const MAX_PLOT_TEXT_LENGTH = 280;

/** The texts that every plot has; all others are free texts. */
export const STANDARD_PLOT_TEXTS = ["title", "note", "color"] as const;

/** Names already used by the wire format or by the language. */
const RESERVED: ReadonlySet<string> = new Set([
  ...STANDARD_PLOT_TEXTS,
  "_id",
  "id",
  "x",
  "y",
  "user",
  "createdAt",
  "__proto__",
  "constructor",
  "prototype",
]);

/** Whether a free text can have this name: 1..40 readable characters and not reserved. */
export function isFreePlotTextName(name: string): boolean {
  const length = textLength(name);
  return (
    length >= 1 && length <= MAX_PLOT_NAME_LENGTH && name === plainLine(name) && !RESERVED.has(name)
  );
}

/** A new plot or a change. Omitted values keep their current value or the default. */
export interface PlotInput {
  x?: number | undefined;
  y?: number | undefined;
  /** Title, note, color and free texts. An empty free text is removed. */
  texts: Readonly<Record<string, string>>;
}

export type PlotRefusal = "BAD_INPUT" | "PLOT_FULL";

interface PlotOutcome {
  plot: Plot;
}

const isStandardText = (name: string): boolean => STANDARD_PLOT_TEXTS.some((text) => text === name);

/** The texts of a plot after a change, or why it is refused. */
function withTexts(
  before: Plot["texts"],
  newTexts: PlotInput["texts"],
): { ok: true; texts: Plot["texts"] } | { ok: false; code: PlotRefusal } {
  const after = new Map(Object.entries(before));
  for (const [name, typed] of Object.entries(newTexts)) {
    const text = plainLine(typed);
    const isNamed = isStandardText(name) || isFreePlotTextName(name);
    if (!isNamed || textLength(text) > MAX_PLOT_TEXT_LENGTH)
      return { ok: false, code: "BAD_INPUT" };
    if (text === "" && !isStandardText(name)) after.delete(name);
    else after.set(name, text);
  }
  if (after.size > STANDARD_PLOT_TEXTS.length + MAX_FREE_PLOT_TEXTS)
    return { ok: false, code: "PLOT_FULL" };
  return { ok: true, texts: Object.fromEntries(after) };
}

function writePlot(
  playerId: number,
  before: Plot,
  { x = before.x, y = before.y, texts }: PlotInput,
): Result<PlotOutcome, PlotRefusal> {
  if (!isOnGrid({ x, y })) return { ok: false, code: "BAD_INPUT" };
  const updatedPlot = withTexts(before.texts, texts);
  if (!updatedPlot.ok) return updatedPlot;
  const { id } = before;
  const plot: Plot = { id, x, y, texts: updatedPlot.texts };
  return {
    ok: true,
    changes: [write("plot", { playerId, id, plot })],
    outcome: { plot },
  };
}

const NO_TEXTS: Plot["texts"] = { title: "", note: "", color: "" };

export interface CreatePlotState {
  player: Pick<PlayerState, "id"> & Position;
  /** Number of plots the player has. */
  count: number;
  /** The new plot's id, unguessable. */
  id: string;
}

/**
 * Marks a field with a plot, by default the player's own field. Refuses with `TOO_MANY_PLOTS`
 * (200), `PLOT_FULL` (more than ten free texts) and `BAD_INPUT` (off the map, a text above 280
 * characters, a reserved or unreadable name of a text).
 */
export function createPlot(
  { player, count, id }: CreatePlotState,
  input: PlotInput,
  _env: Env,
): Result<PlotOutcome, PlotRefusal | "TOO_MANY_PLOTS"> {
  if (count >= MAX_PLOTS) return { ok: false, code: "TOO_MANY_PLOTS" };
  const { x, y } = player;
  return writePlot(player.id, { id, x, y, texts: NO_TEXTS }, input);
}

export interface OwnPlotState {
  player: Pick<PlayerState, "id">;
  /** The plot, if it is the player's; else null. */
  plot: Plot | null;
}

/** Updates the given values of a plot. Refuses with `NOT_FOUND`, `PLOT_FULL` and `BAD_INPUT`. */
export function updatePlot(
  { player, plot }: OwnPlotState,
  input: PlotInput,
  _env: Env,
): Result<PlotOutcome, PlotRefusal | "NOT_FOUND"> {
  if (plot === null) return { ok: false, code: "NOT_FOUND" };
  return writePlot(player.id, plot, input);
}

/** Removes a plot. Refuses with `NOT_FOUND`. */
export function removePlot(
  { player, plot }: OwnPlotState,
  _env: Env,
): Result<{ id: string }, "NOT_FOUND"> {
  if (plot === null) return { ok: false, code: "NOT_FOUND" };
  const { id } = plot;
  return {
    ok: true,
    changes: [write("plot", { playerId: player.id, id, plot: null })],
    outcome: { id },
  };
}
