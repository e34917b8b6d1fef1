/** Reports of messages, and the moderators' decisions about them. */
import type { Pool } from "@emberlode/db";
import type { ReportDecision } from "@emberlode/game";
import {
  NAMED_COLUMNS,
  type StoredMessage,
  WITH_SENDER,
} from "../../services/chat/chat.queries.ts";
import { notice } from "../../services/live/notice-sql.ts";

/** A message with undecided reports. */
export interface OpenReport extends StoredMessage {
  /** When a moderator removed it, in milliseconds; null if it was not removed. */
  removedAt: number | null;
  /** Number of players who reported it, and the time of the first report. */
  reports: number;
  firstAt: number;
}

/** Messages of a room with open reports, after a number, oldest first. */
export async function findOpenReports(
  pool: Pool,
  { room, after, limit }: { room: string; after: number; limit: number },
): Promise<OpenReport[]> {
  return pool.query<OpenReport>(
    `select ${NAMED_COLUMNS}, m.removed_at as "removedAt", r.reports, r."firstAt"
    from (
      select room, seq, count(*) as reports, min(created_at) as "firstAt" from message_reports
      where decision is null and room = $1 and seq > $2::bigint
      group by room, seq order by seq limit $3::int
    ) r join messages m on m.room = r.room and m.seq = r.seq ${WITH_SENDER} order by m.seq`,
    [room, after, limit],
  );
}

/** Number of messages of a room with open reports. */
export async function countOpenReports(pool: Pool, room: string): Promise<number> {
  const rows = await pool.query<{ open: number }>(
    `select count(distinct seq) as open from message_reports
    where decision is null and room = $1`,
    [room],
  );
  return rows[0]?.open ?? 0;
}

/** A moderator's decision about a message; `at` also identifies the call. */
export interface Decided {
  room: string;
  seq: number;
  moderatorId: number;
  decision: ReportDecision;
  /** Milliseconds. */
  at: number;
}

/** `again`: this call was already carried out. `over`: there were reports, but all are decided. */
export type DecideOutcome = "done" | "again" | "over" | "none";

/**
 * Decides the open reports of a message, or removes the message whether or not it was reported, and
 * notifies its reporters. The message is locked first, so two moderators take turns.
 */
const decideStatement = (removes: boolean, decidesOnly: boolean) => `
with message as materialized (
  select player_id, removed_at from messages where room = $1 and seq = $2::bigint for no key update
),
decided as (
  update message_reports set decision = $4, decided_by = $3::int, decided_at = $5::bigint
  where room = $1 and seq = $2::bigint and decision is null and exists (select from message)
  returning reporter_id
),
removed as (
  update messages set removed_at = $5::bigint
  where ${removes} and room = $1 and seq = $2::bigint and removed_at is null
    and exists (select from message) ${decidesOnly ? "and exists (select from decided)" : ""}
  returning player_id
),
noted as (
  insert into moderations (moderator_id, action, target_id, room, seq, created_at)
  select $3::int, 'remove', player_id, $1, $2::bigint, $5::bigint from removed
),
alerted as (
  insert into alerts (player_id, type, kind, facts, created_at)
  select p.id, 'admin', 'report', jsonb_build_object('decision', $4::text), $5::bigint from decided d join players p on p.id = d.reporter_id
),
notified as (
  select ${notice("removed", "'room', $1::text, 'seq', $2::bigint")} from removed
)
select (select count(*) from decided) > 0 as done,
  -- A select that nothing reads is not run: without its count nobody would be notified.
  (select count(*) from notified) > 0 as notified,
  exists (select from message) as "isMessage",
  exists (select from message_reports where room = $1 and seq = $2::bigint) as "isReported",
  exists (
    select from message_reports where room = $1 and seq = $2::bigint
      and decision = $4 and decided_by = $3::int and decided_at = $5::bigint
  ) as again`;

interface DecideRow {
  done: boolean;
  isMessage: boolean;
  isReported: boolean;
  again: boolean;
}

const parametersOf = ({ room, seq, moderatorId, decision, at }: Decided) => [
  room,
  seq,
  moderatorId,
  decision,
  at,
];

/** Decides the open reports of a message. */
export async function decideReports(pool: Pool, decided: Decided): Promise<DecideOutcome> {
  const text = decideStatement(decided.decision === "removed", true);
  const [row] = await pool.query<DecideRow>(text, parametersOf(decided));
  if (row?.done === true) return "done";
  if (row?.again === true) return "again";
  return row?.isReported === true ? "over" : "none";
}

/**
 * Removes a message for all players with an audit row and decides its reports; false when there is no
 * such message. Repeating it changes nothing.
 */
export async function removeMessage(pool: Pool, removal: Omit<Decided, "decision">) {
  const text = decideStatement(true, false);
  const [row] = await pool.query<DecideRow>(
    text,
    parametersOf({ ...removal, decision: "removed" }),
  );
  return row?.isMessage === true;
}
