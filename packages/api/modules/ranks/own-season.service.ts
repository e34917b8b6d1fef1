/** The caller's renown in the current season, with the neighbors in its ladder. */
import type { OwnSeason, SeasonScores } from "@emberlode/contract";
import { type RenownValues, utcDay } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { findRenownDay } from "../seasons/archive.queries.ts";
import { currentFacts } from "../seasons/seasons.service.ts";
import { nearRows } from "./ranks.service.ts";

const toScores = ({ holding, raiding, exploring, strength }: RenownValues, renown: number) =>
  ({ holding, raiding, exploring, strength, renown }) satisfies SeasonScores;

/** The caller's renown: of today so far, of yesterday, and of the season with its neighbors. */
export async function showOwnSeason({
  services,
  playerId,
}: PlayerContext<
  "clock" | "db" | "ladders" | "profiles" | "ranking" | "renown" | "season"
>): Promise<OwnSeason> {
  const { clock, db, renown, season } = services;
  const { number } = season.current();
  const yesterday = { season: number, day: utcDay(clock.now()) - 1 };
  const [today, before, totals, near] = await Promise.all([
    renown.ownDay(playerId),
    findRenownDay(db, playerId, yesterday),
    renown.season(),
    nearRows(services, playerId, "season"),
  ]);
  const own = near.find(({ _id }) => _id === String(playerId));
  return {
    season: currentFacts(services),
    today: toScores(today.scores, today.renown),
    yesterday: before?.isScored ? toScores(before, before.renown) : null,
    renown: totals.find((total) => total.playerId === playerId)?.renown ?? 0,
    rank: own?.rank ?? null,
    near,
  };
}
