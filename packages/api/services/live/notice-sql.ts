import { CHANNEL } from "@emberlode/db";
import type { Notice } from "./notices.ts";

/** SQL that notifies all processes of one kind of thing; its other keys are SQL for `json_build_object`. */
export const notice = (kind: Notice["t"], keys: string): string =>
  `pg_notify(${CHANNEL}, json_build_object('t', '${kind}', ${keys})::text)`;
