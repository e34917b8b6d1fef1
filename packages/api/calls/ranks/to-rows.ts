/** The public rows of a ladder. */
import type { RankRow } from "@emberlode/contract";
import type { Profile } from "../../services/accounts/profiles.queries.ts";
import type { Placed } from "../../services/ranking/ladders.ts";

/** Leaves out deleted accounts. `before`: ranks by power a day ago, where they are shown. */
export function toRows(
  places: readonly Placed[],
  profiles: ReadonlyMap<number, Profile>,
  before: ReadonlyMap<number, number> | null,
): RankRow[] {
  return places.flatMap(({ id, rank, power, score }) => {
    const profile = profiles.get(id);
    if (profile === undefined) return [];
    const { username, baseName, profilePicture } = profile;
    const old = before?.get(id);
    const change = old === undefined ? null : old - rank;
    return [{ rank, _id: String(id), username, baseName, profilePicture, power, score, change }];
  });
}
