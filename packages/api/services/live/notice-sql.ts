import { CHANNEL } from "@emberlode/db";
import type { Notice } from "./notices.ts";

/**
 * SQL that sends one kind of notification to all processes; the other keys are SQL for
 * `json_build_object`.
 */
export const notice = (kind: Notice["t"], keys: string): string =>
  `pg_notify(${CHANNEL}, json_build_object('t', '${kind}', ${keys})::text)`;
