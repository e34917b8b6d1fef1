/** One box for everything: players, fields, battles, messages and audit rows. */
import { CHAT_ROOM, type SearchAnswer } from "@emberlode/contract";
import { accounts, type Database, messages, rooms } from "@emberlode/db";
import { cellIndex, isOnGrid } from "@emberlode/game";
import { and, asc, desc, eq, gt, like, or, sql } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import { findBattle } from "../battles/battles.queries.ts";
import { searchAudit } from "../staff/audit.ts";
import { LISTED_COLUMNS, STAFF_MESSAGE_COLUMNS } from "../staff/lists.queries.ts";
import { toListed, toStaffMessage } from "../staff/lists.ts";

/** Results of each kind. */
const LIMIT = 10;
/** How many of the newest messages are read. */
const SEARCHED_MESSAGES = 10_000;

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Players whose name, or former name, begins with a text; the last seen first. */
async function findPlayers(db: Database, text: string) {
  const prefix = `${escaped(text.toLowerCase())}%`;
  const rows = await db
    .select({ ...LISTED_COLUMNS, formerName: accounts.formerName })
    .from(accounts)
    .where(or(like(accounts.usernameLower, prefix), like(accounts.formerNameLower, prefix)))
    .orderBy(asc(sql`char_length(${accounts.username})`), desc(accounts.lastSeenAt))
    .limit(LIMIT);
  const isNamed = (name: string) => name.toLowerCase().startsWith(text.toLowerCase());
  return rows.map(({ formerName, ...player }) => ({
    ...toListed(player),
    formerName: isNamed(player.username) ? null : formerName,
  }));
}

/** The newest messages that contain a text. */
async function searchMessages(db: Database, text: string) {
  const newest = sql`(select ${rooms.seq} from ${rooms} where ${rooms.name} = ${CHAT_ROOM}) - ${SEARCHED_MESSAGES}::int`;
  const rows = await db
    .select(STAFF_MESSAGE_COLUMNS)
    .from(messages)
    .where(
      and(
        eq(messages.room, CHAT_ROOM),
        gt(messages.seq, newest),
        sql`${messages.body} ilike ${`%${escaped(text)}%`}`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(LIMIT);
  return rows.map(toStaffMessage);
}

const COORDINATES = /^(\d{1,2})\s*[,/ ]\s*(\d{1,2})$/;
const BATTLE_ID = /^[\w-]{16}$/;

/** The field of coordinates such as `12,34`; null for anything else. */
async function findField(
  { services, role }: StaffContext<"profiles" | "world">,
  text: string,
): Promise<SearchAnswer["field"]> {
  const { world, profiles } = services;
  const [, x = "", y = ""] = COORDINATES.exec(text) ?? [];
  const at = { x: Number(x), y: Number(y) };
  if (!isOnGrid(at)) return null;
  const cell = world.cells()[cellIndex(at)];
  if (cell === undefined) return null;
  // Where players live is for admins.
  const ownerId = role === "admin" ? (cell.baseOwner ?? cell.factory?.ownerId ?? null) : null;
  const owner = ownerId === null ? undefined : (await profiles.of([ownerId])).get(ownerId);
  return {
    ...at,
    type: cell.baseOwner === null ? cell.type : "base",
    owner: owner?.username ?? null,
  };
}

async function searchBattle(db: Database, text: string): Promise<SearchAnswer["battle"]> {
  const battle = BATTLE_ID.test(text) ? await findBattle(db, text) : null;
  return battle === null ? null : { id: text, at: isoTime(battle.createdAt) };
}

/** Searches players, fields, battles, messages and the audit log, in parallel. */
export async function search(
  ctx: StaffContext<"db" | "profiles" | "world">,
  { text }: { text: string },
): Promise<SearchAnswer> {
  const { db } = ctx.services;
  const [players, field, battle, found, audit] = await Promise.all([
    findPlayers(db, text),
    findField(ctx, text),
    searchBattle(db, text),
    searchMessages(db, text),
    searchAudit(db, text, LIMIT),
  ]);
  return { players, field, battle, messages: found, audit };
}
