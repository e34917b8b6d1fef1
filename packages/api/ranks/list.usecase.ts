/** Reading the ranking. */
import type { RanksAnswer, RanksInput } from "@emberlode/contract";
import type { PublicContext } from "../context.ts";

/**
 * A page of the first 500, at most five seconds old. How strong a player is on either side is not
 * told: finding that out is the Army Locator's trade.
 */
export async function listRanks(
  { services }: PublicContext,
  { start, limit, search }: RanksInput,
): Promise<RanksAnswer> {
  const top = await services.ranking.top();
  const profiles = await services.profiles.of(top.map(({ id }) => id));
  const wanted = search.toLowerCase();
  const found = top.flatMap(({ id, rank, power }) => {
    const profile = profiles.get(id);
    if (profile === undefined) return [];
    const { username, baseName, profilePicture } = profile;
    const isWanted = [username, baseName].some((name) => name.toLowerCase().includes(wanted));
    return isWanted ? [{ rank, _id: String(id), username, baseName, profilePicture, power }] : [];
  });
  return { ranks: found.slice(start, start + limit), total: found.length };
}
