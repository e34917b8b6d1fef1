/** The caller writes a note into the own log. */
import type { NoteAnswer, NoteInput } from "@emberlode/contract";
import {
  logTotal,
  NOTES_PER_HOUR,
  type Refusal,
  type WriteNoteRefusal,
  writeNote,
} from "@emberlode/game";
import { findNoteTimes } from "../../services/logs/logs.queries.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { toLog } from "./to-log.ts";

/** Writes the note as the next line of the log. */
export async function writeOwnNote(
  ctx: PlayerContext<"actions" | "pool" | "random">,
  input: NoteInput,
): Promise<NoteAnswer | ActionError<WriteNoteRefusal>> {
  const { services, playerId } = ctx;
  const result = await services.actions.perform<
    NoteAnswer,
    Refusal<WriteNoteRefusal | "NOT_LOGGED_IN">,
    readonly number[]
  >({
    playerId,
    ...idempotencyOf(ctx, input),
    prepare: () => findNoteTimes(services.pool, playerId, NOTES_PER_HOUR),
    decide({ players, now }, written) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const done = writeNote({ player, written }, input, { now, random: services.random });
      if (!done.ok) return { ok: false, error: done };
      const nr = logTotal(player.logCounts) + 1;
      const log = toLog({ ...done.outcome.entry, nr, createdAt: now }, ctx.words);
      return { ok: true, changes: done.changes, answer: { log } };
    },
  });
  return result.ok ? result.answer : actionError(result.error);
}
