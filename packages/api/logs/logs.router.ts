/** The loot log. */
import { historyAnswer, logsAnswer, logsInput, noteAnswer, noteInput } from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { showHistory } from "./history.usecase.ts";
import { listLogs } from "./list-logs.usecase.ts";
import { writeOwnNote } from "./write-note.usecase.ts";

export const logsRouter = router({
  /** A page of the caller's log, newest first (spec §7, rules §18). */
  list: playerProcedure
    .meta({ limit: "read" })
    .input(logsInput)
    .output(logsAnswer)
    .query(({ ctx, input }) => listLogs(ctx, input)),

  /** The caller's resources by source and day, thirty days back (rules §18). */
  history: playerProcedure
    .meta({ limit: "read" })
    .output(historyAnswer)
    .query(({ ctx }) => showHistory(ctx)),

  /** Writes a note into the caller's log, 30 an hour (rules §18). BAD_INPUT, TOO_MANY_NOTES. */
  note: playerProcedure
    .meta({ limit: "action" })
    .input(noteInput)
    .output(noteAnswer)
    .mutation(({ ctx, input }) => writeOwnNote(ctx, input)),
});
