/** Reading the ranking. */
import type { RanksAnswer, RanksInput } from "@emberlode/contract";
import { LISTED } from "../../services/ranking/ranking.ts";
import type { PublicContext } from "../context.ts";
import { toRows } from "./to-rows.ts";

/**
 * A page of the first 500 of a ladder. How strong a player is on either side is not told, only who
 * is stronger (decision 26): amounts are the Army Locator's trade.
 */
export async function listRanks(
  { services }: PublicContext<"ladders" | "profiles">,
  { start, limit, search, by, bots }: RanksInput,
): Promise<RanksAnswer> {
  const { ladders, profiles: known } = services;
  const top = (await ladders.of(by, bots)).slice(0, LISTED);
  const [profiles, before] = await Promise.all([
    known.of(top.map(({ id }) => id)),
    by === "power" ? ladders.dayAgo() : null,
  ]);
  const wanted = search.toLowerCase();
  const found = toRows(top, profiles, before).filter(({ username, baseName }) =>
    [username, baseName].some((name) => name.toLowerCase().includes(wanted)),
  );
  return { ranks: found.slice(start, start + limit), total: found.length };
}
