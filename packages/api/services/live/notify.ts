import { type Database, notifyProcesses } from "@emberlode/db";
import type { Notice } from "./notices.ts";

/** Notifies all processes of this world; within a transaction they receive it with its commit, or never. */
export const notify = (db: Database, notice: Notice): Promise<void> =>
  notifyProcesses(db, [notice]);
