/** Non-aggression pacts between two players (spec §2, rules §19). */

import { type AlertPlayer, napAcceptedAlert, napAlert } from "../alerts.ts";
import { DAY } from "../game-time.ts";
import type { Env, Result } from "../result.ts";
import type { Nap, PlayerState } from "../state.ts";
import { type AlertChange, type Changes, write, writeAll } from "../writes.ts";
import { waitLeft } from "./waits.ts";

/** How long a NAP still applies after one side ends or blocks it (rules §19). */
export const NAP_NOTICE_MS = DAY;
/** Minimum time between two requests to the same player (rules §19). */
export const NAP_ASK_COOLDOWN_MS = DAY;

type Partner = Pick<PlayerState, "id" | "napPartners">;

export interface NapState {
  /** The player who acts. */
  player: Partner;
  other: Partner;
  /** The current pact, or null. */
  nap: Nap | null;
  /** Name and bot flag for the alert to the other side. Omit to send none. */
  playerName?: string;
  playerIsBot?: boolean;
}

/** The pact to store; null deletes its row. */
export interface NapOutcome {
  nap: Nap | null;
}

export type NapRefusal =
  | "NAP_SELF"
  | "NAP_EXISTS"
  | "NAP_BLOCKED"
  | "NAP_ASKED_LATELY"
  | "NAP_NOT_ASKED"
  | "NAP_NOT_STANDING";

type NapResult<Code extends NapRefusal> = Result<NapOutcome, Code>;

/** Whether the pact protects both sides now. */
export function isNapInForce({ state, endsAt }: Nap, now: number): boolean {
  return endsAt === null ? state === "active" : waitLeft(endsAt, NAP_NOTICE_MS, now) > 0;
}

/** Sets the partner flag of both players; writes only differences. */
function partnerChanges({ player, other }: NapState, isInForce: boolean): Changes {
  const changed = (one: Partner, id: number) => {
    if (one.napPartners.includes(id) === isInForce) return [];
    const otherPartners = one.napPartners.filter((partner) => partner !== id);
    return [
      { id: one.id, set: { napPartners: isInForce ? [...otherPartners, id] : otherPartners } },
    ];
  };
  return writeAll("player", [...changed(player, other.id), ...changed(other, player.id)]);
}

/** Writes the pact and updates both players' partners to match it. */
function saveNap(state: NapState, nap: Nap | null, now: number): NapResult<never> {
  const [one, two] = [state.player.id, state.other.id];
  const pair = { low: Math.min(one, two), high: Math.max(one, two) };
  const isInForce = nap !== null && isNapInForce(nap, now);
  const pact = nap === state.nap ? [] : [write("nap", { ...pair, was: state.nap, nap })];
  return { ok: true, changes: [...partnerChanges(state, isInForce), ...pact], outcome: { nap } };
}

/** `NAP_NOTICE_MS` from now for an active pact, else the notice already running. */
function noticeOf(nap: Nap, now: number): number | null {
  return nap.state === "active" ? now + NAP_NOTICE_MS : nap.endsAt;
}

/** Milliseconds until a player may ask the other again; 0 for now. */
function askWait(nap: Nap | null, playerId: number, now: number): number {
  if (nap === null || nap.askedBy !== playerId || nap.askedAt === 0) return 0;
  return waitLeft(nap.askedAt + NAP_ASK_COOLDOWN_MS, NAP_ASK_COOLDOWN_MS, now);
}

/** Whether the row must stay because its asker still has to wait. */
const remembersAsking = (nap: Nap, now: number) => askWait(nap, nap.askedBy, now) > 0;

/** Adds an alert to the other side, unless the actor's name is missing. */
function withAlert(
  done: NapResult<never>,
  { player, playerName, playerIsBot = false }: NapState,
  alertOf: (by: AlertPlayer) => AlertChange,
): NapResult<never> {
  if (!done.ok || playerName === undefined) return done;
  const alert = alertOf({ id: player.id, name: playerName, isBot: playerIsBot });
  return { ...done, changes: [...done.changes, write("alert", alert)] };
}

/** Activates the pact that the other player asked for. */
function activateNap(state: NapState, nap: Nap, now: number): NapResult<never> {
  const saved = saveNap(state, { ...nap, state: "active", endsAt: null }, now);
  return withAlert(saved, state, (by) => napAcceptedAlert(nap.askedBy, by));
}

/** Asks the other player, at most once a day; otherwise refuses with the time left. */
function sendRequest(state: NapState, now: number): NapResult<"NAP_ASKED_LATELY"> {
  const { player, other, nap } = state;
  const waitMs = askWait(nap, player.id, now);
  if (waitMs > 0) return { ok: false, code: "NAP_ASKED_LATELY", waitMs };
  const requestedNap: Nap = {
    askedBy: player.id,
    askedOf: other.id,
    askedAt: now,
    state: "asked",
    blockedBy: [],
    endsAt: nap?.endsAt ?? null,
  };
  return withAlert(saveNap(state, requestedNap, now), state, (by) => napAlert(other.id, by));
}

/**
 * Asks for a NAP, at most once a day per player. If the other already asked, this accepts. If the
 * player blocked the other, this lifts the block. Refuses with `NAP_SELF`, `NAP_BLOCKED` (by the
 * other), `NAP_EXISTS` (active without notice, or already asked) and `NAP_ASKED_LATELY` (with the
 * time left).
 */
export function requestNap(
  state: NapState,
  { now }: Env,
): NapResult<"NAP_SELF" | "NAP_BLOCKED" | "NAP_EXISTS" | "NAP_ASKED_LATELY"> {
  const { player, other, nap } = state;
  if (player.id === other.id) return { ok: false, code: "NAP_SELF" };
  if (nap?.blockedBy.includes(other.id)) return { ok: false, code: "NAP_BLOCKED" };
  const isAsked = nap?.state === "asked" && nap.askedBy === player.id;
  if (nap?.state === "active" || isAsked) return { ok: false, code: "NAP_EXISTS" };
  return nap?.state === "asked" ? activateNap(state, nap, now) : sendRequest(state, now);
}

/** Accepts the other's request and alerts them. Both become partners immediately. */
function acceptNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_ASKED"> {
  const { player, nap } = state;
  if (nap?.state !== "asked" || nap.askedOf !== player.id) {
    return { ok: false, code: "NAP_NOT_ASKED" };
  }
  return activateNap(state, nap, now);
}

/** Rejects the other's request, who can ask again a day later. Refuses with `NAP_NOT_ASKED`. */
export function rejectNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_ASKED"> {
  const { player, nap } = state;
  if (nap?.state !== "asked" || nap.askedOf !== player.id) {
    return { ok: false, code: "NAP_NOT_ASKED" };
  }
  return saveNap(state, { ...nap, state: "rejected" }, now);
}

/**
 * Blocks NAPs with the other until the player asks for one. An active NAP ends after
 * `NAP_NOTICE_MS`. Blocking again changes nothing. Refuses with `NAP_SELF`.
 */
export function blockNap(state: NapState, { now }: Env): NapResult<"NAP_SELF"> {
  const { player, other, nap } = state;
  if (player.id === other.id) return { ok: false, code: "NAP_SELF" };
  if (nap === null) {
    const blocked = { askedBy: player.id, askedOf: other.id, askedAt: 0, state: "ended" } as const;
    return saveNap(state, { ...blocked, blockedBy: [player.id], endsAt: null }, now);
  }
  const otherBlockers = nap.blockedBy.filter((id) => id !== player.id);
  const ended: Nap = {
    ...nap,
    state: nap.state === "rejected" ? "rejected" : "ended",
    blockedBy: [...otherBlockers, player.id],
    endsAt: noticeOf(nap, now),
  };
  return saveNap(state, ended, now);
}

/** The pact without the player's own block; null if the row has become meaningless. */
function withoutBlock(nap: Nap, id: number, now: number): Nap | null {
  const blockedBy = nap.blockedBy.filter((other) => other !== id);
  if (blockedBy.length > 0 || isNapInForce(nap, now)) return { ...nap, blockedBy };
  return remembersAsking(nap, now) ? { ...nap, state: "ended", blockedBy } : null;
}

/**
 * Ends a NAP after `NAP_NOTICE_MS`, withdraws a request, or lifts the player's own block (even if
 * the other blocks too). Refuses with `NAP_NOT_STANDING` (none of these).
 */
export function endNap(state: NapState, { now }: Env): NapResult<"NAP_NOT_STANDING"> {
  const { player, nap } = state;
  if (nap?.state === "asked" && nap.askedBy === player.id) {
    // A running notice, or the time until the next request, keeps the row.
    const stays = isNapInForce(nap, now) || remembersAsking(nap, now);
    return saveNap(state, stays ? { ...nap, state: "ended" } : null, now);
  }
  if (nap?.blockedBy.includes(player.id)) {
    return saveNap(state, withoutBlock(nap, player.id, now), now);
  }
  if (nap?.state !== "active") return { ok: false, code: "NAP_NOT_STANDING" };
  return saveNap(state, { ...nap, state: "ended", endsAt: noticeOf(nap, now) }, now);
}

/**
 * Activates an entry of the NAPs list: accepts the other's request, or lifts the player's own block
 * by asking again (without asking if they already did within a day). Refuses with `NAP_NOT_ASKED`
 * and `NAP_BLOCKED` (the other blocks too).
 */
export function allowNap(state: NapState, env: Env): NapResult<"NAP_NOT_ASKED" | "NAP_BLOCKED"> {
  const { nap, player, other } = state;
  if (nap === null || !nap.blockedBy.includes(player.id)) return acceptNap(state, env);
  if (nap.blockedBy.includes(other.id)) return { ok: false, code: "NAP_BLOCKED" };
  // A block rules out both an active NAP and a request.
  const request = sendRequest(state, env.now);
  return request.ok ? request : saveNap(state, withoutBlock(nap, player.id, env.now), env.now);
}

/** A pact after its notice expired; null if its row can be deleted. */
function expiredNap(nap: Nap, now: number): Nap | null {
  const isOver = nap.state === "ended" && nap.blockedBy.length === 0;
  return isOver && !remembersAsking(nap, now) ? null : { ...nap, endsAt: null };
}

/**
 * Updates the pact and both players' partners once its notice has expired; called by a timer at
 * `endsAt`. An ended pact is deleted; a later request, rejection or block stays. Never refuses.
 */
export function expireNap(state: NapState, { now }: Env): NapResult<never> {
  const { nap } = state;
  const isOver = nap !== null && nap.endsAt !== null && !isNapInForce(nap, now);
  return saveNap(state, isOver ? expiredNap(nap, now) : nap, now);
}
