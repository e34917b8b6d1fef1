/** Non-aggression pacts between two players (spec §2, rules §19). */
import { DAY } from "../game-time.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { Changes, PlayerState } from "../state.ts";

/** How long a NAP still stands after one side ended or blocked it (rules §19). */
export const NAP_NOTICE_MS = DAY;

/** The one pact that two players can have with each other. */
export interface Nap {
  /** Who asked, and whom. */
  askedBy: number;
  askedOf: number;
  state: "asked" | "active" | "rejected" | "ended";
  /** Those who want no NAP with the other; a block takes back what was asked. */
  blockedBy: readonly number[];
  /** Until when one that was ended or blocked still stands; null when no notice is running. */
  endsAt: number | null;
}

type Partner = Pick<PlayerState, "id" | "napPartners">;

export interface NapState {
  /** Who acts. */
  player: Partner;
  other: Partner;
  /** What there is between the two; null for nothing yet. */
  nap: Nap | null;
}

/** The pact to store; null when its row goes. */
export interface NapOutcome {
  nap: Nap | null;
}

export type NapRefusal =
  | "NAP_SELF"
  | "NAP_EXISTS"
  | "NAP_BLOCKED"
  | "NAP_NOT_ASKED"
  | "NAP_NOT_STANDING";

type NapResult<Code extends NapRefusal> = Result<NapOutcome, Code>;

/** Whether the pact protects both sides now. */
export function napStands({ state, endsAt }: Nap, now: number): boolean {
  return endsAt === null ? state === "active" : endsAt > now;
}

/** Sets on both players whether they are partners; writes only what differs. */
function partners({ player, other }: NapState, stand: boolean): Changes {
  const changed = (one: Partner, id: number) => {
    if (one.napPartners.includes(id) === stand) return [];
    const rest = one.napPartners.filter((partner) => partner !== id);
    return [{ id: one.id, set: { napPartners: stand ? [...rest, id] : rest } }];
  };
  return { ...NO_CHANGES, players: [...changed(player, other.id), ...changed(other, player.id)] };
}

/** The pact with both players' partners brought in line with it. */
function settled(state: NapState, nap: Nap | null, now: number): NapResult<never> {
  const stand = nap !== null && napStands(nap, now);
  return { ok: true, changes: partners(state, stand), outcome: { nap } };
}

/** Notice of 24 hours for a pact that stands, else what runs already. */
function noticeOf(nap: Nap, now: number): number | null {
  return nap.state === "active" ? now + NAP_NOTICE_MS : nap.endsAt;
}

/**
 * Asks for a NAP. Asking somebody who has asked already accepts; asking somebody one has blocked
 * lifts one's own block. Refuses with `NAP_SELF`, `NAP_BLOCKED` (by the other) and `NAP_EXISTS` (it
 * stands without notice, or was asked before).
 */
export function requestNap(
  state: NapState,
  { now }: Env,
): NapResult<"NAP_SELF" | "NAP_BLOCKED" | "NAP_EXISTS"> {
  const { player, other, nap } = state;
  if (player.id === other.id) return { ok: false, code: "NAP_SELF" };
  if (nap?.blockedBy.includes(other.id)) return { ok: false, code: "NAP_BLOCKED" };
  const isAsked = nap?.state === "asked" && nap.askedBy === player.id;
  if (nap?.state === "active" || isAsked) return { ok: false, code: "NAP_EXISTS" };
  if (nap?.state === "asked") {
    return settled(state, { ...nap, state: "active", endsAt: null }, now);
  }
  const asked: Nap = {
    askedBy: player.id,
    askedOf: other.id,
    state: "asked",
    blockedBy: [],
    endsAt: nap?.endsAt ?? null,
  };
  return settled(state, asked, now);
}

/** Accepts what the other asked; both are partners at once. */
function acceptNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_ASKED"> {
  const { player, nap } = state;
  if (nap?.state !== "asked" || nap.askedOf !== player.id) {
    return { ok: false, code: "NAP_NOT_ASKED" };
  }
  return settled(state, { ...nap, state: "active", endsAt: null }, now);
}

/** Rejects what the other asked; it can be asked again. Refuses with `NAP_NOT_ASKED`. */
export function rejectNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_ASKED"> {
  const { player, nap } = state;
  if (nap?.state !== "asked" || nap.askedOf !== player.id) {
    return { ok: false, code: "NAP_NOT_ASKED" };
  }
  return settled(state, { ...nap, state: "rejected" }, now);
}

/**
 * Blocks NAPs with the other until one asks oneself. One that stands ends with 24 hours' notice.
 * Blocking again changes nothing. Refuses with `NAP_SELF`.
 */
export function blockNap(state: NapState, { now }: Env): NapResult<"NAP_SELF"> {
  const { player, other, nap } = state;
  if (player.id === other.id) return { ok: false, code: "NAP_SELF" };
  if (nap === null) {
    const blocked = { askedBy: player.id, askedOf: other.id, state: "ended" } as const;
    return settled(state, { ...blocked, blockedBy: [player.id], endsAt: null }, now);
  }
  const rest = nap.blockedBy.filter((id) => id !== player.id);
  const ended: Nap = {
    ...nap,
    state: nap.state === "rejected" ? "rejected" : "ended",
    blockedBy: [...rest, player.id],
    endsAt: noticeOf(nap, now),
  };
  return settled(state, ended, now);
}

/** The pact without one's own block; no row is left when it says nothing any more. */
function unblocked(nap: Nap, id: number, now: number): Nap | null {
  const blockedBy = nap.blockedBy.filter((other) => other !== id);
  return blockedBy.length === 0 && !napStands(nap, now) ? null : { ...nap, blockedBy };
}

/**
 * Ends a NAP with 24 hours' notice, takes back what one asked, or lifts one's own block, which
 * asking cannot while the other blocks too. Refuses with `NAP_NOT_STANDING` (none of these).
 */
export function endNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_STANDING"> {
  const { player, nap } = state;
  if (nap?.state === "asked" && nap.askedBy === player.id) {
    // A notice that still runs keeps its row.
    return settled(state, napStands(nap, now) ? { ...nap, state: "ended" } : null, now);
  }
  if (nap?.blockedBy.includes(player.id)) {
    return settled(state, unblocked(nap, player.id, now), now);
  }
  if (nap?.state !== "active") return { ok: false, code: "NAP_NOT_STANDING" };
  return settled(state, { ...nap, state: "ended", endsAt: noticeOf(nap, now) }, now);
}

/**
 * Accepts what the other asked, or takes back one's own block by asking anew: what the toggle of the
 * NAPs list means by active. Refuses with `NAP_NOT_ASKED`, and as `requestNap` does.
 */
export function allowNap(
  state: NapState,
  env: Env,
): NapResult<"NAP_SELF" | "NAP_BLOCKED" | "NAP_EXISTS" | "NAP_NOT_ASKED"> {
  const isBlocking = state.nap?.blockedBy.includes(state.player.id);
  return isBlocking ? requestNap(state, env) : acceptNap(state, env);
}

/** What is left of a pact whose notice has run out; null when nothing is. */
function lapsed(nap: Nap): Nap | null {
  return nap.state === "ended" && nap.blockedBy.length === 0 ? null : { ...nap, endsAt: null };
}

/**
 * Brings the pact and both players' partners in line with it as time has passed: by a timer at
 * `endsAt`. A pact that is over goes, what was asked, rejected or blocked meanwhile stays. Never
 * refuses.
 */
export function lapseNap(state: NapState, { now }: Env): NapResult<never> {
  const { nap } = state;
  const isOver = nap !== null && nap.endsAt !== null && nap.endsAt <= now;
  return settled(state, isOver ? lapsed(nap) : nap, now);
}
