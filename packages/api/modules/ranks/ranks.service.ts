/** Ladders and player pages. */
import type { Ladder, PlayerPage, RankRow, RanksAnswer, RanksInput } from "@emberlode/contract";
import {
  type GoalId,
  type LedgerKind,
  logCategoryIndex,
  type PlayerState,
  publicGoals,
  reachedGoals,
} from "@emberlode/game";
import type { PlayerContext, PublicContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import { goalFactsOf } from "../goals/progress.ts";
import { findCategoryLines, type LogRow } from "../logs/logs.queries.ts";
import type { Profile } from "../players/players.queries.ts";
import { type CurrentSeason, titleMark } from "../seasons/current-season.ts";
import { ownMap } from "../world/waiting-base.ts";
import type { LadderEntry } from "./ladders.ts";
import { findPlayerPage, type PlayerPageRow } from "./player-page.queries.ts";
import { toRankPoint } from "./rank-hours.queries.ts";
import { botMark, MAX_LISTED, type Ranking } from "./ranking.ts";
import { BATTLE_CATEGORY } from "./ranks.queries.ts";

/**
 * A page of the first 500 of a ladder. The order is public, but attack and defense power are not
 * (decision 26): the Army Locator sells those amounts.
 */
export async function listRanks(
  { services }: PublicContext<"ladders" | "profiles" | "season">,
  { start, limit, search, by, bots }: RanksInput,
): Promise<RanksAnswer> {
  const { ladders, profiles: known } = services;
  const top = (await ladders.of(by, bots)).slice(0, MAX_LISTED);
  const [profiles, before] = await Promise.all([
    known.of(top.map(({ id }) => id)),
    by === "power" ? ladders.dayAgo() : null,
  ]);
  const searchedName = search.toLowerCase();
  const matches = toRows(top, profiles, { before, season: services.season }).filter(
    ({ username, baseName }) =>
      [username, baseName].some((name) => name.toLowerCase().includes(searchedName)),
  );
  return { ranks: matches.slice(start, start + limit), total: matches.length };
}

/** Rows shown around the caller, and how many of them come first if both sides have enough. */
const NEARBY_ROWS = 6;
const ROWS_BEFORE = 3;

/** The rows around the caller, at any rank; empty for a player who is not on the ladder. */
export async function listNearRanks(
  { services, playerId }: PlayerContext<NearServices>,
  { by }: { by: Ladder },
): Promise<{ ranks: RankRow[] }> {
  return { ranks: await nearRows(services, playerId, by) };
}

type NearServices = "ladders" | "profiles" | "ranking" | "season";

/** The rows around a player; empty for one who is not on the ladder. */
export async function nearRows(
  { ladders, profiles, ranking, season }: Pick<Services, NearServices>,
  playerId: number,
  by: Ladder,
): Promise<RankRow[]> {
  await ranking.refresh();
  const all = await ladders.of(by, ranking.isBot(playerId));
  const ownIndex = all.findIndex(({ id }) => id === playerId);
  if (ownIndex < 0) return [];
  const first = Math.max(0, Math.min(ownIndex - ROWS_BEFORE, all.length - NEARBY_ROWS));
  const nearbyPlayers = all.slice(first, first + NEARBY_ROWS);
  const before = by === "power" ? await ladders.dayAgo() : null;
  return toRows(nearbyPlayers, await profiles.of(nearbyPlayers.map(({ id }) => id)), {
    before,
    season,
  });
}

/** Skips deleted accounts. `before`: ranks by power a day ago, where they are shown. */
function toRows(
  places: readonly LadderEntry[],
  profiles: ReadonlyMap<number, Profile>,
  { before, season }: { before: ReadonlyMap<number, number> | null; season: CurrentSeason },
): RankRow[] {
  return places.flatMap(({ id, rank, power, score }) => {
    const profile = profiles.get(id);
    if (profile === undefined) return [];
    const { username, baseName, profilePicture } = profile;
    const old = before?.get(id);
    const change = old === undefined ? null : old - rank;
    const profileParts = { username, baseName, profilePicture, ...titleMark(season, id) };
    return [{ rank, _id: String(id), ...profileParts, power, score, change }];
  });
}

/** Number of battles listed. */
const LAST_BATTLES = 10;
/** How many of the latest lines about factories are searched, since not all of them are fights. */
const FACTORY_LINES = 30;
/** The category of the lines about factories. */
const FACTORY_CATEGORY = logCategoryIndex("capture");

/** Kinds of lines in which the player attacked. */
const ATTACKS: readonly LedgerKind[] = ["attack", "capture", "plunder"];

type Battle = PlayerPage["battles"][number];

/**
 * A battle as the viewer sees it. The report reveals armies and place, so only fighters get its id.
 */
function toBattle(
  { kind, detail, createdAt }: LogRow,
  owner: number,
  viewer: number | undefined,
  ranking: Pick<Ranking, "isBot">,
): Battle {
  const role = ATTACKS.includes(kind) ? "attacker" : "defender";
  const { won, battle, other, otherId } = detail;
  const fought = viewer !== undefined && (viewer === owner || viewer === otherId);
  return {
    id: fought && typeof battle === "string" ? battle : null,
    at: isoTime(createdAt),
    place: detail.place === "factory" ? "factory" : "base",
    role,
    ...(detail.plunder === true && { plunder: true as const }),
    // The log line says whether the attacker won.
    won: won === (role === "attacker"),
    opponent: String(other ?? ""),
    ...(other === null && typeof otherId === "number" && { isFormer: true as const }),
    ...(typeof otherId === "number" && botMark(ranking, otherId)),
  };
}

/** Whether a line about factories is about a fight, not about one that was abandoned or freed. */
function isFactoryFight({ kind, detail }: LogRow): boolean {
  return ATTACKS.includes(kind) || (kind === "factory-lost" && detail.reason === "captured");
}

/** The page of a player, by their name or their former guest name. */
export async function showPlayer(
  {
    services,
    identity,
  }: PublicContext<
    "actions" | "battleTotals" | "clock" | "db" | "deeds" | "ranking" | "season" | "world"
  >,
  { username }: { username: string },
): Promise<PlayerPage | GameError<"NOT_FOUND">> {
  const { db, actions, ranking, world, battleTotals: battles } = services;
  const account = await findPlayerPage(db, username, services.clock.now());
  if (account === null) return new GameError("NOT_FOUND");
  const { id } = account;
  const [player, viewer] = await Promise.all([actions.read(id), identity(), ranking.refresh()]);
  if (player === null) return new GameError("NOT_FOUND");
  const isOwn = viewer?.playerId === id;
  const battleLines = player.logCounts[BATTLE_CATEGORY] ?? 0;
  const factoryLines = player.logCounts[FACTORY_CATEGORY] ?? 0;
  const [sums, lines, ofFactories, badges, map] = await Promise.all([
    battles.of([{ id, battleLines }]),
    findCategoryLines(db, id, { category: BATTLE_CATEGORY, top: battleLines }, LAST_BATTLES),
    findCategoryLines(db, id, { category: FACTORY_CATEGORY, top: factoryLines }, FACTORY_LINES),
    badgesOf(services, player, { account, isOwn }),
    isOwn ? ownMap(services, id) : world,
  ]);
  const { attacksWon = 0, attacksLost = 0, defensesWon = 0, defensesLost = 0 } = sums.get(id) ?? {};
  const place = ranking.placeOf(id);
  const base = map.factoriesOf(id).find(({ type }) => type === "base");
  const toShown = (line: LogRow) => toBattle(line, id, viewer?.playerId, ranking);
  return {
    _id: String(id),
    username: account.username,
    baseName: account.baseName,
    quote: account.quote,
    profilePicture: account.profilePicture ?? "",
    isGuest: account.isGuest,
    isBot: ranking.isBot(id),
    titles: [...services.season.titlesOf(id)],
    since: isoTime(account.createdAt),
    rank: place?.rank ?? null,
    power: place?.power ?? null,
    baseLevel: place === null && !isOwn ? null : (base?.lvl ?? null),
    attacks: { won: attacksWon, lost: attacksLost },
    defenses: { won: defensesWon, lost: defensesLost },
    badges,
    battles: lines.map(toShown),
    factoryBattles: ofFactories.filter(isFactoryFight).slice(0, LAST_BATTLES).map(toShown),
    history: (account.rankHours ?? []).map(toRankPoint),
  };
}

/**
 * The goals that a player has reached, derived from the same data as the player's own list (rules
 * §2). Other players see only those that reveal nothing about units, techs or balances (rules §12).
 */
async function badgesOf(
  services: Pick<Services, "deeds" | "ranking">,
  player: PlayerState,
  { account, isOwn }: { account: PlayerPageRow; isOwn: boolean },
): Promise<GoalId[]> {
  const reached = reachedGoals(await goalFactsOf(services, player, account));
  return isOwn ? reached : publicGoals(reached);
}

/** IDs of the first 500 players in rank order (rules §17); at most five seconds old. */
export async function topPlayers({
  services,
}: PlayerContext<"ranking">): Promise<{ users: string[] }> {
  return { users: (await services.ranking.top()).map(({ id }) => String(id)) };
}
