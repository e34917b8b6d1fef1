/** The REST calls of the wire contract, each a view of one procedure. */
import type { RestRow } from "./rest-row.ts";
import { armyRows } from "./rows/army-rows.ts";
import { buildingRows } from "./rows/building-rows.ts";
import { chatRows } from "./rows/chat-rows.ts";
import { eucRows } from "./rows/euc-rows.ts";
import { fairRows } from "./rows/fair-rows.ts";
import { fieldRows } from "./rows/field-rows.ts";
import { napRows } from "./rows/nap-rows.ts";
import { pucRows } from "./rows/puc-rows.ts";
import { recordRows } from "./rows/record-rows.ts";
import { sessionRows } from "./rows/session-rows.ts";
import { socialRows } from "./rows/social-rows.ts";

export const REST_ROWS: readonly RestRow[] = [
  ...sessionRows,
  ...fieldRows,
  ...pucRows,
  ...eucRows,
  ...armyRows,
  ...fairRows,
  ...buildingRows,
  ...napRows,
  ...socialRows,
  ...recordRows,
  ...chatRows,
];

/** Procedures without a REST call, on purpose. */
export const TRPC_ONLY: readonly string[] = [
  // A look by link is the web client's; the wire contract has no REST call for it.
  "fields.field",
  // Over REST a page of history and the socket do the same.
  "chat.resume",
  // The documented call names its sender.
  "chat.send",
];
