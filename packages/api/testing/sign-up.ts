/** Players who are there without having registered: their rows are written, and no password is hashed. */
import { hash } from "@node-rs/argon2";
import { GameError } from "../errors.ts";
import { findReferrer } from "../services/accounts/accounts.queries.ts";
import { limitAddress } from "../services/limits/address.ts";
import type { Services } from "../services.ts";
import { createPlayer } from "../world/players/create-player.ts";
import { ensureBase, startingCell } from "../world/players/ensure-base.ts";

/** A hash says how it was made: this one costs next to nothing, and comparing with it as little. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, Promise<string>>();

/** A hash of a password for accounts that nobody is to break into. */
export function cheapHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, CHEAP);
  hashes.set(password, known);
  return known;
}

export interface SignUp {
  username: string;
  email: string;
  password: string;
  /** Where it comes from. */
  address: string;
  /** Whoever brought the player here. */
  ref?: string;
}

/** Makes an account as registering does, with a session and the base of its first step. */
export async function signUp(
  services: Services,
  { username, email, password, address: from, ref }: SignUp,
): Promise<{ id: number; token: string }> {
  const request = {
    ...{ sessionToken: null, bearerToken: null, idempotencyKey: null },
    ...{ address: from, callIndex: 0 },
  };
  const address = limitAddress(from);
  const position = await startingCell(services, { isGuest: false, isBot: false, address });
  if (position instanceof GameError) throw position;
  const session = services.sessions.prepare({ isGuest: false, stay: false }, request);
  const referrerId = ref === undefined ? null : await findReferrer(services.db, ref);
  const passwordHash = await cheapHash(password);
  const who = { username, email, passwordHash, address, referrerId, creation: null, session };
  const created = await createPlayer(services, who, position);
  if (!created.ok) throw new Error(`${username}: ${created.error}`);
  const unplaced = await ensureBase(services, created.id);
  if (unplaced !== null) throw unplaced;
  return { id: created.id, token: session.token };
}
