/** Giving a base to somebody who has none: a guest's first step, the return of a dormant account. */
import { placeBase, releaseBase } from "@emberlode/db";
import { baseSlots, GUEST, type PlayerState, START } from "@emberlode/game";
import { busyError, GameError } from "../errors.ts";
import type { Services } from "../services.ts";
import { countGuestBases, findGuestAddress, findIdlestGuest } from "./guests.queries.ts";
import { placeSomewhere } from "./place-somewhere.ts";

/** A sixth guest base from one address is refused (rules §2). TOO_MANY_GUESTS. */
export async function refuseCrowd({ pool }: Services, address: string | null): Promise<void> {
  const { here } = await countGuestBases(pool, address);
  if (here >= GUEST.basesPerAddress) throw new GameError("TOO_MANY_GUESTS");
}

/**
 * When guests hold their share of all places for bases, the one idle longest yields (rules §2): it
 * keeps everything, plain factories too, and is placed anew with its next step.
 */
async function makeRoomForGuest({ pool, world, actions }: Services): Promise<void> {
  const share = Math.floor(world.places() * GUEST.shareOfBases);
  const { all } = await countGuestBases(pool, null);
  if (all < share) return;
  const idlest = await findIdlestGuest(pool);
  if (idlest === null) throw new GameError("TOO_MANY_GUESTS");
  const released = await releaseBase(pool, idlest.id, idlest.lastSeenAt + 1);
  if (!released) throw busyError();
  actions.forget(idlest.id);
  await world.refresh();
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
 * guests TOO_MANY_GUESTS. Placements of guests wait for each other, so that limits hold exactly.
 */
export async function ensureBase(services: Services, playerId: number): Promise<void> {
  await services.placements.run(async () => {
    const player = await services.actions.read(playerId);
    if (player === null) throw new GameError("NOT_LOGGED_IN");
    if (player.baseX !== null) return;
    if (player.isGuest) {
      await refuseCrowd(services, await findGuestAddress(services.pool, playerId));
      await makeRoomForGuest(services);
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
