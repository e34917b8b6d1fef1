/** A pact as one of its two players sees it. */
import { isDeepStrictEqual } from "node:util";
import type { NapView } from "@emberlode/contract";
import { type Nap, napStands } from "@emberlode/game";
import type { Profile } from "../../services/accounts/profiles.queries.ts";
import { isoTime } from "../../services/accounts/status.ts";
import type { Ranking } from "../../services/ranking/ranking.ts";

/** The other player's public facts. */
export function toPartner(
  { id, username, baseName, profilePicture }: Profile,
  ranking: Ranking,
): NapView["player"] {
  const place = ranking.placeOf(id);
  const { power, rank } = place ?? { power: null, rank: null };
  const shown = { username, baseName, profilePicture, power, rank };
  return { _id: String(id), ...shown, isBot: ranking.isBot(id) };
}

/** The pact's state as the player may see it; null for none. */
function stateFor(
  nap: Nap | null,
  playerId: number,
  now: number,
): Omit<NapView, "_id" | "player"> | null {
  if (nap === null) return null;
  const blockedByMe = nap.blockedBy.includes(playerId);
  const endsAt = napStands(nap, now) ? nap.endsAt : null;
  if (nap.state === "ended" && endsAt === null && !blockedByMe) return null;
  return {
    state: blockedByMe ? "blocked" : nap.state,
    askedByMe: nap.askedBy === playerId,
    blockedByMe,
    endsAt: endsAt === null ? null : isoTime(endsAt),
  };
}

/**
 * The caller's view; null for a pact that is over, or that is only a block by the other player, which
 * stays secret.
 */
export function viewNap(
  nap: Nap | null,
  { playerId, partner, now }: { playerId: number; partner: NapView["player"]; now: number },
): NapView | null {
  const state = stateFor(nap, playerId, now);
  return state === null ? null : { _id: partner._id, player: partner, ...state };
}

/** Whether the change is visible to a player. */
export function looksOtherTo(
  playerId: number,
  { before, after, now }: { before: Nap | null; after: Nap | null; now: number },
): boolean {
  return !isDeepStrictEqual(stateFor(before, playerId, now), stateFor(after, playerId, now));
}
