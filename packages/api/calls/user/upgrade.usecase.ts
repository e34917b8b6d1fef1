/** Turns a guest into an account. */
import type { LoginPayload, UpgradeInput } from "@emberlode/contract";
import { upgradeGuest as writeUpgrade } from "@emberlode/db";
import { GameError, loggable } from "../../errors.ts";
import { findAccount } from "../../services/accounts/accounts.queries.ts";
import { holdSubscription } from "../../services/push/subscriptions.ts";
import { refuseCommonPassword } from "../../services/sessions/common-passwords.ts";
import { toSessionChange } from "../../services/sessions/sessions.ts";
import type { PlayerContext } from "../context.ts";
import { openAccount } from "./login.usecase.ts";
import { loginPayload } from "./login-payload.ts";
import { nameRefusal, refuseNames } from "./register.usecase.ts";

/**
 * Whether an upgrade is a repeated one whose answer was lost: the account already has this name, address
 * and password.
 */
async function isDone(
  { services, request, playerId }: PlayerContext<"db" | "devices" | "limits" | "log" | "passwords">,
  { username, email, password }: UpgradeInput,
): Promise<boolean> {
  if (request.idempotencyKey === null) return false;
  const account = await findAccount(services.db, playerId);
  if (account?.username !== username || account.email !== email) return false;
  const opened = await openAccount(services, { username, password }, request);
  return opened?.id === playerId;
}

/**
 * Gives a guest a name, an address and a password; the base and everything else stays. Every session of
 * the guest ends and the caller gets a new one. Repeated with its key, it gets the same answer.
 * NOT_A_GUEST, TOO_MANY_REQUESTS, USERNAME_RESERVED, USERNAME_TAKEN, EMAIL_TAKEN, BAD_INPUT for a common
 * password, BUSY.
 */
export async function upgradeGuest(
  context: PlayerContext<
    | "actions"
    | "clock"
    | "db"
    | "devices"
    | "limits"
    | "log"
    | "passwords"
    | "pool"
    | "profiles"
    | "sessions"
    | "world"
  >,
  input: UpgradeInput,
): Promise<LoginPayload> {
  const { services, request, effects, playerId, player } = context;
  const { username, email, password, stay } = input;
  const { db, passwords, actions, profiles, sessions, log } = services;
  if (!player.isGuest) {
    if (await isDone(context, input)) return loginPayload(services, playerId, player);
    throw new GameError("NOT_A_GUEST");
  }
  await refuseNames(services, { username, email });
  await refuseCommonPassword(password);
  const passwordHash = await passwords.hash(password, request.address);
  const subscribeAgain = await holdSubscription(context);
  const next = sessions.prepare({ isGuest: false, stay: stay ?? false }, request);
  const session = toSessionChange(next);
  const accountId = playerId;
  const result = await writeUpgrade(db, { accountId, username, email, passwordHash, session });
  if (result === "NOT_A_GUEST") throw new GameError("NOT_A_GUEST");
  if (result !== "UPGRADED") throw nameRefusal(result);
  actions.forget(playerId);
  profiles.forget(playerId);
  sessions.forget(playerId);
  // Again, for what was begun while the transaction ran.
  await sessions.revokeAll(playerId, next.tokenHash).catch((err) => {
    log.warn(
      { err: loggable(err), playerId },
      "credentials begun during an upgrade could not be ended",
    );
  });
  await sessions.handOver(next, { id: playerId, isGuest: false }, request, effects);
  if (effects.session?.kind === "set") await subscribeAgain(effects.session.token);
  return loginPayload(services, playerId, { stay });
}
