/** Chat queries. Other processes are notified with the commit. */
import {
  accounts,
  blocks,
  type Database,
  mutedUntil as findMutedUntil,
  isDuplicate,
  messages,
  rooms,
} from "@emberlode/db";
import { and, asc, between, desc, eq, gte, isNull, lt, notExists, sql } from "drizzle-orm";
import { notify, type StoredMessage } from "../live/notifications.ts";

const STORED_COLUMNS = {
  room: messages.room,
  seq: messages.seq,
  playerId: messages.playerId,
  sender: messages.sender,
  role: messages.role,
  clientId: messages.clientId,
  body: messages.body,
  createdAt: messages.createdAt,
};

/**
 * The columns of a message with the sender's current name, empty for a former player. Needs a left
 * join of `accounts`.
 */
const CURRENT_NAME_COLUMNS = {
  ...STORED_COLUMNS,
  sender: sql<string>`coalesce(${accounts.username}, '')`,
};

interface InsertResult {
  /** Null if there is no such room, or if the sender is deleted or muted. */
  message: StoredMessage | null;
  /** Null if the sender is deleted. */
  mutedUntil: number | null;
}

type NewMessage = Pick<StoredMessage, "room" | "playerId" | "clientId" | "body">;

async function findDuplicate(db: Database, { playerId, clientId }: NewMessage) {
  const [sent] = await db
    .select(STORED_COLUMNS)
    .from(messages)
    .where(and(eq(messages.playerId, playerId), eq(messages.clientId, clientId)));
  return sent ?? null;
}

async function insertNext(
  db: Database,
  { room, createdAt, ...message }: NewMessage & Pick<StoredMessage, "createdAt">,
): Promise<StoredMessage | "NO_SENDER" | "NO_ROOM"> {
  return db.transaction(async (tx) => {
    // Keeps the sender from being deleted before the message is stored, so that the deletion finds
    // its name. Locked before the room, for which everyone waits.
    const [sender] = await tx
      .select({ sender: accounts.username, role: accounts.role })
      .from(accounts)
      .where(eq(accounts.id, message.playerId))
      .for("key share");
    if (sender === undefined) return "NO_SENDER";
    // This locks the room until the commit, so numbers follow the order of commits.
    const [next] = await tx
      .update(rooms)
      .set({ seq: sql`${rooms.seq} + 1` })
      .where(eq(rooms.name, room))
      .returning({ seq: rooms.seq });
    if (next === undefined) return "NO_ROOM";
    const sent = { room, seq: next.seq, ...message, ...sender, createdAt };
    await tx.insert(messages).values(sent);
    await notify(tx, { t: "message", message: sent });
    return sent;
  });
}

/** Stores a message under the room's next number; a repeated one returns the stored message. */
export async function insertMessage(
  db: Database,
  message: NewMessage,
  now: number,
): Promise<InsertResult> {
  const [known, mutedUntil] = await Promise.all([
    findDuplicate(db, message),
    findMutedUntil(db, message.playerId, now),
  ]);
  if (known !== null || mutedUntil > now) return { message: known, mutedUntil };
  try {
    const stored = await insertNext(db, { ...message, createdAt: now });
    if (stored === "NO_SENDER") return { message: null, mutedUntil: null };
    return { message: stored === "NO_ROOM" ? null : stored, mutedUntil };
  } catch (error) {
    // A concurrent attempt stored the same message first.
    if (!isDuplicate(error)) throw error;
    return { message: await findDuplicate(db, message), mutedUntil };
  }
}

/** A range of numbers in a room, both ends inclusive. */
export interface SeqRange {
  room: string;
  first: number;
  last: number;
}

/** How many numbers are searched per page, so blocked senders can't make it expensive. */
export const HISTORY_WINDOW = 1_000;

const inRange = ({ room, first, last }: SeqRange) =>
  and(eq(messages.room, room), between(messages.seq, first, last), isNull(messages.removedAt));

const notBlockedBy = (db: Database, reader: number) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(and(eq(blocks.playerId, reader), eq(blocks.blockedId, messages.playerId))),
  );

/** The newest messages of a range that are visible to a player, oldest first. */
export async function findHistory(
  db: Database,
  range: SeqRange,
  { reader, olderThan, limit }: { reader: number; olderThan: number | null; limit: number },
): Promise<StoredMessage[]> {
  const isOlder = olderThan === null ? undefined : lt(messages.createdAt, olderThan);
  const rows = await db
    .select(CURRENT_NAME_COLUMNS)
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.playerId))
    .where(and(inRange(range), notBlockedBy(db, reader), isOlder))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** All messages of a range, oldest first; with `reader` null, from all senders. */
export async function findRange(
  db: Database,
  range: SeqRange,
  reader: number | null,
): Promise<StoredMessage[]> {
  const isShown = reader === null ? undefined : notBlockedBy(db, reader);
  return db
    .select(CURRENT_NAME_COLUMNS)
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.playerId))
    .where(and(inRange(range), isShown))
    .orderBy(asc(messages.seq));
}

/** The number of the last message before a time (milliseconds); 0 if none. */
export async function findSeqBefore(db: Database, room: string, time: number): Promise<number> {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.room, room), lt(messages.createdAt, time)))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  return row?.seq ?? 0;
}

/** Numbers of the messages removed since a time (milliseconds). */
export async function findRemovedSince(
  db: Database,
  room: string,
  time: number,
): Promise<number[]> {
  const rows = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.room, room), gte(messages.removedAt, time)))
    .orderBy(asc(messages.removedAt), asc(messages.seq));
  return rows.map(({ seq }) => seq);
}

/** The number of a room's last message; null if there is no such room. */
export async function findLatest(db: Database, room: string): Promise<number | null> {
  const [row] = await db.select({ seq: rooms.seq }).from(rooms).where(eq(rooms.name, room));
  return row?.seq ?? null;
}
