/** Writes a note into the caller's log. */
import type { NoteAnswer, NoteInput } from "@emberlode/contract";
import { logTotal, NOTES_PER_HOUR, type WriteNoteRefusal, writeNote } from "@emberlode/game";
import { findNoteTimes } from "../../services/logs/logs.queries.ts";
import { type ActionError, perform } from "../../world/actions/perform.ts";
import type { PlayerContext } from "../context.ts";
import { toLog } from "./to-log.ts";

/** Writes the note as the next line of the log. */
export function writeOwnNote(
  ctx: PlayerContext<"actions" | "db" | "random">,
  input: NoteInput,
): Promise<NoteAnswer | ActionError<WriteNoteRefusal>> {
  const { services, playerId, words } = ctx;
  const { db, random } = services;
  return perform(ctx, input, {
    load: () => findNoteTimes(db, playerId, NOTES_PER_HOUR),
    rule: ({ actor: player, now }, written) =>
      writeNote({ player, written }, input, { now, random }),
    answer({ outcome: { entry } }, { actor, now }) {
      const nr = logTotal(actor.logCounts) + 1;
      return { log: toLog({ nr, createdAt: now, ...entry }, words) };
    },
  });
}
