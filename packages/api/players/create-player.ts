/** Making accounts: what registering and starting as a guest have in common. */
import { type ActionKey, createAccount, type NewAccount } from "@emberlode/db";
import { baseSlots, newPlayer, type Position, START } from "@emberlode/game";
import type { Services } from "../services.ts";
import type { NewSession } from "../sessions/sessions.ts";

/** Who a new player is. */
export interface NewPlayerFacts {
  username: string;
  /** Null for a guest, as is the hash. */
  email: string | null;
  passwordHash: string | null;
  guestAddress: string | null;
  referrerId: number | null;
  /** By what a repeated call is known. */
  creation: ActionKey | null;
  /** Written with the account; hand it over when the account is made. */
  session: NewSession;
}

/** Where a new player stands, and whether the base stands there at once. */
export interface Arrival {
  position: Position;
  withBase: boolean;
}

/** Writes account, player and session, all or nothing. */
export async function createPlayer(
  { pool, clock }: Services,
  facts: NewPlayerFacts,
  { position, withBase }: Arrival,
) {
  const now = clock.now();
  const isGuest = facts.passwordHash === null;
  const base = withBase ? position : null;
  const { player, ledger } = newPlayer({
    now,
    isGuest,
    referrerId: facts.referrerId,
    position,
    base,
  });
  const account: NewAccount = {
    username: facts.username,
    email: facts.email,
    passwordHash: facts.passwordHash,
    guestAddress: facts.guestAddress,
    creation: facts.creation,
    session: facts.session,
    base: base === null ? null : { ...base, slots: baseSlots(START.baseLevel) },
    player,
    start: ledger,
    now,
  };
  return createAccount(pool, account);
}
