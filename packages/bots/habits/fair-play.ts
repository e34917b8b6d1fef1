/** What computer players keep from doing though the rules allow it: they fill the world, they do not rule it. */
import { DAY, WORLD_COUNTS } from "@emberlode/game";
import type { Knowledge } from "./knowledge.ts";

/** Accounts younger than this are left alone by every bot that they have not attacked. */
const YOUNG_MS = 7 * DAY;
/** A group of bots holds at most one in so many of the map's factories. */
const FACTORIES_DIVISOR = 10;

/**
 * Whether a bot may attack this player or take a factory of theirs; null while that player's page, which
 * says since when the account is there, has not been read.
 */
export function mayFight({ attackers, players, now }: Knowledge, username: string): boolean | null {
  if (attackers.has(username)) return true;
  const since = players.get(username)?.since;
  return since === undefined ? null : now - since >= YOUNG_MS;
}

/** Whether the group to which the bot belongs may hold one factory more. */
export function mayHoldOneMore({ groupFactories }: Pick<Knowledge, "groupFactories">): boolean {
  return groupFactories < Math.floor(WORLD_COUNTS.factory / FACTORIES_DIVISOR);
}
