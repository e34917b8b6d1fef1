/** Asks for the password before a sensitive action. */
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { findAccount } from "../players/players.queries.ts";
import { authenticateWithinLimits } from "../sessions/login.service.ts";

export type PasswordServices = "db" | "devices" | "limits" | "log" | "passwords";

/**
 * Returns the caller's account if the password is right, or `WRONG_PASSWORD`, which counts as a
 * failed login. Guests have no password, so it isn't checked.
 */
export async function accountWithPassword(
  { services, request, playerId }: PlayerContext<PasswordServices>,
  password: string | undefined,
) {
  const account = await findAccount(services.db, playerId);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  if (account.isGuest) return account;
  const { username } = account;
  const isRight =
    password !== undefined &&
    password !== "" &&
    (await authenticateWithinLimits(services, { username, password }, request))?.id === playerId;
  if (isRight) return account;
  return new GameError("WRONG_PASSWORD", {
    fields: {
      password: ({ errors, inputs }) =>
        password ? errors("texts.WRONG_PASSWORD") : inputs("faults.ownPasswordMissing"),
    },
  });
}
