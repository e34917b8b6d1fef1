/** Players as the next season begins: like new ones, except for what they keep (rules §17). */
import {
  markVisited,
  NEW_PLAYER_START,
  newPlayer,
  nothingVisited,
  type Position,
} from "@emberlode/game";
import { eq, sql } from "drizzle-orm";
import { batches } from "../accounts/batches.ts";
import { playerRow } from "../commit/columns.ts";
import type { Transaction } from "../connection/database.ts";
import { accounts, players } from "../schema/index.ts";

/** Players written by one statement. */
const PLAYERS_PER_STATEMENT = 1000;

interface PlacedPlayer extends Position {
  id: number;
}

/** Gives players their places in turn; more players than places share them. */
export function placesOfPlayers(
  ids: readonly number[],
  starts: readonly Position[],
): readonly PlacedPlayer[] {
  return ids.map((id, index) => {
    const start = starts[index % starts.length];
    if (start === undefined) throw new RangeError("A map needs a cell to start from.");
    return { id, x: start.x, y: start.y };
  });
}

/** The state of a new player. The place differs for each. */
export function newcomer(now: number) {
  const position = { x: 1, y: 1 };
  return newPlayer({ now, isGuest: false, referrerId: null, position, base: null });
}

/**
 * The columns that get the same value for all players: those of a new row, except for kept and
 * individual ones.
 */
function sharedRow(now: number) {
  const row = playerRow({ ...newcomer(now).player, id: 0 });
  const { id: _, createdAt, referrerId, isGuest, rolls, ...reset } = row;
  const { x, y, explored, walked, shieldUntil, ...shared } = reset;
  return shared;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/**
 * Raises every player's version. The shield begins with the season or, if later, the account;
 * labeled bots have none.
 */
export async function resetPlayers(
  tx: Transaction,
  placed: readonly PlacedPlayer[],
  now: number,
): Promise<void> {
  const shared = sharedRow(now);
  const begins = sql`greatest(${players.createdAt}, ${now}::bigint)`;
  const shielded = sql`${begins} + ${NEW_PLAYER_START.shieldMs}::bigint`;
  const isBot = tx
    .select({ isBot: accounts.isBot })
    .from(accounts)
    .where(eq(accounts.id, players.id));
  for (const batch of batches(placed, PLAYERS_PER_STATEMENT)) {
    const list = (values: readonly (number | string)[]) => sql.param([...values]);
    const explored = batch.map((cell) => hex(markVisited(nothingVisited(), cell)));
    // Raw: Drizzle has no rows from arrays.
    const places = sql`unnest(${list(batch.map(({ id }) => id))}::int[],
      ${list(batch.map(({ x }) => x))}::int[], ${list(batch.map(({ y }) => y))}::int[],
      ${list(explored)}::text[]) as place(id, x, y, explored)`;
    const record = sql`decode(place.explored, 'hex')`;
    await tx
      .update(players)
      .set({
        ...shared,
        version: sql`${players.version} + 1`,
        x: sql`place.x`,
        y: sql`place.y`,
        explored: record,
        walked: record,
        shieldUntil: sql`case when (${isBot}) then 0 else ${shielded} end`,
      })
      .from(places)
      .where(sql`place.id = ${players.id}`);
  }
}
