/** Creates accounts, for registering and for starting as a guest. */
import { type ActionKey, createAccount, type Database, type NewAccount } from "@emberlode/db";
import { newPlayer, type Position } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { NewSession } from "../sessions/sessions.ts";

export interface NewPlayerFacts {
  username: string;
  /** Null for a guest, like the hash. */
  email: string | null;
  passwordHash: string | null;
  /** The network of the sign-up. */
  address: string;
  /** Played by a program and labeled as a bot. */
  isBot?: boolean;
  referrerId: number | null;
  /** Identifies a repeated call. */
  creation: ActionKey | null;
  /** Written with the account. Send it to the browser once the account exists. */
  session: NewSession;
}

/** Writes account, player and session in one transaction. The first action places the base. */
export async function createPlayer(
  { db, clock }: { db: Database; clock: Clock },
  facts: NewPlayerFacts,
  position: Position,
) {
  const now = clock.now();
  const isGuest = facts.passwordHash === null;
  const isBot = facts.isBot ?? false;
  const { player, ledger } = newPlayer({
    now,
    isGuest,
    isBot,
    referrerId: facts.referrerId,
    position,
    base: null,
  });
  const account: NewAccount = {
    username: facts.username,
    email: facts.email,
    passwordHash: facts.passwordHash,
    address: facts.address,
    isBot,
    creation: facts.creation,
    session: facts.session,
    base: null,
    player,
    start: ledger,
    now,
  };
  return createAccount(db, account);
}
