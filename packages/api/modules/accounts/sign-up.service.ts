/** Registering, starting as a guest, and upgrading a guest. */
import type { LoginPayload, RegisterInput, UpgradeInput } from "@emberlode/contract";
import { type ActionKey, findCreation, upgradeGuest as writeUpgrade } from "@emberlode/db";
import { accountsRefusal, guestName, guestsRefusal, isReservedUsername } from "@emberlode/game";
import type { ServerTranslators } from "@emberlode/messages";
import type { PlayerContext, PublicContext } from "../../context.ts";
import { busyError, GameError, loggable } from "../../errors.ts";
import { keyOf, sha256 } from "../../platform/idempotency-key.ts";
import { limitAddress } from "../../platform/limits/address.ts";
import type { Services } from "../../services.ts";
import { type PlacementRefusal, type StartServices, startingCell } from "../actions/place-base.ts";
import { findAccount, findNameConflict, findReferrer } from "../players/players.queries.ts";
import { isBannedEmail } from "../privacy/banned-emails.ts";
import { prepareResubscribe } from "../push/subscriptions.ts";
import { authenticateWithinLimits, loginPayload } from "../sessions/login.service.ts";
import { requireUncommonPassword } from "../sessions/passwords.ts";
import { toSessionChange } from "../sessions/sessions.ts";
import { wordRefusal } from "../words/active-words.ts";
import { createPlayer } from "./create-player.ts";
import { isMailBlocked } from "./sign-up-blocks.queries.ts";
import { networkRefusal, refuseNewcomer } from "./sign-ups.ts";

type NameCode = "USERNAME_TAKEN" | "EMAIL_TAKEN" | "USERNAME_RESERVED" | "MAIL_DOMAIN_BLOCKED";

/** The codes about the email address; the others are about the username. */
const EMAIL_CODES: readonly NameCode[] = ["EMAIL_TAKEN", "MAIL_DOMAIN_BLOCKED"];

/** The refusal of a name or address, with its text on the form field. */
export function nameRefusal<Code extends NameCode>(code: Code): GameError<Code> {
  const name: NameCode = code;
  const text = ({ errors }: ServerTranslators) => errors(`texts.${name}`);
  return new GameError(code, {
    fields: { [EMAIL_CODES.includes(code) ? "email" : "username"]: text },
  });
}

interface Names {
  username: string;
  email: string;
}

/**
 * The refusal of these names, or null. Checked before the password is hashed, although the database
 * would refuse them too.
 */
async function findRefusal(
  services: Pick<Services, "clock" | "config" | "db" | "words">,
  { username, email }: Names,
) {
  if (isReservedUsername(username)) return nameRefusal("USERNAME_RESERVED");
  if (services.words.refusesName(username)) return wordRefusal("username");
  const { db, clock } = services;
  if (await isMailBlocked(db, email, clock.now())) return nameRefusal("MAIL_DOMAIN_BLOCKED");
  const conflict = await findNameConflict(db, username, email);
  if (conflict !== null) return nameRefusal(conflict);
  // Whose account it was, and that it was banned, is no one else's business.
  return (await isBannedEmail(services, email)) ? nameRefusal("EMAIL_TAKEN") : null;
}

type SignUpContext = PublicContext<
  | keyof StartServices
  | "actions"
  | "config"
  | "currentSignUps"
  | "limits"
  | "passwords"
  | "pool"
  | "sessions"
  | "words"
>;

/**
 * Creates an account and logs it in (rules §2); its base is placed with the first action. A `ref`
 * without an account is ignored; a valid one sets the referrer permanently, just as `isBot` sets
 * the bot label. A repeated call logs in again. Refuses a common password with `BAD_INPUT`. Calls
 * refused with `NETWORK_BLOCKED`, `ACCOUNTS_CLOSED` or `SIGNUPS_CLOSED` are not charged as
 * sign-ups.
 */
export async function register(
  context: SignUpContext,
  { password, ...body }: RegisterInput,
): Promise<
  | LoginPayload
  | GameError<
      | NameCode
      | "WORD_NOT_ALLOWED"
      | "WORLD_FULL"
      | "SIGNUPS_CLOSED"
      | "ACCOUNTS_CLOSED"
      | "NETWORK_BLOCKED"
    >
> {
  const { services, request, effects } = context;
  const { username, email, ref, stay = false, isBot = false } = body;
  const creation = creationOf(context, body);
  // Check the names before the key. Otherwise the first call could commit in between and its repeat
  // be refused for a taken name.
  const refused = await findRefusal(services, body);
  const repeated = await answerRepeatedSignUp(context, creation, { password, stay });
  if (repeated !== null) return repeated;
  const refusal = await refuseNewcomer(context, accountsRefusal);
  if (refusal !== null) return refusal;
  if (refused !== null) return refused;
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  await requireUncommonPassword(password);
  const passwordHash = await services.passwords.hash(password, request.address);
  const session = services.sessions.prepare({ isGuest: false, stay }, request);
  const address = limitAddress(request.address);
  const position = await startingCell(services, { isGuest: false, isBot, address });
  if (position instanceof GameError) return position;
  const newAccount = { username, email, passwordHash, address, isBot, referrerId };
  const created = await createPlayer(services, { ...newAccount, creation, session }, position);
  if (!created.ok) {
    if (created.code === "USERNAME_TAKEN" || created.code === "EMAIL_TAKEN") {
      return nameRefusal(created.code);
    }
    const repeated = await answerRepeatedSignUp(context, creation, { password, stay });
    if (repeated === null) throw busyError();
    return repeated;
  }
  const { id } = created;
  await services.sessions.activate(session, { id, isGuest: false }, request, effects);
  return loginPayload(services, id, { stay });
}

const MAX_NAME_ATTEMPTS = 5;
const AS_GUEST = { isGuest: true, stay: false };

/**
 * Creates a guest and logs them in (rules §2). The base is placed with the first action. A repeated
 * call from the same network logs in again. Refuses with `TOO_MANY_GUESTS_HERE` if the address has
 * five guest bases and none has been idle for half an hour, or if a surrounding network has reached
 * its multiple of that. Refused calls are not charged as sign-ups.
 */
export async function startGuest(
  context: SignUpContext,
  { ref }: { ref?: string | undefined },
): Promise<
  | LoginPayload
  | GameError<PlacementRefusal | "SIGNUPS_CLOSED" | "GUESTS_CLOSED" | "NETWORK_BLOCKED">
> {
  const { services, request, effects } = context;
  const address = limitAddress(request.address);
  // A guest's key is not protected by a password, so it must not work from other networks.
  const creation = creationOf(context, { ref }, address);
  const repeated = await answerRepeatedSignUp(context, creation);
  if (repeated !== null) return repeated;
  const refusal = await refuseNewcomer(context, guestsRefusal);
  if (refusal !== null) return refusal;
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const position = await startingCell(services, { isGuest: true, isBot: false, address });
  if (position instanceof GameError) return position;
  for (let tries = 0; tries < MAX_NAME_ATTEMPTS; tries++) {
    const username = guestName(services.random);
    const session = services.sessions.prepare(AS_GUEST, request);
    const newAccount = { username, email: null, passwordHash: null, address, referrerId };
    const created = await createPlayer(services, { ...newAccount, creation, session }, position);
    if (created.ok) {
      await services.sessions.activate(
        session,
        { id: created.id, isGuest: true },
        request,
        effects,
      );
      return loginPayload(services, created.id, AS_GUEST);
    }
    if (created.code !== "KEY_USED") continue;
    const repeated = await answerRepeatedSignUp(context, creation);
    if (repeated !== null) return repeated;
  }
  throw busyError();
}

/**
 * Whether this repeats an upgrade whose answer was lost: the account already has this name, address
 * and password.
 */
async function isRepeatedUpgrade(
  { services, request, playerId }: PlayerContext<"db" | "devices" | "limits" | "log" | "passwords">,
  { username, email, password }: UpgradeInput,
): Promise<boolean> {
  if (request.idempotencyKey === null) return false;
  const account = await findAccount(services.db, playerId);
  if (account?.username !== username || account.email !== email) return false;
  const authenticated = await authenticateWithinLimits(services, { username, password }, request);
  return authenticated?.id === playerId;
}

/**
 * Gives a guest a name, an address and a password; the base and everything else is kept. Ends every
 * session of the guest and starts a new one for the caller. A caller who missed the answer also
 * missed that session: a repeat gets NOT_LOGGED_IN until the player logs in with the new name, then
 * the current state (decision 10). Refuses a common password with `BAD_INPUT`.
 */
export async function upgradeGuest(
  context: PlayerContext<
    | "actions"
    | "clock"
    | "config"
    | "db"
    | "devices"
    | "limits"
    | "log"
    | "passwords"
    | "pool"
    | "profiles"
    | "sessions"
    | "words"
    | "world"
  >,
  input: UpgradeInput,
): Promise<
  LoginPayload | GameError<NameCode | "WORD_NOT_ALLOWED" | "NOT_A_GUEST" | "NETWORK_BLOCKED">
> {
  const { services, request, effects, playerId, player } = context;
  const { username, email, password, stay } = input;
  const { db, passwords, actions, profiles, sessions, log } = services;
  if (!player.isGuest) {
    if (await isRepeatedUpgrade(context, input)) return loginPayload(services, playerId, player);
    return new GameError("NOT_A_GUEST");
  }
  const blocked = await networkRefusal(services, request.address);
  if (blocked !== null) return new GameError(blocked);
  const refused = await findRefusal(services, { username, email });
  if (refused !== null) return refused;
  await requireUncommonPassword(password);
  const passwordHash = await passwords.hash(password, request.address);
  const resubscribe = await prepareResubscribe(context);
  const next = sessions.prepare({ isGuest: false, stay: stay ?? false }, request);
  const session = toSessionChange(next);
  const accountId = playerId;
  const result = await writeUpgrade(db, { accountId, username, email, passwordHash, session });
  if (result === "NOT_A_GUEST") return new GameError("NOT_A_GUEST");
  if (result !== "UPGRADED") return nameRefusal(result);
  actions.invalidate(playerId);
  profiles.invalidate(playerId);
  sessions.invalidate(playerId);
  // Again, for sessions and tokens created during the transaction.
  await sessions.revokeAll(playerId, next.tokenHash).catch((err) => {
    log.warn(
      { err: loggable(err), playerId },
      "credentials begun during an upgrade could not be ended",
    );
  });
  await sessions.activate(next, { id: playerId, isGuest: false }, request, effects);
  if (effects.session?.kind === "set") await resubscribe(effects.session.token);
  return loginPayload(services, playerId, { stay });
}

/**
 * Identifies this sign-up if it is repeated; null if the caller sent no key. `body` must not
 * contain the password: a fast hash could be used to guess it. Each scope has its own keys.
 */
function creationOf(
  context: Pick<PublicContext, "request" | "call">,
  body: unknown,
  scope = "",
): ActionKey | null {
  const callKey = keyOf(context, body);
  return callKey && { key: sha256(`${callKey.key} ${scope}`), bodyHash: callKey.bodyHash };
}

/**
 * Logs a repeated sign-up in to the account that the first one created; null without one. It
 * is not charged as another sign-up. A password is checked like at login; a wrong one is charged as
 * a sign-up and refused with `KEY_REUSED`.
 */
async function answerRepeatedSignUp(
  {
    services,
    request,
    effects,
    refund,
  }: PublicContext<
    "actions" | "clock" | "db" | "limits" | "passwords" | "pool" | "sessions" | "world"
  >,
  creation: ActionKey | null,
  { password = null, stay }: { password?: string | null; stay?: boolean | undefined } = {},
): Promise<LoginPayload | null> {
  if (creation === null) return null;
  const { db, clock, limits, passwords, sessions } = services;
  const { address } = request;
  const account = await findCreation(db, creation.key, clock.now());
  if (account === null) return null;
  if (password !== null) await limits.charge("hash", null, address);
  const same =
    account.bodyHash === creation.bodyHash &&
    (password === null || (await passwords.matches(account.passwordHash, password, address)));
  if (!same) throw new GameError("KEY_REUSED");
  await refund();
  if (!(await sessions.begin({ ...account, stay }, request, effects))) return null;
  return loginPayload(services, account.id, { stay });
}
