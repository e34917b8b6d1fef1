/** Registering. */
import type { LoginPayload, RegisterInput } from "@emberlode/contract";
import { isReservedUsername } from "@emberlode/game";
import { findReferrer, findTaken } from "../accounts/accounts.queries.ts";
import { loginPayload } from "../accounts/login-payload.ts";
import type { Context } from "../context.ts";
import { GameError } from "../errors.ts";
import { createPlayer } from "../players/create-player.ts";
import { placeSomewhere } from "../players/place-somewhere.ts";
import type { Services } from "../services.ts";

/** The refusal of a name or address, with the sentence at its field of the form. */
export function nameRefusal(
  code: "USERNAME_TAKEN" | "EMAIL_TAKEN" | "USERNAME_RESERVED",
): GameError {
  const { message } = new GameError(code);
  return new GameError(code, {
    fields: { [code === "EMAIL_TAKEN" ? "email" : "username"]: message },
  });
}

/**
 * Refuses early what the database would refuse in the end, before the password costs anything.
 * USERNAME_RESERVED, USERNAME_TAKEN, EMAIL_TAKEN.
 */
export async function refuseNames(
  { db }: Services,
  { username, email }: { username: string; email: string },
): Promise<void> {
  if (isReservedUsername(username)) throw nameRefusal("USERNAME_RESERVED");
  const taken = await findTaken(db, username, email);
  if (taken !== null) throw nameRefusal(taken);
}

/**
 * Makes an account with a base and logs it in (rules §2). A `ref` that names no account is ignored;
 * one that does fixes the referrer for good. USERNAME_RESERVED, USERNAME_TAKEN, EMAIL_TAKEN,
 * WORLD_FULL, BUSY.
 */
export async function register(
  { services, request, effects }: Context,
  { username, email, password, ref }: RegisterInput,
): Promise<LoginPayload> {
  await refuseNames(services, { username, email });
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const passwordHash = await services.passwords.hash(password);
  const facts = { username, email, passwordHash, guestAddress: null, referrerId };
  const id = await placeSomewhere(services, null, async (position) => {
    const created = await createPlayer(services, facts, { position, withBase: true });
    if (created.ok) return { owner: created.id };
    if (created.error === "CELL_TAKEN") return "CELL_TAKEN";
    throw nameRefusal(created.error);
  });
  if (id === null) throw new Error("A registered player was not placed.");
  await services.world.catchUp();
  await services.sessions.begin({ id, isGuest: false }, request, effects);
  return loginPayload(services, id);
}
