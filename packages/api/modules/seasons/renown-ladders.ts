/** The ladders by renown: of the season's scored days, and of today so far. */
import type { Database } from "@emberlode/db";
import { type DayOfRenown, HOUR, MINUTE, scoreDay, utcDay } from "@emberlode/game";
import { FreshValue } from "../../platform/caches/fresh-value.ts";
import type { Clock } from "../../platform/clock.ts";
import type { CurrentSeason } from "./current-season.ts";
import {
  type DayQuery,
  findDayFacts,
  findPlayersAfter,
  type PlayerDay,
} from "./day-facts.queries.ts";
import { dayQueryOf, PLAYERS_PER_STATEMENT } from "./score-days.ts";
import { findSeasonTotals, type SeasonTotal } from "./totals.queries.ts";

/** How old both may be, in milliseconds. */
const FRESH_MS = MINUTE;

export interface RenownLadders {
  /** Everyone with renown in the season's scored days, in order. */
  season(): Promise<readonly SeasonTotal[]>;
  /** Everyone with renown today so far, in order. */
  today(): Promise<readonly Pick<SeasonTotal, "playerId" | "isBot" | "renown">[]>;
  /** A player's day so far, as of now. */
  ownDay(playerId: number): Promise<DayOfRenown>;
}

interface Deps {
  db: Database;
  clock: Clock;
  season: CurrentSeason;
}

const NO_DAY: DayOfRenown = {
  scores: { holding: 0, raiding: 0, exploring: 0, strength: 0 },
  renown: 0,
  netLoot: 0,
};

/** A value of the current season that is at most a minute old. */
function ofSeason<Value>(
  { clock, season }: Pick<Deps, "clock" | "season">,
  read: () => Promise<Value>,
): () => Promise<Value> {
  const value = new FreshValue(clock, FRESH_MS, read);
  let readOf = 0;
  return () => {
    const { number } = season.current();
    if (number !== readOf) value.clear();
    readOf = number;
    return value.get();
  };
}

/**
 * Facts of today by player. They are read again when the player or the hour has changed, so neither
 * a time nor an announcement makes them stale.
 */
class TodayBook {
  readonly #deps: Deps;
  #key = "";
  #facts = new Map<number, { version: number; day: PlayerDay }>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The query for today; null outside of the season. */
  async query(): Promise<DayQuery | null> {
    const { db, clock, season } = this.#deps;
    if (season.phase() !== "running") return null;
    const query = await dayQueryOf(db, season.current(), utcDay(clock.now()));
    return { ...query, span: { ...query.span, to: clock.now() + 1 } };
  }

  /** The facts of everyone who did something today. */
  async read(query: DayQuery): Promise<PlayerDay[]> {
    const { db, clock } = this.#deps;
    const key = `${query.season} ${query.day} ${Math.floor(clock.now() / HOUR)}`;
    if (key !== this.#key) this.#facts = new Map();
    this.#key = key;
    const present = await findPlayersAfter(db, query.afterId);
    const changed = present.filter(({ id, version }) => this.#facts.get(id)?.version !== version);
    const versions = new Map(present.map(({ id, version }) => [id, version]));
    for (let at = 0; at < changed.length; at += PLAYERS_PER_STATEMENT) {
      const ids = changed.slice(at, at + PLAYERS_PER_STATEMENT).map(({ id }) => id);
      for (const day of await findDayFacts(db, ids, query)) {
        this.#facts.set(day.playerId, { version: versions.get(day.playerId) ?? 0, day });
      }
    }
    return present.flatMap(({ id }) => this.#facts.get(id)?.day ?? []);
  }
}

export function createRenownLadders(deps: Deps): RenownLadders {
  const { db, season } = deps;
  const book = new TodayBook(deps);
  return {
    season: ofSeason(deps, () => findSeasonTotals(db, season.current().number)),
    today: ofSeason(deps, async () => {
      const query = await book.query();
      if (query === null) return [];
      return (await book.read(query))
        .map((day) => ({ ...day, renown: scoreDay(day, query.span).renown }))
        .filter(({ renown }) => renown > 0)
        .sort((a, b) => b.renown - a.renown || a.createdAt - b.createdAt);
    }),
    async ownDay(playerId) {
      const query = await book.query();
      if (query === null) return NO_DAY;
      const [day] = await findDayFacts(db, [playerId], query);
      return day === undefined ? NO_DAY : scoreDay(day, query.span);
    },
  };
}
