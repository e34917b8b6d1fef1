/** Limits on bots beyond the rules: they fill the world but must not dominate it. */
import { DAY, WORLD_COUNTS } from "@emberlode/game";
import type { Knowledge } from "./knowledge.ts";

/** Bots leave accounts younger than this alone, unless attacked by them. */
const YOUNG_MS = 7 * DAY;
/** A group of bots holds at most one in this many of the map's factories. */
const FACTORIES_DIVISOR = 10;

/**
 * Whether a bot may attack this player or take their factory; null until the player's page, which
 * has the account's age, was read.
 */
export function mayFight({ attackers, players, now }: Knowledge, username: string): boolean | null {
  if (attackers.has(username)) return true;
  const since = players.get(username)?.since;
  return since === undefined ? null : now - since >= YOUNG_MS;
}

/** Whether the bot's group may hold one more factory. */
export function mayHoldOneMore({ groupFactories }: Pick<Knowledge, "groupFactories">): boolean {
  return groupFactories < Math.floor(WORLD_COUNTS.factory / FACTORIES_DIVISOR);
}
