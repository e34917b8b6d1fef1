/** The chat as stored. Changes that other processes need are notified by the same statement. */
import { isDuplicate, type Pool } from "@emberlode/db";
import { idOfName } from "../accounts/id-of-name.ts";
import { notice } from "../live/notice-sql.ts";

export interface StoredMessage {
  room: string;
  seq: number;
  playerId: number;
  sender: string;
  role: "player" | "moderator" | "admin";
  clientId: string;
  body: string;
  /** Milliseconds. */
  createdAt: number;
}

const columnsOf = (
  sender: string,
) => `m.room, m.seq, m.player_id as "playerId", ${sender} as sender,
  m.role, m.client_id as "clientId", m.body, m.created_at as "createdAt"`;

const COLUMNS = columnsOf("m.sender");

/** The same columns for later reads, by `WITH_SENDER`: with the sender's current name. */
export const NAMED_COLUMNS = columnsOf("coalesce(a.username, m.sender)");
export const WITH_SENDER = "left join accounts a on a.id = m.player_id";

/**
 * A message locks its room's row and takes the next number, so that numbers follow the order of commits.
 * A repeated message finds the stored one instead.
 */
const SEND = `
with sender as materialized (
  select a.id, a.username, a.role, coalesce(u.until, 0) as muted_until
  from accounts a left join mutes u on u.player_id = a.id where a.id = $2::int
),
known as materialized (
  select ${COLUMNS} from messages m where m.player_id = $2::int and m.client_id = $3
),
next as (
  update rooms r set seq = r.seq + 1 from sender
  where r.name = $1 and sender.muted_until <= $5::bigint and not exists (select from known)
  returning r.seq, sender.id, sender.username, sender.role
),
sent as (
  insert into messages as m (room, seq, player_id, sender, role, client_id, body, created_at)
  select $1, next.seq, next.id, next.username, next.role, $3, $4, $5::bigint from next
  returning ${COLUMNS}
),
notified as (
  select ${notice(
    "message",
    `'message', json_build_object('room', s.room, 'seq', s.seq, 'playerId', s."playerId",
      'sender', s.sender, 'role', s.role, 'clientId', s."clientId", 'body', s.body,
      'createdAt', s."createdAt")`,
  )} from sent s
)
select coalesce((select row_to_json(sent) from sent), (select row_to_json(known) from known))::text as message,
  (select muted_until from sender) as "mutedUntil", (select count(*) from notified) as notified`;

interface Sent {
  /** Null when there is no such room, or when the sender is deleted or muted. */
  message: StoredMessage | null;
  mutedUntil: number | null;
}

type NewMessage = Pick<StoredMessage, "room" | "playerId" | "clientId" | "body">;

async function sendOnce(pool: Pool, message: NewMessage, now: number): Promise<Sent> {
  const { room, playerId, clientId, body } = message;
  const [row] = await pool.query<{ message: string | null; mutedUntil: number | null }>(SEND, [
    room,
    playerId,
    clientId,
    body,
    now,
  ]);
  return {
    message: row?.message == null ? null : JSON.parse(row.message),
    mutedUntil: row?.mutedUntil ?? null,
  };
}

/** Of two concurrent inserts of one message, the second finds what the first stored. */
export async function insertMessage(pool: Pool, message: NewMessage, now: number): Promise<Sent> {
  try {
    return await sendOnce(pool, message, now);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return sendOnce(pool, message, now);
  }
}

/** A range of numbers in a room, both ends included. */
export interface SeqRange {
  room: string;
  first: number;
  last: number;
}

/** How many numbers are searched for one page, so that blocked senders do not make it more expensive. */
export const HISTORY_WINDOW = 1_000;

const NOT_BLOCKED = `not exists (
  select from blocks b where b.player_id = $4::int and b.blocked_id = m.player_id
)`;

const IN_RANGE = `select ${NAMED_COLUMNS} from messages m ${WITH_SENDER}
  where m.room = $1 and m.seq between $2::bigint and $3::bigint and m.removed_at is null`;

/** The newest visible messages of a range for a player, oldest first. */
export async function findHistory(
  pool: Pool,
  { room, first, last }: SeqRange,
  { reader, olderThan, limit }: { reader: number; olderThan: number | null; limit: number },
): Promise<StoredMessage[]> {
  const rows = await pool.query<StoredMessage>(
    `${IN_RANGE} and ${NOT_BLOCKED} and ($5::bigint is null or m.created_at < $5::bigint)
    order by m.seq desc limit $6::int`,
    [room, first, last, reader, olderThan, limit],
  );
  return rows.reverse();
}

/** All messages of a range, oldest first; `reader` null includes all senders. */
export async function findRange(
  pool: Pool,
  { room, first, last }: SeqRange,
  reader: number | null,
): Promise<StoredMessage[]> {
  const range = [room, first, last];
  return reader === null
    ? pool.query<StoredMessage>(`${IN_RANGE} order by m.seq`, range)
    : pool.query<StoredMessage>(`${IN_RANGE} and ${NOT_BLOCKED} order by m.seq`, [
        ...range,
        reader,
      ]);
}

/** The number of the last message before a time (milliseconds); 0 for none. */
export async function findSeqBefore(pool: Pool, room: string, time: number): Promise<number> {
  const rows = await pool.query<{ seq: number }>(
    `select seq from messages where room = $1 and created_at < $2::bigint
    order by created_at desc, seq desc limit 1`,
    [room, time],
  );
  return rows[0]?.seq ?? 0;
}

/** Numbers of the messages removed since a time (milliseconds). */
export async function findRemovedSince(pool: Pool, room: string, time: number): Promise<number[]> {
  const rows = await pool.query<{ seq: number }>(
    `select seq from moderations
    where action = 'remove' and room = $1 and created_at >= $2::bigint order by id`,
    [room, time],
  );
  return rows.map(({ seq }) => seq);
}

/** The number of a room's last message; null for no such room. */
export async function findLatest(pool: Pool, room: string): Promise<number | null> {
  const rows = await pool.query<{ seq: number }>("select seq from rooms where name = $1", [room]);
  return rows[0]?.seq ?? null;
}

/** Stores a player's report of a message; false for an unknown message. Repeating it changes nothing. */
export async function insertReport(
  pool: Pool,
  { room, seq, reporterId }: { room: string; seq: number; reporterId: number },
  now: number,
): Promise<boolean> {
  const rows = await pool.query<{ found: boolean }>(
    `with found as (
      select from messages where room = $1 and seq = $2::bigint and removed_at is null
    ),
    reported as (
      insert into message_reports (room, seq, reporter_id, created_at)
      select $1, $2::bigint, $3::int, $4::bigint from found on conflict do nothing
    )
    select exists (select from found) as found`,
    [room, seq, reporterId, now],
  );
  return rows[0]?.found === true;
}

/** Mutes a player until `until`, with an audit row. */
export async function muteUntil(
  pool: Pool,
  mute: { moderatorId: number; playerId: number; minutes: number; until: number },
  now: number,
): Promise<void> {
  await pool.query(
    `with muted as (
      insert into mutes (player_id, until) values ($2::int, $4::bigint)
      on conflict (player_id) do update set until = excluded.until
      where mutes.until <> excluded.until
      returning player_id
    )
    insert into moderations (moderator_id, action, target_id, minutes, created_at)
    select $1::int, 'mute', player_id, $3::int, $5::bigint from muted`,
    [mute.moderatorId, mute.playerId, mute.minutes, mute.until, now],
  );
}

const HAS_ROOM = "(select count(*) from blocks where player_id = $1::int) < $4::int";
const BLOCK = `insert into blocks (player_id, blocked_id, created_at)
  select $1::int, $2::int, $3::bigint where ${HAS_ROOM} on conflict do nothing returning 1`;
const UNBLOCK = "delete from blocks where player_id = $1::int and blocked_id = $2::int returning 1";
const IS_BLOCKED = "exists (select from blocks where player_id = $1::int and blocked_id = $2::int)";

/**
 * Blocks another player. False when the player has already blocked `most`; two calls at once may both
 * find room.
 */
export async function addBlock(
  pool: Pool,
  { playerId, blockedId, most }: { playerId: number; blockedId: number; most: number },
  now: number,
): Promise<boolean> {
  const rows = await pool.query<{ done: boolean }>(
    `with changed as (${BLOCK}),
    notified as (select ${notice("blocks", "'playerId', $1::int")} from changed)
    select (select count(*) from notified) > 0 or ${HAS_ROOM} or ${IS_BLOCKED} as done`,
    [playerId, blockedId, now, most],
  );
  return rows[0]?.done === true;
}

/** Unblocks another player. */
export async function removeBlock(
  pool: Pool,
  { playerId, blockedId }: { playerId: number; blockedId: number },
): Promise<void> {
  await pool.query(
    `with changed as (${UNBLOCK}),
    notified as (select ${notice("blocks", "'playerId', $1::int")} from changed)
    select count(*) from notified`,
    [playerId, blockedId],
  );
}

/** The players whom a player has blocked, by id. */
export async function findBlocked(
  pool: Pool,
  playerId: number,
): Promise<{ id: number; username: string }[]> {
  return pool.query<{ id: number; username: string }>(
    `select a.id, a.username from blocks b join accounts a on a.id = b.blocked_id
    where b.player_id = $1::int order by a.username`,
    [playerId],
  );
}

/** An account's id and role by its name or its former name as a guest, ignoring case. */
export async function findNamed(
  pool: Pool,
  username: string,
): Promise<{ id: number; role: StoredMessage["role"] } | null> {
  const rows = await pool.query<{ id: number; role: StoredMessage["role"] }>(
    `select id, role from accounts where id = ${idOfName("$1")}`,
    [username],
  );
  return rows[0] ?? null;
}

export async function findRole(pool: Pool, id: number): Promise<StoredMessage["role"] | null> {
  const rows = await pool.query<{ role: StoredMessage["role"] }>(
    "select role from accounts where id = $1::int",
    [id],
  );
  return rows[0]?.role ?? null;
}
