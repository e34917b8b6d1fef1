/** Fields that players mark for themselves (spec §3 Plot). */

import { plainLine, textLength } from "../plain-text.ts";
import type { Env, Result } from "../result.ts";
import type { PlayerState, Plot, Position } from "../state.ts";
import { isOnGrid } from "../world/grid.ts";
import { write } from "../writes.ts";

export const MAX_PLOTS = 200;
/** Maximum number of free fields per plot, and length limits of their names and of all texts. */
export const PLOT_FREE_FIELDS = 10;
export const PLOT_NAME_LENGTH = 40;
export const PLOT_TEXT_LENGTH = 280;

/** Texts that every plot has. */
export const PLOT_TEXTS = ["title", "note", "color"] as const;

/** Names already used by the wire format or by the language. */
const RESERVED: ReadonlySet<string> = new Set([
  ...PLOT_TEXTS,
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

/** Whether a free field can have this name: 1..40 readable characters and not reserved. */
export function isPlotFieldName(name: string): boolean {
  const length = textLength(name);
  return (
    length >= 1 && length <= PLOT_NAME_LENGTH && name === plainLine(name) && !RESERVED.has(name)
  );
}

/** A new plot or a change. Omitted values keep their current value or the default. */
export interface PlotInput {
  x?: number | undefined;
  y?: number | undefined;
  /** Title, note, color and free fields. An empty text deletes a free field. */
  texts: Readonly<Record<string, string>>;
}

export type PlotRefusal = "BAD_INPUT" | "PLOT_FULL";

interface PlotOutcome {
  plot: Plot;
}

const isText = (name: string): boolean => PLOT_TEXTS.some((text) => text === name);

/** The texts of a plot after a change, or why it is refused. */
function withTexts(
  before: Plot["fields"],
  texts: PlotInput["texts"],
): { ok: true; fields: Plot["fields"] } | { ok: false; code: PlotRefusal } {
  const fields = new Map(Object.entries(before));
  for (const [name, typed] of Object.entries(texts)) {
    const text = plainLine(typed);
    const isNamed = isText(name) || isPlotFieldName(name);
    if (!isNamed || textLength(text) > PLOT_TEXT_LENGTH) return { ok: false, code: "BAD_INPUT" };
    if (text === "" && !isText(name)) fields.delete(name);
    else fields.set(name, text);
  }
  if (fields.size > PLOT_TEXTS.length + PLOT_FREE_FIELDS) return { ok: false, code: "PLOT_FULL" };
  return { ok: true, fields: Object.fromEntries(fields) };
}

function writePlot(
  playerId: number,
  before: Plot,
  { x = before.x, y = before.y, texts }: PlotInput,
): Result<PlotOutcome, PlotRefusal> {
  if (!isOnGrid({ x, y })) return { ok: false, code: "BAD_INPUT" };
  const written = withTexts(before.fields, texts);
  if (!written.ok) return written;
  const { id } = before;
  const plot: Plot = { id, x, y, fields: written.fields };
  return {
    ok: true,
    changes: [write("plot", { playerId, id, plot })],
    outcome: { plot },
  };
}

const NO_TEXTS: Plot["fields"] = { title: "", note: "", color: "" };

export interface MarkPlotState {
  player: Pick<PlayerState, "id"> & Position;
  /** Number of plots the player has. */
  count: number;
  /** The new plot's id, unguessable. */
  id: string;
}

/**
 * Marks a field, by default the player's own. Refuses with `TOO_MANY_PLOTS` (200), `PLOT_FULL`
 * (more than ten free fields) and `BAD_INPUT` (off the map, a text above 280 characters, a reserved
 * or unreadable field name).
 */
export function markPlot(
  { player, count, id }: MarkPlotState,
  input: PlotInput,
  _env: Env,
): Result<PlotOutcome, PlotRefusal | "TOO_MANY_PLOTS"> {
  if (count >= MAX_PLOTS) return { ok: false, code: "TOO_MANY_PLOTS" };
  const { x, y } = player;
  return writePlot(player.id, { id, x, y, fields: NO_TEXTS }, input);
}

export interface OwnPlotState {
  player: Pick<PlayerState, "id">;
  /** The plot, if it is the player's; else null. */
  plot: Plot | null;
}

/** Changes the given values of a plot. Refuses with `NOT_FOUND`, and like `markPlot`. */
export function changePlot(
  { player, plot }: OwnPlotState,
  input: PlotInput,
  _env: Env,
): Result<PlotOutcome, PlotRefusal | "NOT_FOUND"> {
  if (plot === null) return { ok: false, code: "NOT_FOUND" };
  return writePlot(player.id, plot, input);
}

/** Deletes a plot. Refuses with `NOT_FOUND`. */
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
