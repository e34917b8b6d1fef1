/** Creates players without registering them: writes their rows and hashes no password. */
import { createAccount } from "@emberlode/db";
import { chooseBaseCell, newPlayer, type Position } from "@emberlode/game";
import { hash } from "@node-rs/argon2";
import { GameError } from "../errors.ts";
import { ensureBase, startingCell } from "../modules/actions/place-base.ts";
import { findReferrer } from "../modules/players/players.queries.ts";
import { limitAddress } from "../platform/limits/address.ts";
import type { Services } from "../services.ts";

/** Hash parameters that cost almost nothing to compute and verify. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, Promise<string>>();

function cheapHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, CHEAP);
  hashes.set(password, known);
  return known;
}

export interface SignUp {
  username: string;
  email: string;
  password: string;
  /** The address of the sign-up. */
  address: string;
  /** Username of the referrer. */
  ref?: string;
}

/** Writes account, player, session and base; null if another base took the cell. */
async function createOn(
  services: Services,
  who: SignUp,
  position: Position,
  base: Position | null,
) {
  const { username, email, password, address: from, ref } = who;
  const { clock, db, sessions } = services;
  const now = clock.now();
  const request = { sessionToken: null, bearerToken: null, idempotencyKey: null, callIndex: 0 };
  const session = sessions.prepare({ isGuest: false, stay: false }, { ...request, address: from });
  const referrerId = ref === undefined ? null : await findReferrer(db, ref);
  const { player, ledger: start } = newPlayer({
    now,
    isGuest: false,
    referrerId,
    position,
    base,
  });
  const created = await createAccount(db, {
    username,
    email,
    now,
    player,
    start,
    session,
    passwordHash: await cheapHash(password),
    address: limitAddress(from),
    base,
  });
  if (created.ok) return { id: created.id, token: session.token };
  if (created.code === "CELL_TAKEN") return null;
  throw new Error(`${username}: ${created.code}`);
}

/** For a crowded world, where others may have to leave the map for the newcomer. */
async function createWhereCrowded(services: Services, who: SignUp) {
  const address = limitAddress(who.address);
  const position = await startingCell(services, { isGuest: false, isBot: false, address });
  if (position instanceof GameError) throw position;
  const created = await createOn(services, who, position, null);
  if (created === null) throw new Error(`${who.username}: there is no such cell.`);
  const unplaced = await ensureBase(services, created.id);
  if (unplaced !== null) throw unplaced;
  return created;
}

/** Creates an account as sign-up and first action do, with a session and a base on the map. */
export async function signUp(
  services: Services,
  who: SignUp,
): Promise<{ id: number; token: string }> {
  const { world, random } = services;
  while (world.bases().length * 2 < world.baseCellCount()) {
    const cell = chooseBaseCell(world.cells(), world.bases(), random);
    if (cell === null) break;
    const created = await createOn(services, who, cell, cell);
    await world.catchUp();
    if (created !== null) return created;
  }
  return createWhereCrowded(services, who);
}
