/** Registering. */
import type { LoginPayload, RegisterInput } from "@emberlode/contract";
import { accountsRefusal, isReservedUsername } from "@emberlode/game";
import type { ServerWords } from "@emberlode/messages";
import { busyError, GameError } from "../../errors.ts";
import { findReferrer, findTaken } from "../../services/accounts/accounts.queries.ts";
import { refuseNewcomer } from "../../services/admin/sign-ups.ts";
import { limitAddress } from "../../services/limits/address.ts";
import { refuseCommonPassword } from "../../services/sessions/common-passwords.ts";
import type { Services } from "../../services.ts";
import { createPlayer } from "../../world/players/create-player.ts";
import { type Starting, startingCell } from "../../world/players/ensure-base.ts";
import type { PublicContext } from "../context.ts";
import { loginPayload } from "./login-payload.ts";
import { answerAgain, creationOf } from "./repeated-creation.ts";

type NameCode = "USERNAME_TAKEN" | "EMAIL_TAKEN" | "USERNAME_RESERVED";

/** The refusal of a name or address, with its text at the form field. */
export function nameRefusal<Code extends NameCode>(code: Code): GameError<Code> {
  const name: NameCode = code;
  const text = ({ errors }: ServerWords) => errors(`texts.${name}`);
  return new GameError(code, {
    fields: { [code === "EMAIL_TAKEN" ? "email" : "username"]: text },
  });
}

interface Names {
  username: string;
  email: string;
}

async function findRefusal({ db }: Pick<Services, "db">, { username, email }: Names) {
  if (isReservedUsername(username)) return nameRefusal("USERNAME_RESERVED");
  const taken = await findTaken(db, username, email);
  return taken === null ? null : nameRefusal(taken);
}

/**
 * Refuses early what the database would refuse later, before the password is hashed. USERNAME_RESERVED,
 * USERNAME_TAKEN, EMAIL_TAKEN.
 */
export async function refuseNames(services: Pick<Services, "db">, names: Names): Promise<void> {
  const refused = await findRefusal(services, names);
  if (refused !== null) throw refused;
}

/**
 * Creates an account and logs it in (rules §2); its base is placed with the first action. A `ref`
 * without an account is ignored; a valid one sets the referrer permanently, as `isBot` sets the label of
 * a bot. A repeated call logs in again. USERNAME_RESERVED, USERNAME_TAKEN, EMAIL_TAKEN, BAD_INPUT for a
 * common password, KEY_REUSED, WORLD_FULL, BUSY, ACCOUNTS_CLOSED or SIGNUPS_CLOSED; the last two are not
 * charged as sign-ups.
 */
export async function register(
  context: PublicContext<keyof Starting | "config" | "limits" | "passwords" | "pool" | "sessions">,
  { password, ...body }: RegisterInput,
): Promise<
  LoginPayload | GameError<NameCode | "WORLD_FULL" | "SIGNUPS_CLOSED" | "ACCOUNTS_CLOSED">
> {
  const { services, request, effects } = context;
  const { username, email, ref, stay = false, isBot = false } = body;
  const creation = creationOf(context, body);
  // Check the names first: if the first call creates the account in between, its key is found after
  // them.
  const refused = await findRefusal(services, body);
  const again = await answerAgain(context, creation, { password, stay });
  if (again !== null) return again;
  const closed = await refuseNewcomer(context, accountsRefusal);
  if (closed !== null) return closed;
  if (refused !== null) return refused;
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  await refuseCommonPassword(password);
  const passwordHash = await services.passwords.hash(password, request.address);
  const session = services.sessions.prepare({ isGuest: false, stay }, request);
  const address = limitAddress(request.address);
  const position = await startingCell(services, { isGuest: false, isBot, address });
  if (position instanceof GameError) return position;
  const who = { username, email, passwordHash, address, isBot, referrerId };
  const created = await createPlayer(services, { ...who, creation, session }, position);
  if (!created.ok) {
    if (created.error === "USERNAME_TAKEN" || created.error === "EMAIL_TAKEN") {
      return nameRefusal(created.error);
    }
    const meanwhile = await answerAgain(context, creation, { password, stay });
    if (meanwhile === null) throw busyError();
    return meanwhile;
  }
  const { id } = created;
  await services.sessions.handOver(session, { id, isGuest: false }, request, effects);
  return loginPayload(services, id, { stay });
}
