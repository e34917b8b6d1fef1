/** Giving a base to somebody who has none: a guest's first step, the return of a dormant account. */
import { placeBase, releaseBase } from "@emberlode/db";
import { baseSlots, GUEST, type PlayerState, SECOND, START } from "@emberlode/game";
import { busyError, GameError } from "../errors.ts";
import type { Services } from "../services.ts";
import {
  type Absentee,
  countGuestBases,
  findGuestAddress,
  findIdlestGuest,
  findIdlestGuestOf,
} from "./guests.queries.ts";
import { placeSomewhere } from "./place-somewhere.ts";

/**
 * Who of an address yields to a sixth guest (rules §2): its longest idle one, if that was idle for half an
 * hour. Null while there is room. TOO_MANY_GUESTS_HERE.
 */
export async function whoYieldsAt(
  { pool, clock }: Services,
  address: string | null,
): Promise<Absentee | null> {
  const { here } = await countGuestBases(pool, address);
  if (here < GUEST.basesPerAddress) return null;
  const idlest = await findIdlestGuestOf(pool, address);
  const waitMs = (idlest?.lastSeenAt ?? 0) + GUEST.yieldsAfterMs - clock.now();
  if (idlest !== null && waitMs <= 0) return idlest;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND));
  throw new GameError("TOO_MANY_GUESTS_HERE", { retryAfterSeconds });
}

/** Who yields when guests hold their share of all places for bases (rules §2); null while there is room. */
async function whoYieldsOfAll({ pool, world }: Services): Promise<Absentee | null> {
  const share = Math.floor(world.places() * GUEST.shareOfBases);
  const { all } = await countGuestBases(pool, null);
  if (all < share) return null;
  const idlest = await findIdlestGuest(pool);
  if (idlest === null) throw new GameError("TOO_MANY_GUESTS");
  return idlest;
}

/** The guest keeps everything, plain factories too, and is placed again with its next step. */
async function takeBase({ pool, world, actions }: Services, guest: Absentee): Promise<void> {
  const released = await releaseBase(pool, guest.id, guest.lastSeenAt + 1);
  if (!released) throw busyError();
  actions.forget(guest.id);
  await world.refresh();
}

async function makeRoomForGuest(services: Services, address: string | null): Promise<void> {
  const here = await whoYieldsAt(services, address);
  if (here !== null) await takeBase(services, here);
  const anywhere = await whoYieldsOfAll(services);
  if (anywhere !== null) await takeBase(services, anywhere);
}

async function place(services: Services, player: PlayerState): Promise<void> {
  const { pool, actions, world } = services;
  // A guest waits where its base is going to stand.
  const prefer = player.isGuest ? { x: player.x, y: player.y } : null;
  const slots = baseSlots(START.baseLevel);
  await placeSomewhere(services, prefer, async (cell) => {
    const placed = await placeBase(pool, player.id, { ...cell, slots });
    actions.forget(player.id);
    if (placed === "PLAYER_GONE") throw new GameError("NOT_LOGGED_IN");
    // Another process may have placed it meanwhile.
    if (placed === "HAS_BASE") return "NOT_NEEDED";
    return placed === "PLACED" ? { owner: player.id } : "CELL_TAKEN";
  });
  await world.catchUp();
}

/**
 * Places the base of a player who has none; nothing happens to one who has. WORLD_FULL, and for
 * guests TOO_MANY_GUESTS_HERE and TOO_MANY_GUESTS. Placements of guests wait for each other, so that limits hold exactly.
 */
export async function ensureBase(services: Services, playerId: number): Promise<void> {
  await services.placements.run(async () => {
    const player = await services.actions.read(playerId);
    if (player === null) throw new GameError("NOT_LOGGED_IN");
    if (player.baseX !== null) return;
    if (player.isGuest) {
      await makeRoomForGuest(services, await findGuestAddress(services.pool, playerId));
    }
    await place(services, player);
  });
}

/** Brings a dormant account's base back; a full world does not keep anybody from logging in. */
export async function returnFromDormancy(services: Services, playerId: number): Promise<void> {
  const player = await services.actions.read(playerId);
  if (player === null || player.isGuest || player.baseX !== null) return;
  try {
    await ensureBase(services, playerId);
  } catch (error) {
    if (!(error instanceof GameError) || error.gameCode !== "WORLD_FULL") throw error;
    services.log.warn({ playerId }, "no room for the base of a returning account");
  }
}
