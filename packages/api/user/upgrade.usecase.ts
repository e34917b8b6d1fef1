/** From guest to account. */
import type { LoginPayload, UpgradeInput } from "@emberlode/contract";
import { upgradeGuest as writeUpgrade } from "@emberlode/db";
import { loginPayload } from "../accounts/login-payload.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { nameRefusal, refuseNames } from "./register.usecase.ts";

/**
 * Gives a guest a name, an address and a password; the base and everything else stays. Every
 * session of the guest ends and the caller gets a new one. NOT_A_GUEST, USERNAME_RESERVED,
 * USERNAME_TAKEN, EMAIL_TAKEN, BUSY.
 */
export async function upgradeGuest(
  { services, request, effects, playerId, player }: PlayerContext,
  { username, email, password }: UpgradeInput,
): Promise<LoginPayload> {
  const { pool, passwords, actions, profiles, sessions } = services;
  if (!player.isGuest) throw new GameError("NOT_A_GUEST");
  await refuseNames(services, { username, email });
  const passwordHash = await passwords.hash(password);
  const result = await writeUpgrade(pool, { accountId: playerId, username, email, passwordHash });
  if (result === "NOT_A_GUEST") throw new GameError("NOT_A_GUEST");
  if (result !== "UPGRADED") throw nameRefusal(result);
  actions.forget(playerId);
  profiles.forget(playerId);
  await sessions.endAll(playerId);
  await sessions.begin({ id: playerId, isGuest: false }, request, effects);
  return loginPayload(services, playerId);
}
