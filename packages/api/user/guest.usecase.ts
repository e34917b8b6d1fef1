/** Playing at once, without a name. */
import type { LoginPayload } from "@emberlode/contract";
import { guestName, type Position } from "@emberlode/game";
import { findReferrer } from "../accounts/accounts.queries.ts";
import { loginPayload } from "../accounts/login-payload.ts";
import { limitAddress } from "../address.ts";
import type { PublicContext } from "../context.ts";
import { busyError, GameError } from "../errors.ts";
import { createPlayer } from "../players/create-player.ts";
import { whoYieldsAt } from "../players/ensure-base.ts";
import type { Services } from "../services.ts";
import { answerAgain, creationOf } from "./repeated-creation.ts";

const MAX_NAMES_TRIED = 5;
const AS_GUEST = { isGuest: true, stay: false };

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
 * Makes a guest and logs it in (rules §2). The base comes with the first step. A call repeated from the
 * same network logs in again. TOO_MANY_GUESTS_HERE when the address holds five guest bases and nobody there
 * was idle for half an hour, KEY_REUSED, WORLD_FULL.
 */
export async function startGuest(
  context: PublicContext,
  { ref }: { ref?: string | undefined },
): Promise<LoginPayload> {
  const { services, request, effects } = context;
  const guestAddress = limitAddress(request.address);
  // No password stands behind a guest's key, so it opens nothing from elsewhere.
  const creation = creationOf(context, { ref }, guestAddress);
  const again = await answerAgain(context, creation);
  if (again !== null) return again;
  await whoYieldsAt(services, guestAddress);
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const arrival = { position: await startingCell(services), withBase: false };
  for (let tries = 0; tries < MAX_NAMES_TRIED; tries++) {
    const username = guestName(services.random);
    const session = services.sessions.prepare(AS_GUEST, request);
    const who = { username, email: null, passwordHash: null, guestAddress, referrerId };
    const created = await createPlayer(services, { ...who, creation, session }, arrival);
    if (created.ok) {
      await services.sessions.handOver(
        session,
        { id: created.id, isGuest: true },
        request,
        effects,
      );
      return loginPayload(services, created.id, AS_GUEST);
    }
    if (created.error !== "KEY_USED") continue;
    const meanwhile = await answerAgain(context, creation);
    if (meanwhile !== null) return meanwhile;
  }
  throw busyError();
}
