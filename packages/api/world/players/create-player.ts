/** Making accounts: what registering and starting as a guest have in common. */
import { type ActionKey, createAccount, type NewAccount, type Pool } from "@emberlode/db";
import { newPlayer, type Position } from "@emberlode/game";
import type { Clock } from "../../services/clock.ts";
import type { NewSession } from "../../services/sessions/sessions.ts";

/** A new player. */
export interface NewPlayerFacts {
  username: string;
  /** Null for a guest, as is the hash. */
  email: string | null;
  passwordHash: string | null;
  /** The network that it is made from. */
  address: string;
  /** Played by a program and labeled so. */
  isBot?: boolean;
  referrerId: number | null;
  /** By what a repeated call is known. */
  creation: ActionKey | null;
  /** Written with the account; hand it over when the account is made. */
  session: NewSession;
}

/** Writes account, player and session, all or nothing; the base is placed with the first action. */
export async function createPlayer(
  { pool, clock }: { pool: Pool; clock: Clock },
  facts: NewPlayerFacts,
  position: Position,
) {
  const now = clock.now();
  const isGuest = facts.passwordHash === null;
  const { player, ledger } = newPlayer({
    now,
    isGuest,
    referrerId: facts.referrerId,
    position,
    base: null,
  });
  const account: NewAccount = {
    username: facts.username,
    email: facts.email,
    passwordHash: facts.passwordHash,
    address: facts.address,
    isBot: facts.isBot ?? false,
    creation: facts.creation,
    session: facts.session,
    base: null,
    player,
    start: ledger,
    now,
  };
  return createAccount(pool, account);
}
