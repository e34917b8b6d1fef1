/** Giving a base to somebody who has none: a first step, the return of somebody whose base left the map. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Actions, type Pool, placeBase } from "@emberlode/db";
import {
  baseSlots,
  isPlacedLikeGuest,
  type LeavingPlayer,
  makeRoom,
  type PlacedPlayer,
  type PlayerState,
  type Position,
  type Random,
  type RoomState,
  SECOND,
  START,
} from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";
import type { Clock } from "../../services/clock.ts";
import type { Rounds } from "../../services/live/rounds.ts";
import type { Log } from "../../services/log.ts";
import type { Mutex } from "../../services/pace/mutex.ts";
import type { WorldMap } from "../map/world-map.ts";
import { findPlacedPlayer, findStandingBases } from "./guests.queries.ts";

/** What placing a base needs. */
export interface Placing {
  pool: Pool;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
  random: Random;
  placements: Mutex;
  changedPlayers: Pick<Rounds<number>, "add">;
  log: Log;
}

/**
 * How long other processes may be faster, one placement after the other: each that is, places a base. Less
 * than a page waits for an answer.
 */
const PATIENCE_MS = 4 * SECOND;
/** Longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE_MS = 20;

/** Why nobody can be placed; only guests are too many. */
export type NoRoom = "WORLD_FULL" | "TOO_MANY_GUESTS_HERE" | "TOO_MANY_GUESTS";

/** Who leaves the map for a newcomer's base. BUSY. */
async function findRoom(
  { pool, world, clock }: Placing,
  newcomer: RoomState["newcomer"],
  busy: ReadonlySet<number>,
) {
  const { turn, standing } = await findStandingBases(pool);
  const room = makeRoom({ newcomer, standing, places: world.places(), now: clock.now(), busy });
  if (room.ok) return { turn, leaving: room.leaving };
  if (room.error === "BUSY") throw busyError();
  if (room.error !== "TOO_MANY_GUESTS_HERE") return new GameError(room.error);
  return GameError.fromRefusal({
    ok: false,
    code: room.error,
    waitMs: room.waitMs,
    most: room.most,
  });
}

/** A free cell, or one that becomes free when some leave. */
async function reserveCell(
  { world, random }: Placing,
  prefer: Position | null,
  leaving: readonly LeavingPlayer[],
) {
  const without = new Set(leaving.map(({ id }) => id));
  const reserved = world.reserve(random, prefer, without);
  if (reserved !== null) return reserved;
  await world.refresh();
  return world.reserve(random, prefer, without) ?? new GameError("WORLD_FULL");
}

type Newcomer = Pick<RoomState["newcomer"], "isBot"> & { address: string };

/** Where a newcomer stands until the first step: on the cell that the base would get now. BUSY. */
export async function startingCell(
  services: Placing,
  who: Newcomer & { isGuest: false },
): Promise<Position | GameError<"WORLD_FULL">>;
export async function startingCell(
  services: Placing,
  who: Newcomer & { isGuest: boolean },
): Promise<Position | GameError<NoRoom>>;
export async function startingCell(services: Placing, who: Newcomer & { isGuest: boolean }) {
  const newcomer = { ...who, createdAt: services.clock.now() };
  const room = await findRoom(services, newcomer, new Set());
  if (room instanceof GameError) return room;
  const reserved = await reserveCell(services, null, room.leaving);
  if (reserved instanceof GameError) return reserved;
  reserved.release();
  return reserved.cell;
}

async function place(
  services: Placing,
  player: PlayerState,
  who: PlacedPlayer,
): Promise<GameError<NoRoom> | null> {
  const { pool, actions, world, clock, random, changedPlayers } = services;
  // Whoever hardly began waits where the base is going to stand.
  let prefer = isPlacedLikeGuest(who.actions) || who.isGuest ? { x: player.x, y: player.y } : null;
  const busy = new Set<number>();
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const room = await findRoom(services, who, busy);
    if (room instanceof GameError) return room;
    const { turn, leaving } = room;
    const reserved = await reserveCell(services, prefer, leaving);
    if (reserved instanceof GameError) return reserved;
    const { cell, release } = reserved;
    try {
      const slots = baseSlots(START.baseLevel);
      const placement = { playerId: player.id, cell: { ...cell, slots }, leaving, turn };
      const placed = await placeBase(pool, { ...placement, now: clock.now() });
      for (const { id } of [player, ...leaving]) actions.forget(id);
      if (placed === "PLAYER_GONE") throw new GameError("NOT_LOGGED_IN");
      // Another process may have placed it meanwhile.
      if (placed === "HAS_BASE") return null;
      if (placed === "PLACED") {
        await world.catchUp();
        // Open pages of those who left show it.
        if (leaving.length > 0) changedPlayers.add(leaving.map(({ id }) => id));
        return null;
      }
      if (placed === "CELL_TAKEN") prefer = null;
      if (typeof placed === "object") for (const id of placed.busy) busy.add(id);
    } finally {
      release();
    }
    // Not in step with the other processes that place bases.
    await sleep(random.int(1, LONGEST_PAUSE_MS));
    await world.refresh();
  }
  throw busyError();
}

/**
 * Places the base of a player who has none; nothing happens to one who has. Those who yield to it leave
 * the map with the same statement, so that limits hold exactly. Null when the base stands. BUSY.
 */
export function ensureBase(services: Placing, playerId: number): Promise<GameError<NoRoom> | null> {
  return services.placements.run(async () => {
    const [player, who] = await Promise.all([
      services.actions.read(playerId),
      findPlacedPlayer(services.pool, playerId),
    ]);
    if (player === null || who === null) throw new GameError("NOT_LOGGED_IN");
    return player.baseX === null ? place(services, player, who) : null;
  });
}

/**
 * The same before a fight or a tool: what is allowed there follows from the level of the base, and who
 * comes back by a token may call them before any step. Costs nothing where the map shows a base.
 */
export async function ensureStandingBase(
  services: Placing,
  playerId: number,
): Promise<GameError<NoRoom> | null> {
  const owned = services.world.factoriesOf(playerId);
  return owned.some(({ type }) => type === "base") ? null : ensureBase(services, playerId);
}

/**
 * Brings the base back that left the map; who hardly began gets it with the next step. Nothing keeps
 * anybody from logging in: what does not work now is done with the next step.
 */
export async function returnToMap(services: Placing, playerId: number): Promise<void> {
  const player = await services.actions.read(playerId);
  if (player === null || player.isGuest || player.baseX !== null) return;
  const who = await findPlacedPlayer(services.pool, playerId);
  if (who === null || isPlacedLikeGuest(who.actions)) return;
  const unplaced = await ensureBase(services, playerId).catch((error) => {
    if (error instanceof GameError) return error;
    throw error;
  });
  if (unplaced === null) return;
  const { gameCode } = unplaced;
  services.log.warn({ playerId, gameCode }, "the base of a returning account waits for a step");
}
