/** The rankings by army (rules §17). */
import type { Database } from "@emberlode/db";
import { armyPower, compareForRank, type RankEntry, SECOND, shownRank } from "@emberlode/game";
import { FreshValue } from "../../platform/caches/fresh-value.ts";
import type { Clock } from "../../platform/clock.ts";
import { findArmies, findBots } from "./ranks.queries.ts";

/** How old a ranking may be, in milliseconds. */
const FRESH_MS = 5 * SECOND;
/** How many ranks the ladders show. */
export const MAX_LISTED = 500;

/** A player's place in the ranking. */
export interface RankedPlayer {
  id: number;
  /** 1 for the first. */
  rank: number;
  /** Total power. */
  power: number;
}

/** The ladders based on armies. */
type ArmyLadder = "power" | "attack" | "defense";

export interface Ranking {
  /** The first 500 in rank order, at most five seconds old. */
  top(): Promise<readonly RankedPlayer[]>;
  /** All players, or all labeled bots, in ladder order; at most five seconds old. */
  ladder(by: ArmyLadder, bots: boolean): Promise<readonly RankedPlayer[]>;
  /** A player's place in the last ranking; null for a player off the map. Never waits. */
  placeOf(playerId: number): RankedPlayer | null;
  /** The rank that a base shows; null off the map and for players without power (rules §17). */
  rankOf(playerId: number): number | null;
  /** Whether the player is a labeled bot, as of the last ranking; includes players off the map. */
  isBot(playerId: number): boolean;
  /** Recomputes the ranking if it is too old. */
  refresh(): Promise<void>;
  /** Clears the cache: the season changed. */
  clear(): void;
}

/** A player whose base is on the map, with the values they are ranked by. */
interface Entry extends RankEntry {
  isBot: boolean;
  attack: number;
  defense: number;
}

async function findEntries(db: Database): Promise<Entry[]> {
  const armies = await findArmies(db);
  return armies.map(({ id, createdAt, isBot, ...units }) => {
    const { total, attack, defense } = armyPower(units);
    return { id, createdAt, isBot, power: total, attack, defense };
  });
}

type ArmyLadders = Readonly<Record<ArmyLadder, readonly RankedPlayer[]>>;

/** Sorting is stable, so ties are ordered by total power, then age. */
function laddersOf(entries: readonly Entry[]): ArmyLadders {
  const byPower = [...entries].sort(compareForRank);
  const ranked = (order: readonly Entry[]) =>
    order.map(({ id, power: total }, index) => ({ id, rank: index + 1, power: total }));
  return {
    power: ranked(byPower),
    attack: ranked([...byPower].sort((a, b) => b.attack - a.attack)),
    defense: ranked([...byPower].sort((a, b) => b.defense - a.defense)),
  };
}

interface RankedWorld {
  players: ArmyLadders;
  bots: ArmyLadders;
  places: ReadonlyMap<number, RankedPlayer>;
}

export function createRanking(db: Database, clock: Clock): Ranking {
  /** Kept when the ranking is cleared: labels have nothing to do with the season. */
  let labeledBots: ReadonlySet<number> = new Set();

  const ranked = new FreshValue(clock, FRESH_MS, async (): Promise<RankedWorld> => {
    const [entries, botIds] = await Promise.all([findEntries(db), findBots(db)]);
    labeledBots = new Set(botIds);
    const players = laddersOf(entries.filter(({ isBot }) => !isBot));
    const bots = laddersOf(entries.filter(({ isBot }) => isBot));
    const places = new Map([...players.power, ...bots.power].map((place) => [place.id, place]));
    return { players, bots, places };
  });
  const placeOf = (playerId: number) => ranked.last()?.places.get(playerId) ?? null;

  return {
    refresh: async () => void (await ranked.get()),
    clear: () => ranked.clear(),
    top: async () => (await ranked.get()).players.power.slice(0, MAX_LISTED),
    async ladder(by, ofBots) {
      const { players, bots } = await ranked.get();
      return (ofBots ? bots : players)[by];
    },
    placeOf,
    rankOf: (playerId) => shownRank(placeOf(playerId)),
    isBot: (playerId) => labeledBots.has(playerId),
  };
}

/** `isBot` for a labeled bot, else nothing. */
export function botMark(ranking: Pick<Ranking, "isBot">, playerId: number): { isBot?: true } {
  return ranking.isBot(playerId) ? { isBot: true } : {};
}
