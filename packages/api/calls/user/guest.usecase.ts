/** Playing immediately, without a name. */
import type { LoginPayload } from "@emberlode/contract";
import { guestName, guestsRefusal } from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";
import { findReferrer } from "../../services/accounts/accounts.queries.ts";
import { refuseNewcomer } from "../../services/admin/sign-ups.ts";
import { limitAddress } from "../../services/limits/address.ts";
import { createPlayer } from "../../world/players/create-player.ts";
import { type Starting, startingCell } from "../../world/players/ensure-base.ts";
import type { NoRoom } from "../../world/players/place-base.ts";
import type { PublicContext } from "../context.ts";
import { loginPayload } from "./login-payload.ts";
import { answerAgain, creationOf } from "./repeated-creation.ts";

const MAX_NAMES_TRIED = 5;
const AS_GUEST = { isGuest: true, stay: false };

/**
 * Creates a guest and logs them in (rules §2). The base is placed with the first action. A repeated call
 * from the same network logs in again. TOO_MANY_GUESTS_HERE when the address holds five guest bases and
 * none of them was idle for half an hour, or when a network around it holds its multiple of that,
 * TOO_MANY_GUESTS, KEY_REUSED, WORLD_FULL, BUSY, GUESTS_CLOSED or SIGNUPS_CLOSED; these are not charged
 * as sign-ups.
 */
export async function startGuest(
  context: PublicContext<keyof Starting | "config" | "limits" | "passwords" | "pool" | "sessions">,
  { ref }: { ref?: string | undefined },
): Promise<LoginPayload | GameError<NoRoom | "SIGNUPS_CLOSED" | "GUESTS_CLOSED">> {
  const { services, request, effects } = context;
  const address = limitAddress(request.address);
  // A guest's key is not protected by a password, so it must not work from other networks.
  const creation = creationOf(context, { ref }, address);
  const again = await answerAgain(context, creation);
  if (again !== null) return again;
  const closed = await refuseNewcomer(context, guestsRefusal);
  if (closed !== null) return closed;
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const position = await startingCell(services, { isGuest: true, isBot: false, address });
  if (position instanceof GameError) return position;
  for (let tries = 0; tries < MAX_NAMES_TRIED; tries++) {
    const username = guestName(services.random);
    const session = services.sessions.prepare(AS_GUEST, request);
    const who = { username, email: null, passwordHash: null, address, referrerId };
    const created = await createPlayer(services, { ...who, creation, session }, position);
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
