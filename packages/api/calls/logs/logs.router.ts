/** The loot log. */
import { logsCalls } from "@emberlode/contract/calls";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { showHistory } from "./history.usecase.ts";
import { listLogs } from "./list-logs.usecase.ts";
import { writeOwnNote } from "./write-note.usecase.ts";

export const logsRouter = router({
  list: implement(logsCalls.list, listLogs),
  history: implement(logsCalls.history, showHistory),
  note: implement(logsCalls.note, writeOwnNote),
});
