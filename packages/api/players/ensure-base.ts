/** Giving a base to somebody who has none: a first step, the return of somebody whose base left the map. */
import { setTimeout as sleep } from "node:timers/promises";
import { placeBase } from "@emberlode/db";
import {
  baseSlots,
  isPlacedLikeGuest,
  makeRoom,
  type PlacedPlayer,
  type PlayerState,
  type Position,
  type RoomState,
  SECOND,
  START,
} from "@emberlode/game";
import { busyError, GameError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findPlacedPlayer, findStandingBases } from "./guests.queries.ts";

/**
 * How long other processes may be faster, one placement after the other: each that is, places a base. Less
 * than a page waits for an answer.
 */
const PATIENCE_MS = 4 * SECOND;
/** Longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE_MS = 20;

/** Who leaves the map for a newcomer's base. TOO_MANY_GUESTS_HERE, TOO_MANY_GUESTS, WORLD_FULL, BUSY. */
async function findRoom(
  { pool, world, clock }: Services,
  newcomer: RoomState["newcomer"],
  busy: ReadonlySet<number>,
) {
  const { turn, standing } = await findStandingBases(pool);
  const room = makeRoom({ newcomer, standing, places: world.places(), now: clock.now(), busy });
  if (room.ok) return { turn, leaving: room.leaving };
  if (room.error === "BUSY") throw busyError();
  if (room.error !== "TOO_MANY_GUESTS_HERE") throw new GameError(room.error);
  const retryAfterSeconds = Math.max(1, Math.ceil(room.waitMs / SECOND));
  throw new GameError(room.error, { retryAfterSeconds });
}

/** A free cell, or one that becomes free when some leave. WORLD_FULL. */
async function reserveCell(
  { world, random }: Services,
  prefer: Position | null,
  leaving: readonly PlacedPlayer[],
) {
  const without = new Set(leaving.map(({ id }) => id));
  const reserved = world.reserve(random, prefer, without);
  if (reserved !== null) return reserved;
  await world.refresh();
  const again = world.reserve(random, prefer, without);
  if (again === null) throw new GameError("WORLD_FULL");
  return again;
}

/**
 * Where a newcomer stands until the first step: on the cell that the base would get now. TOO_MANY_GUESTS_HERE,
 * WORLD_FULL, BUSY.
 */
export async function startingCell(
  services: Services,
  who: { isGuest: boolean; isBot: boolean; address: string },
): Promise<Position> {
  const newcomer = { ...who, createdAt: services.clock.now() };
  const { leaving } = await findRoom(services, newcomer, new Set());
  const { cell, release } = await reserveCell(services, null, leaving);
  release();
  return cell;
}

async function place(services: Services, player: PlayerState, who: PlacedPlayer): Promise<void> {
  const { pool, actions, world, random } = services;
  // Whoever hardly began waits where the base is going to stand.
  let prefer = isPlacedLikeGuest(who.actions) || who.isGuest ? { x: player.x, y: player.y } : null;
  const busy = new Set<number>();
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { turn, leaving } = await findRoom(services, who, busy);
    const { cell, release } = await reserveCell(services, prefer, leaving);
    try {
      const slots = baseSlots(START.baseLevel);
      const placement = { playerId: player.id, cell: { ...cell, slots }, leaving, turn };
      const placed = await placeBase(pool, placement);
      for (const { id } of [player, ...leaving]) actions.forget(id);
      if (placed === "PLAYER_GONE") throw new GameError("NOT_LOGGED_IN");
      // Another process may have placed it meanwhile.
      if (placed === "HAS_BASE") return;
      if (placed === "PLACED") {
        await world.catchUp();
        return;
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
 * the map with the same statement, so that limits hold exactly. WORLD_FULL, BUSY, and for guests
 * TOO_MANY_GUESTS_HERE and TOO_MANY_GUESTS.
 */
export async function ensureBase(services: Services, playerId: number): Promise<void> {
  await services.placements.run(async () => {
    const [player, who] = await Promise.all([
      services.actions.read(playerId),
      findPlacedPlayer(services.pool, playerId),
    ]);
    if (player === null || who === null) throw new GameError("NOT_LOGGED_IN");
    if (player.baseX !== null) return;
    await place(services, player, who);
  });
}

/**
 * The same before a fight or a tool: what is allowed there follows from the level of the base, and who
 * comes back by a token may call them before any step. Costs nothing where the map shows a base.
 */
export async function ensureStandingBase(services: Services, playerId: number): Promise<void> {
  const owned = services.world.factoriesOf(playerId);
  if (owned.every(({ type }) => type !== "base")) await ensureBase(services, playerId);
}

/**
 * Brings the base back that left the map; who hardly began gets it with the next step. Nothing keeps
 * anybody from logging in: what does not work now is done with the next step.
 */
export async function returnToMap(services: Services, playerId: number): Promise<void> {
  const player = await services.actions.read(playerId);
  if (player === null || player.isGuest || player.baseX !== null) return;
  const who = await findPlacedPlayer(services.pool, playerId);
  if (who === null || isPlacedLikeGuest(who.actions)) return;
  try {
    await ensureBase(services, playerId);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const { gameCode } = error;
    services.log.warn({ playerId, gameCode }, "the base of a returning account waits for a step");
  }
}
