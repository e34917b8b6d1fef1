/** The loot log. */
import { logsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { listLogs, writeOwnNote } from "./logs.service.ts";

export const logsRouter = router({
  list: implement(logsCalls.list, listLogs),
  note: implement(logsCalls.note, writeOwnNote),
});
