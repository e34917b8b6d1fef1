/** The current season, a player's renown in it, and past seasons. */
import type { CurrentSeasonFacts, SeasonAnswer, SeasonsAnswer } from "@emberlode/contract";
import { dayOfSeason } from "@emberlode/game";
import type { PublicContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import { findChampions, findSeasonBattles, findSeasons, findStandings } from "./archive.queries.ts";
import type { StoredSeason } from "./season.queries.ts";

export function currentFacts({
  season,
  clock,
}: Pick<Services, "season" | "clock">): CurrentSeasonFacts {
  const { number, days, ...span } = season.current();
  const endsAt = season.endsAt();
  const length = endsAt === null ? null : days;
  const day = Math.max(0, dayOfSeason({ ...span, days }, clock.now()));
  return {
    number,
    phase: season.phase(),
    days: length,
    day: length === null ? day : Math.min(day, length),
    beginsAt: isoTime(span.beginsAt),
    endsAt: isoTimeOrNull(endsAt),
  };
}

export const showCurrentSeason = ({
  services,
}: PublicContext<"season" | "clock">): CurrentSeasonFacts => currentFacts(services);

type Champion = Awaited<ReturnType<typeof findChampions>>[number];

const toChampion = ({ title, score, username }: Champion) => ({
  title,
  score,
  username: username ?? "",
});

const toSeason = (
  { number, beginsAt, frozenAt }: StoredSeason,
  champions: readonly Champion[],
) => ({
  number,
  beginsAt: isoTime(beginsAt),
  endedAt: isoTimeOrNull(frozenAt),
  champions: champions.filter(({ season }) => season === number).map(toChampion),
});

export async function listSeasons({ services }: PublicContext<"db">): Promise<SeasonsAnswer> {
  const [seasons, champions] = await Promise.all([
    findSeasons(services.db),
    findChampions(services.db, null),
  ]);
  return { seasons: seasons.map((season) => toSeason(season, champions)) };
}

/** A season whose standings are final. Refuses any other with `NOT_FOUND`. */
export async function showSeason(
  { services: { db } }: PublicContext<"db">,
  { number }: { number: number },
): Promise<SeasonAnswer | GameError<"NOT_FOUND">> {
  const season = (await findSeasons(db)).find((one) => one.number === number);
  if (season === undefined || season.frozenAt === null) return new GameError("NOT_FOUND");
  const [champions, standings, battles] = await Promise.all([
    findChampions(db, number),
    findStandings(db, number),
    findSeasonBattles(db, number),
  ]);
  return {
    ...toSeason(season, champions),
    seed: season.endedAt === null ? null : season.seed,
    standings: standings.map(({ username, profilePicture, ...rest }) => ({
      ...rest,
      username: username ?? "",
      profilePicture: profilePicture ?? "",
    })),
    battles: battles.map(({ id, createdAt, strength, report: { names, place, winner } }) => ({
      id,
      at: isoTime(createdAt),
      strength,
      place,
      winner,
      attacker: names.attacker ?? "",
      defender: names.defender ?? "",
    })),
  };
}
