/** A player's public page (rules §12). */
import type { PlayerPage } from "@emberlode/contract";
import { logCategoryIndex } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { findAccount, findNamed } from "../../services/accounts/accounts.queries.ts";
import { botMark } from "../../services/accounts/bot-mark.ts";
import { isoTime } from "../../services/accounts/status.ts";
import { findLinesOf, type LogRow } from "../../services/logs/logs.queries.ts";
import { BATTLE } from "../../services/ranking/battle-sums.queries.ts";
import { findRankHours } from "../../services/ranking/rank-hours.queries.ts";
import type { Ranking } from "../../services/ranking/ranking.ts";
import { toStanding } from "../../services/ranking/to-standing.ts";
import { ownMap } from "../../world/players/waiting-base.ts";
import type { PublicContext } from "../context.ts";
import { badgesOf } from "./badges.ts";

/** Number of battles that are listed. */
const LAST_BATTLES = 10;
/**
 * How many of the latest lines about factories are searched for fights: not all of them are about
 * fights.
 */
const FACTORY_LINES = 30;
/** The category of the lines about factories. */
const FACTORY = logCategoryIndex("capture");

type Battle = PlayerPage["battles"][number];

/** A battle as the viewer may see it. A report reveals armies and place, so only its fighters get the id. */
function toBattle(
  { kind, detail, createdAt }: LogRow,
  owner: number,
  viewer: number | undefined,
  ranking: Pick<Ranking, "isBot">,
): Battle {
  const role = kind === "attack" || kind === "capture" ? "attacker" : "defender";
  const { won, battle, other, otherId } = detail;
  const fought = viewer !== undefined && (viewer === owner || viewer === otherId);
  return {
    id: fought && typeof battle === "string" ? battle : null,
    at: isoTime(createdAt),
    place: detail.place === "factory" ? "factory" : "base",
    role,
    // The log line says whether the attacker won.
    won: won === (role === "attacker"),
    opponent: String(other ?? ""),
    ...(typeof otherId === "number" && botMark(ranking, otherId)),
  };
}

/** Whether a line is about a fight for a factory, not about one that was built, given up or freed. */
function isFactoryFight({ kind, detail }: LogRow): boolean {
  return kind === "capture" || (kind === "factory-lost" && detail.reason === "captured");
}

/** The page of a player, by their name or their former name as a guest. */
export async function showPlayer(
  {
    services,
    identity,
  }: PublicContext<"actions" | "battles" | "clock" | "db" | "deeds" | "ranking" | "world">,
  { username }: { username: string },
): Promise<PlayerPage | GameError<"NOT_FOUND">> {
  const { db, actions, ranking, world, battles } = services;
  const id = (await findNamed(db, username))?.id;
  if (id === undefined) return new GameError("NOT_FOUND");
  const [account, player, viewer] = await Promise.all([
    findAccount(db, id),
    actions.read(id),
    identity(),
    ranking.refresh(),
  ]);
  if (account === null || player === null) return new GameError("NOT_FOUND");
  const isOwn = viewer?.playerId === id;
  const battleLines = player.logCounts[BATTLE] ?? 0;
  const factoryLines = player.logCounts[FACTORY] ?? 0;
  const [sums, lines, ofFactories, hours, badges, map] = await Promise.all([
    battles.of([{ id, battleLines }]),
    findLinesOf(db, id, { cat: BATTLE, top: battleLines }, LAST_BATTLES),
    findLinesOf(db, id, { cat: FACTORY, top: factoryLines }, FACTORY_LINES),
    findRankHours(db, id, services.clock.now()),
    badgesOf(services, player, { isGuest: account.isGuest, isOwn }),
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
    since: isoTime(account.createdAt),
    rank: place?.rank ?? null,
    power: place?.power ?? null,
    baseLevel: place === null && !isOwn ? null : (base?.lvl ?? null),
    attacks: { won: attacksWon, lost: attacksLost },
    defenses: { won: defensesWon, lost: defensesLost },
    badges,
    battles: lines.map(toShown),
    factoryBattles: ofFactories.filter(isFactoryFight).slice(0, LAST_BATTLES).map(toShown),
    history: hours.map(toStanding),
  };
}
