/** Chooses the bases that leave the map for a new one (rules §2). */
import { GUEST, PLACING } from "../account-limits.ts";
import type { BaseRemovalReason } from "./base-removal-reasons.ts";
import { createNetworkIndex, longestIdleFirst, type Order } from "./network-index.ts";
import { isWithin, waitLeft } from "./waits.ts";

/** The facts that decide which bases have a place on the map, by player. */
export interface PlacingFacts {
  id: number;
  isGuest: boolean;
  /** Labeled as a bot. */
  isBot: boolean;
  /** The player's IP network; null if no longer known. */
  address: string | null;
  createdAt: number;
  lastSeenAt: number;
  /** Log lines of the player's actions, without those that cost nothing. */
  actions: number;
}

export interface PlacingState {
  newcomer: Pick<PlacingFacts, "isGuest" | "isBot" | "address" | "createdAt">;
  /** The players whose bases are on the map. */
  onMap: readonly PlacingFacts[];
  /** Cells that can hold a base, including occupied ones. */
  places: number;
  now: number;
}

/** A player whose base leaves the map, and why. */
export interface EvictedPlayer extends PlacingFacts {
  reason: BaseRemovalReason;
}

export type PlacingDecision =
  | { ok: true; evicted: readonly EvictedPlayer[] }
  | { ok: false; code: "TOO_MANY_GUESTS_HERE"; waitMs: number; max: number }
  | { ok: false; code: "TOO_MANY_GUESTS" | "WORLD_FULL" };

/** How long a base keeps its place on a full map after its player left, in milliseconds. */
function safeMs({ actions }: Pick<PlacingFacts, "actions">): number {
  return Math.floor(actions / PLACING.fewActions) * GUEST.yieldsAfterMs;
}

const leastPlayedFirst: Order<PlacingFacts> = (a, b) =>
  safeMs(a) - safeMs(b) || longestIdleFirst(a, b);

function isYoung({ createdAt }: Pick<PlacingFacts, "createdAt">, now: number): boolean {
  return now - createdAt < PLACING.youngMs;
}

/**
 * Chooses who leaves so that one more base fits:
 * 1. While bots must leave places to players, a new bot is refused (WORLD_FULL).
 * 2. Each network around a new guest keeps to its limit of guests: its longest idle one leaves, or
 *    the newcomer is refused (TOO_MANY_GUESTS_HERE, with the wait and the limit).
 * 3. Each network around a newcomer keeps to its limit of young bases: the longest idle one leaves.
 * 4. All guests together keep to their share of the places (else TOO_MANY_GUESTS).
 * 5. While bots must leave places to players, the longest idle bot leaves.
 * 6. On a crowded map an idle base leaves, first those with few actions.
 * 7. On a full map, young bases of networks with more of them than the newcomer's leave: first
 *    those with few actions, then those idle or whose network is far ahead (else WORLD_FULL).
 *
 * Steps 5 and 6 are skipped if another step made room. A refusal evicts no base.
 */
export function makeRoom({ newcomer, onMap, places, now }: PlacingState): PlacingDecision {
  const evicted = new Map<number, EvictedPlayer>();
  const { networksAround, isInNetwork, mostCrowdedFirst, leadOver } = createNetworkIndex();
  const remaining = () => onMap.filter(({ id }) => !evicted.has(id));
  /** Evicts the first in this order; false if none. */
  const evictFirst = (
    candidates: readonly PlacingFacts[],
    reason: BaseRemovalReason,
    order: Order<PlacingFacts>,
  ): boolean => {
    const first = candidates.reduce<PlacingFacts | null>(
      (best, one) => (best === null || order(one, best) < 0 ? one : best),
      null,
    );
    if (first !== null) evicted.set(first.id, { ...first, reason });
    return first !== null;
  };
  const evictMostCrowded = (
    candidates: readonly PlacingFacts[],
    reason: BaseRemovalReason,
    tieBreaker: Order<PlacingFacts> = longestIdleFirst,
  ) => evictFirst(candidates, reason, mostCrowdedFirst(candidates, tieBreaker));
  // A last-seen time in the future counts as idle: the clock was set back since.
  const isIdle = ({ lastSeenAt }: PlacingFacts, ms: number) => !isWithin(lastSeenAt, ms, now);

  // The last places are for players, not bots.
  const arePlacesReserved = onMap.length >= places * PLACING.botsYieldShare;
  if (newcomer.isBot && arePlacesReserved) return { ok: false, code: "WORLD_FULL" };
  for (const { network, times } of newcomer.isGuest ? networksAround(newcomer.address) : []) {
    const guestsInNetwork = remaining().filter((one) => one.isGuest && isInNetwork(one, network));
    const max = GUEST.basesPerAddress * times;
    if (guestsInNetwork.length < max) continue;
    const { yieldsAfterMs } = GUEST;
    const idle = guestsInNetwork.filter((one) => isIdle(one, yieldsAfterMs));
    if (!evictMostCrowded(idle, times === 1 ? "guestsHere" : "guestsNear")) {
      const waits = guestsInNetwork.map(({ lastSeenAt }) =>
        waitLeft(lastSeenAt + yieldsAfterMs, yieldsAfterMs, now),
      );
      return { ok: false, code: "TOO_MANY_GUESTS_HERE", waitMs: Math.min(...waits), max };
    }
  }
  for (const { network, times } of isYoung(newcomer, now) ? networksAround(newcomer.address) : []) {
    const young = remaining().filter((one) => isYoung(one, now) && isInNetwork(one, network));
    if (young.length < PLACING.youngPerAddress * times) continue;
    evictMostCrowded(young, times === 1 ? "newcomersHere" : "newcomersNear");
  }
  if (newcomer.isGuest) {
    const guests = remaining().filter(({ isGuest }) => isGuest);
    const isShareFull = guests.length >= Math.floor(places * GUEST.shareOfBases);
    if (isShareFull && !evictMostCrowded(guests, "guests")) {
      return { ok: false, code: "TOO_MANY_GUESTS" };
    }
  }
  // A newcomer needs only one place.
  if (evicted.size === 0 && arePlacesReserved) {
    evictFirst(
      onMap.filter(({ isBot }) => isBot),
      "bots",
      longestIdleFirst,
    );
  }
  if (evicted.size === 0 && onMap.length > places * PLACING.crowdedShare) {
    // Unlike with `isIdle`, players last seen in the future stay.
    const unseenWithFewActions = onMap.filter(
      ({ lastSeenAt, actions }) =>
        lastSeenAt < now - PLACING.fewActionsIdleMs && actions < PLACING.fewActions,
    );
    const unseenLong = onMap.filter((one) => one.lastSeenAt < now - PLACING.anyIdleMs);
    if (!evictMostCrowded(unseenWithFewActions, "crowded"))
      evictFirst(unseenLong, "crowded", longestIdleFirst);
  }
  if (onMap.length - evicted.size >= places) {
    const young = remaining().filter((one) => isYoung(one, now));
    const lead = leadOver(newcomer.address, young);
    const hasFewActions = ({ actions }: PlacingFacts) => actions < PLACING.fewActions;
    const leadingWithFewActions = young.filter((one) => hasFewActions(one) && lead(one) > 1);
    const evictable = young.filter((one) => {
      const networkLead = lead(one);
      if (networkLead >= PLACING.youngPerAddress) return true;
      if (networkLead > 1) return isIdle(one, safeMs(one));
      // With a lead of one, both would just swap places, so the other must be idle.
      return networkLead === 1 && hasFewActions(one) && isIdle(one, GUEST.yieldsAfterMs);
    });
    if (
      !evictMostCrowded(leadingWithFewActions, "full") &&
      !evictMostCrowded(evictable, "full", leastPlayedFirst)
    ) {
      return { ok: false, code: "WORLD_FULL" };
    }
  }
  return { ok: true, evicted: [...evicted.values()] };
}

/** Whether an account's base is placed by its first action instead of at login, as for guests. */
export function isPlacedLikeGuest(actions: number): boolean {
  return actions < PLACING.firstActions;
}
