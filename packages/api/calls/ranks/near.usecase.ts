/** The caller's place on a ladder. */
import type { Ladder, RankRow } from "@emberlode/contract";
import type { PlayerContext } from "../context.ts";
import { toRows } from "./to-rows.ts";

/** The caller and five neighbors; this many of them come first if there are enough on both sides. */
const ROWS = 6;
const BEFORE = 3;

/** The rows around the caller at any rank; empty for a player who is not on the ladder. */
export async function listNearRanks(
  { services, playerId }: PlayerContext<"ladders" | "profiles" | "ranking">,
  { by }: { by: Ladder },
): Promise<{ ranks: RankRow[] }> {
  const { ladders, profiles, ranking } = services;
  await ranking.refresh();
  const all = await ladders.of(by, ranking.isBot(playerId));
  const own = all.findIndex(({ id }) => id === playerId);
  if (own < 0) return { ranks: [] };
  const first = Math.max(0, Math.min(own - BEFORE, all.length - ROWS));
  const near = all.slice(first, first + ROWS);
  const before = by === "power" ? await ladders.dayAgo() : null;
  return { ranks: toRows(near, await profiles.of(near.map(({ id }) => id)), before) };
}
