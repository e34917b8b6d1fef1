/** Which bases leave the map for a new one (rules §2). */
import { GUEST, PLACING } from "../catalogue/limits.ts";
import type { BaseLeaving } from "./leave-map.ts";
import { isWithin, waitLeft } from "./waits.ts";

/** A base that stands, or is to stand, and whose it is. */
export interface PlacedPlayer {
  id: number;
  isGuest: boolean;
  /** Labelled as played by a program. */
  isBot: boolean;
  /** The network it came from; null when that is not known any more. */
  address: string | null;
  createdAt: number;
  lastSeenAt: number;
  /** Lines of the log that the player wrote. */
  actions: number;
}

export interface RoomState {
  newcomer: Pick<PlacedPlayer, "isGuest" | "isBot" | "address" | "createdAt">;
  /** All bases that stand. */
  standing: readonly PlacedPlayer[];
  /** Cells that can hold a base, taken ones included. */
  places: number;
  now: number;
  /** Whoever acts at this moment, which is not idle. */
  busy?: ReadonlySet<number>;
}

/** Somebody whose base leaves the map, and why. */
export interface LeavingPlayer extends PlacedPlayer {
  reason: BaseLeaving;
}

export type Room =
  | { ok: true; leaving: readonly LeavingPlayer[] }
  | { ok: false; error: "TOO_MANY_GUESTS_HERE"; waitMs: number }
  | { ok: false; error: "TOO_MANY_GUESTS" | "WORLD_FULL" | "BUSY" };

const longestIdleFirst = (a: PlacedPlayer, b: PlacedPlayer) =>
  a.lastSeenAt - b.lastSeenAt || a.id - b.id;

function isYoung({ createdAt }: Pick<PlacedPlayer, "createdAt">, now: number): boolean {
  return now - createdAt < PLACING.youngMs;
}

/** The guests of the address with the most of them; of several such, of the one with the longest idle guest. */
function mostCrowded(guests: readonly PlacedPlayer[]): readonly PlacedPlayer[] {
  const counts = new Map<string | null, number>();
  for (const { address } of guests) counts.set(address, (counts.get(address) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return guests.filter(({ address }) => counts.get(address) === most);
}

/**
 * Who leaves so that one more base may stand: above a share of all places a bot's goes before anybody
 * else's, and no bot gets another there. TOO_MANY_GUESTS_HERE (and for how long),
 * TOO_MANY_GUESTS, WORLD_FULL, BUSY while everybody acts who could leave; then nobody leaves.
 */
export function makeRoom({ newcomer, standing, places, now, busy }: RoomState): Room {
  const left = new Map<number, LeavingPlayer>();
  const there = () => standing.filter(({ id }) => !left.has(id));
  /** Lets the longest idle of some leave; false when all of them act at this moment. */
  const leave = (some: readonly PlacedPlayer[], reason: BaseLeaving): boolean => {
    const [idlest] = some.filter(({ id }) => busy?.has(id) !== true).sort(longestIdleFirst);
    if (idlest !== undefined) left.set(idlest.id, { ...idlest, reason });
    return idlest !== undefined;
  };
  const isNeighbour = ({ address }: PlacedPlayer) =>
    address !== null && address === newcomer.address;

  const isForPlayers = standing.length >= places * PLACING.botShare;
  if (newcomer.isBot && isForPlayers) return { ok: false, error: "WORLD_FULL" };
  if (newcomer.isGuest) {
    const here = there().filter((one) => one.isGuest && isNeighbour(one));
    if (here.length >= GUEST.basesPerAddress) {
      const { yieldsAfterMs } = GUEST;
      const idle = here.filter(({ lastSeenAt }) => !isWithin(lastSeenAt, yieldsAfterMs, now));
      if (!leave(idle, "guestsHere")) {
        const waits = here.map(({ lastSeenAt }) =>
          waitLeft(lastSeenAt + yieldsAfterMs, yieldsAfterMs, now),
        );
        return { ok: false, error: "TOO_MANY_GUESTS_HERE", waitMs: Math.min(...waits) };
      }
    }
  }
  if (isYoung(newcomer, now)) {
    const young = there().filter((one) => isYoung(one, now) && isNeighbour(one));
    if (young.length >= PLACING.youngPerAddress && !leave(young, "newcomersHere")) {
      return { ok: false, error: "BUSY" };
    }
  }
  if (newcomer.isGuest) {
    const guests = there().filter(({ isGuest }) => isGuest);
    const isShareFull = guests.length >= Math.floor(places * GUEST.shareOfBases);
    if (isShareFull && !leave(mostCrowded(guests), "guests")) {
      return { ok: false, error: "TOO_MANY_GUESTS" };
    }
  }
  // Whoever takes the place of somebody takes no other.
  if (left.size === 0 && isForPlayers) {
    leave(
      standing.filter(({ isBot }) => isBot),
      "bots",
    );
  }
  if (left.size === 0 && standing.length > places * PLACING.crowdedShare) {
    const idleFor = ({ lastSeenAt }: PlacedPlayer, ms: number) => now - lastSeenAt > ms;
    const hardlyBegan = standing.filter(
      (one) => one.actions < PLACING.fewActions && idleFor(one, PLACING.fewActionsIdleMs),
    );
    const idleLong = standing.filter((one) => idleFor(one, PLACING.anyIdleMs));
    if (!leave(hardlyBegan, "crowded")) leave(idleLong, "crowded");
  }
  if (standing.length - left.size >= places) return { ok: false, error: "WORLD_FULL" };
  return { ok: true, leaving: [...left.values()] };
}

/** Whether an account is placed like a guest: with its first step, and only while it is there. */
export function isPlacedLikeGuest(actions: number): boolean {
  return actions < PLACING.firstActions;
}
