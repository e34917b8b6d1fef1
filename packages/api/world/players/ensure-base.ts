/** Where newcomers begin, and where players return whose base left the map. */
import { asOutcome, type Database, type Plan } from "@emberlode/db";
import {
  chooseBaseCell,
  isPlacedLikeGuest,
  type PlacedPlayer,
  type Position,
  type Random,
} from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";
import type { Clock } from "../../services/clock.ts";
import type { Log } from "../../services/log.ts";
import type { WorldMap } from "../map/world-map.ts";
import { findPlacedPlayer } from "./guests.queries.ts";
import { findRoom, type NoRoom, noRoom, type Placing, performPlaced } from "./place-base.ts";

/** The services for finding where a newcomer begins. */
export interface Starting {
  db: Database;
  world: WorldMap;
  clock: Clock;
  random: Random;
}

type Newcomer = Pick<PlacedPlayer, "isBot"> & { address: string };

/** Where a newcomer stands until the first step: the cell that the base would get now. */
export async function startingCell(
  services: Starting,
  who: Newcomer & { isGuest: false },
): Promise<Position | GameError<"WORLD_FULL">>;
export async function startingCell(
  services: Starting,
  who: Newcomer & { isGuest: boolean },
): Promise<Position | GameError<NoRoom>>;
export async function startingCell(services: Starting, who: Newcomer & { isGuest: boolean }) {
  const { world, clock, random } = services;
  const now = clock.now();
  const room = await findRoom(services, { ...who, createdAt: now }, now);
  if (!room.ok) return GameError.fromRefusal(noRoom(room));
  const leaving = new Set(room.leaving.map(({ id }) => id));
  // A free cell if there is one, as when the base is placed later.
  const best = () => {
    const bases = world.bases();
    const stay = bases.filter(({ baseOwner }) => !leaving.has(baseOwner ?? 0));
    const choose = (taken: typeof bases) => chooseBaseCell(world.cells(), taken, random);
    return choose(bases) ?? choose(stay);
  };
  const cell = best();
  if (cell !== null) return cell;
  await world.refresh();
  return best() ?? new GameError("WORLD_FULL");
}

/** Only places the base. */
const BASE_ONLY: Plan<null, never, null> = {
  rule: () => ({ ok: true, changes: [], outcome: null }),
  answer: asOutcome,
};

/**
 * Places the base of a player who has none on the map; does nothing if it is there. Null when it is on
 * the map. BUSY.
 */
export async function ensureBase(
  services: Placing,
  playerId: number,
): Promise<GameError<NoRoom> | null> {
  const result = await performPlaced(services, playerId, BASE_ONLY, { isDue: () => true });
  if (result.ok) return null;
  const { code } = result;
  if (code === "BUSY") throw busyError();
  if (code === "NOT_LOGGED_IN" || code === "KEY_REUSED") throw new GameError(code);
  return GameError.fromRefusal({ ...result, code });
}

/**
 * Brings back a base that left the map; one of a player who did little gets its place with the next
 * action. A refusal is only logged and does not prevent the log-in: the next action places the base.
 */
export async function returnToMap(
  services: Placing & { log: Log },
  playerId: number,
): Promise<void> {
  const player = await services.actions.read(playerId);
  if (player === null || player.isGuest || player.baseX !== null) return;
  const who = await findPlacedPlayer(services.db, playerId);
  if (who === null || isPlacedLikeGuest(who.actions)) return;
  const unplaced = await ensureBase(services, playerId).catch((error) => {
    if (error instanceof GameError) return error;
    throw error;
  });
  if (unplaced === null) return;
  const { gameCode } = unplaced;
  services.log.warn({ playerId, gameCode }, "the base of a returning account waits for an action");
}
