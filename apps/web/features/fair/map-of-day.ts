/** The map of the season that a day belongs to: it decides where relics are (rules §16). */
import { typesOnMap } from "@emberlode/contract/map-letters";
import { generateWorld, isoDay, type ShownTypeAt } from "@emberlode/game";
import type { trpc } from "../../lib/trpc.ts";

type Utils = ReturnType<typeof trpc.useUtils>;

/** The published seed of the map of a day; null while its season lasts. */
async function publishedSeed({ seasons }: Utils, day: string): Promise<string | null> {
  const list = await seasons.list.fetch();
  const season = list.seasons.find(({ beginsAt }) => isoDay(Date.parse(beginsAt)) <= day);
  if (season === undefined || season.endedAt === null) return null;
  return (await seasons.one.fetch({ number: season.number })).seed;
}

/**
 * The types of the fields on a day: from the published seed of its season's map or, in the current
 * season, from the player's own map. Null for a visitor in the current season.
 */
export async function mapOfDay(
  utils: Utils,
  day: string,
  isPlayer: boolean,
): Promise<ShownTypeAt | null> {
  const seed = await publishedSeed(utils, day);
  if (seed !== null) {
    const fields = generateWorld(seed);
    return (index) => fields[index]?.type ?? null;
  }
  return isPlayer ? typesOnMap((await utils.fields.view.fetch()).rows) : null;
}
