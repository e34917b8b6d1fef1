/** Playing at once, without a name. */
import type { LoginPayload } from "@emberlode/contract";
import { guestName, type Position } from "@emberlode/game";
import { findReferrer } from "../accounts/accounts.queries.ts";
import { loginPayload } from "../accounts/login-payload.ts";
import { limitAddress } from "../address.ts";
import type { Context } from "../context.ts";
import { busyError, GameError } from "../errors.ts";
import { createPlayer } from "../players/create-player.ts";
import { refuseCrowd } from "../players/ensure-base.ts";
import type { Services } from "../services.ts";

const MAX_NAMES_TRIED = 5;

/** Where a guest starts: the cell that its base would get now. WORLD_FULL. */
async function startingCell({ world, random }: Services): Promise<Position> {
  let reservation = world.reserve(random, null);
  if (reservation === null) {
    await world.refresh();
    reservation = world.reserve(random, null);
  }
  if (reservation === null) throw new GameError("WORLD_FULL");
  reservation.release();
  return reservation.cell;
}

/**
 * Makes a guest and logs it in (rules §2). The base comes with the first step. TOO_MANY_GUESTS when
 * the address holds five guest bases, WORLD_FULL.
 */
export async function startGuest(
  { services, request, effects }: Context,
  { ref }: { ref?: string | undefined },
): Promise<LoginPayload> {
  const guestAddress = limitAddress(request.address);
  await refuseCrowd(services, guestAddress);
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const arrival = { position: await startingCell(services), withBase: false };
  for (let tries = 0; tries < MAX_NAMES_TRIED; tries++) {
    const username = guestName(services.random);
    const facts = { username, email: null, passwordHash: null, guestAddress, referrerId };
    const created = await createPlayer(services, facts, arrival);
    if (!created.ok) continue;
    await services.sessions.begin({ id: created.id, isGuest: true }, request, effects);
    return loginPayload(services, created.id);
  }
  throw busyError();
}
