/** Notes that players write into their own log (rules §18). */

import { TEXT_LIMITS } from "../account-limits.ts";
import { HOUR } from "../game-time.ts";
import { plainLine, textLength } from "../plain-text.ts";
import { NO_AMOUNTS } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { LedgerEntry, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { waitLeft } from "./waits.ts";

/** Maximum number of notes in any hour. */
export const NOTES_PER_HOUR = 30;

/** Colors of notes. Any other color becomes the first. */
export const NOTE_COLORS = ["neutral", "steel", "ember", "good", "bad"] as const;
export type NoteColor = (typeof NOTE_COLORS)[number];

/** The requested color, or neutral if it is unknown. */
export function noteColor(wish: unknown): NoteColor {
  return NOTE_COLORS.find((color) => color === wish) ?? "neutral";
}

export interface WriteNoteState {
  player: Pick<PlayerState, "id">;
  /**
   * Times of the latest notes (milliseconds), newest first: `NOTES_PER_HOUR` or more of them, or
   * all if there are fewer.
   */
  written: readonly number[];
}

export interface WriteNoteInput {
  content: string;
  /** One of `NOTE_COLORS`; neutral for anything else. */
  color?: string | undefined;
}

export type WriteNoteRefusal = "BAD_INPUT" | "TOO_MANY_NOTES";

export interface WriteNoteOutcome {
  entry: LedgerEntry;
}

/**
 * Writes a note of at most 280 characters; invisible characters and line ends are removed. Refuses
 * with `BAD_INPUT` (nothing readable, or too long) and `TOO_MANY_NOTES` (30 within the last hour).
 */
export function writeNote(
  { player, written }: WriteNoteState,
  input: WriteNoteInput,
  { now }: Env,
): Result<WriteNoteOutcome, WriteNoteRefusal> {
  const content = plainLine(input.content);
  if (content === "" || textLength(content) > TEXT_LIMITS.noteMax) {
    return { ok: false, code: "BAD_INPUT" };
  }
  const oldest = written[NOTES_PER_HOUR - 1];
  const waitMs = oldest === undefined ? 0 : waitLeft(oldest + HOUR, HOUR, now);
  if (waitMs > 0) return { ok: false, code: "TOO_MANY_NOTES", waitMs };
  const entry: LedgerEntry = {
    playerId: player.id,
    kind: "note",
    ...NO_AMOUNTS,
    detail: { content, color: noteColor(input.color) },
  };
  return { ok: true, changes: [write("ledger", entry)], outcome: { entry } };
}
