/** What everybody may know of a player (rules §12). */
import type { PlayerPage } from "@emberlode/contract";
import { findAccount, findLogin } from "../accounts/accounts.queries.ts";
import { isoTime } from "../accounts/status.ts";
import type { PublicContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { findLinesOf, type LogRow } from "../logs/logs.queries.ts";
import { BATTLE } from "../ranking/battle-sums.queries.ts";
import { findRankHours } from "../ranking/rank-hours.queries.ts";
import { toStanding } from "../ranking/to-standing.ts";
import { badgesOf } from "./badges.ts";

/** Battles that are listed. */
const LAST_BATTLES = 10;

type Battle = PlayerPage["battles"][number];

/** A battle as the viewer may know it: its report names armies and place, so only fighters get its id. */
function toBattle({ kind, detail, createdAt }: LogRow, owner: number, viewer?: number): Battle {
  const role = kind === "attack" ? "attacker" : "defender";
  const { won, battle, other, otherId } = detail;
  const fought = viewer !== undefined && (viewer === owner || viewer === otherId);
  return {
    id: fought && typeof battle === "string" ? battle : null,
    at: isoTime(createdAt),
    role,
    // The line says whether the attacker won.
    won: won === (role === "attacker"),
    opponent: String(other ?? ""),
  };
}

/** The page of a player, by name. NOT_FOUND. */
export async function showPlayer(
  { services, identity }: PublicContext,
  { username }: { username: string },
): Promise<PlayerPage> {
  const { pool, db, actions, ranking, world, battles } = services;
  const id = (await findLogin(db, username))?.id;
  if (id === undefined) throw new GameError("NOT_FOUND");
  const [account, player, viewer] = await Promise.all([
    findAccount(db, id),
    actions.read(id),
    identity(),
    ranking.refresh(),
  ]);
  if (account === null || player === null) throw new GameError("NOT_FOUND");
  const battleLines = player.logCounts[BATTLE] ?? 0;
  const [sums, lines, hours, badges] = await Promise.all([
    battles.of([{ id, battleLines }]),
    findLinesOf(pool, id, { cat: BATTLE, top: battleLines }, LAST_BATTLES),
    findRankHours(pool, id, services.clock.now()),
    badgesOf(services, player, { isGuest: account.isGuest, isOwn: viewer?.playerId === id }),
  ]);
  const { attacksWon = 0, attacksLost = 0, defensesWon = 0, defensesLost = 0 } = sums.get(id) ?? {};
  const place = ranking.placeOf(id);
  const base = world.factoriesOf(id).find(({ type }) => type === "base");
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
    baseLevel: place === null ? null : (base?.lvl ?? null),
    attacks: { won: attacksWon, lost: attacksLost },
    defenses: { won: defensesWon, lost: defensesLost },
    badges,
    battles: lines.map((line) => toBattle(line, id, viewer?.playerId)),
    history: hours.map(toStanding),
  };
}
