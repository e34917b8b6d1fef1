/** Reading the ranking. */
import type { RanksAnswer, RanksInput } from "@emberlode/contract";
import { LISTED } from "../../services/ranking/ranking.ts";
import type { PublicContext } from "../context.ts";
import { toRows } from "./to-rows.ts";

/**
 * A page of the first 500 of a ladder. The order is public, but attack and defense power are not
 * (decision 26): amounts are what the Army Locator sells.
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
