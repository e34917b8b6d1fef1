/** Provable randomness: rolls derived from the day's secret seed (rules §16). */
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@emberlode/db";
import {
  blockText,
  CELL_COUNT,
  cellAt,
  cellIndex,
  type FieldState,
  type FieldType,
  isDiggable,
  isVein,
  type PlayerState,
  type Random,
  type Relic,
  type RollPurpose,
  relicsOfDay,
  rollRandom,
  rollText,
  utcDay,
} from "@emberlode/game";
import { busyError } from "../../errors.ts";
import { BoundedMap } from "../../platform/caches/bounded-map.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { LiveEvent } from "../live/live-feed.ts";
import { ensureDaySeeds, markPublished } from "./day-seeds.queries.ts";

const SEED_BYTES = 32;
/** How many days ahead the hash of a seed is visible. */
const DAYS_AHEAD = 7;

export interface FairChance {
  /** Creates and reads the seeds of today and the next seven days. Run at start, then regularly. */
  prepare(): Promise<void>;
  /**
   * Call before the seeds of a day are published: no process uses them afterwards. If the day is
   * not over because a clock ran ahead, it gets another seed.
   */
  publish(day: number): Promise<void>;
  /** Handles seeds published by another process. */
  onEvent(event: LiveEvent): void;
  /** The randomness of a player's next roll. The commit that uses it raises the counter. */
  roll(player: Pick<PlayerState, "id" | "rolls">, purpose: RollPurpose, now: number): Random;
  /** Whether the day's seed puts a vein there; only ore fields have any (rules §4). */
  isVein(field: Pick<FieldState, "x" | "y" | "type">, now: number): boolean;
  /** The player's three relics of the day (rules §9), in a world with these types of fields. */
  relics(playerId: number, typeAt: (index: number) => FieldType, now: number): readonly Relic[];
  /** Clears the relics: the season changed, and the map with it. */
  clear(): void;
  /**
   * The seed of the Black Market's offers of a day, 64 hex digits. It is derived from the day's
   * secret seed, since everyone sees the offers.
   */
  marketSeed(now: number): string;
}

/** Cannot collide with the text of a roll: those contain colons. */
const MARKET_TEXT = "market";

/** HMAC-SHA256 of a block of a roll, keyed by the day's seed. */
export function rollDigest(seed: Uint8Array) {
  return (text: string, block: number): Uint8Array =>
    new Uint8Array(createHmac("sha256", seed).update(blockText(text, block)).digest());
}

/** Players whose relics are cached: far more than are ever online together. */
const MAX_RELICS = 10_000;

const NO_VEINS: { day: number; cells: readonly boolean[] } = { day: -1, cells: [] };

export function createFairChance(db: Database, clock: Clock, log: Log): FairChance {
  let seeds = new Map<number, Uint8Array>();
  const seedOf = (now: number): Uint8Array => {
    const seed = seeds.get(utcDay(now));
    // Only after a day without the database; the next run of the job loads the seed.
    if (seed === undefined) throw busyError();
    return seed;
  };
  // The veins of all cells of a day, computed on first use.
  let veins = NO_VEINS;
  const veinsOf = (now: number): readonly boolean[] => {
    const day = utcDay(now);
    if (veins.day !== day) {
      const digest = rollDigest(seedOf(now));
      const cells = Array.from({ length: CELL_COUNT }, (_, index) => isVein(cellAt(index), digest));
      veins = { day, cells };
    }
    return veins.cells;
  };
  // The relics of players on a day, computed on first use: every step asks for them.
  const relics = { day: -1, byPlayer: new BoundedMap<number, readonly Relic[]>(MAX_RELICS) };
  const relicsOn = (day: number) => {
    if (relics.day !== day) {
      relics.day = day;
      relics.byPlayer.clear();
    }
    return relics.byPlayer;
  };
  const daysAhead = () => {
    const today = utcDay(clock.now());
    return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead);
  };

  async function load(): Promise<void> {
    const now = clock.now();
    const newSeeds = daysAhead().map((day) => ({
      day,
      seed: new Uint8Array(randomBytes(SEED_BYTES)),
    }));
    const stored = await ensureDaySeeds(db, newSeeds, now);
    for (const { day, number, createdAt } of stored) {
      if (number > 0 && createdAt === now)
        log.warn({ day }, "a seed was published early and is replaced");
    }
    seeds = new Map(stored.map(({ day, seed }) => [day, new Uint8Array(Buffer.from(seed, "hex"))]));
    veins = NO_VEINS;
    relics.day = -1;
  }

  /** Stops using the seeds of a day; returns whether they were in use. */
  function dropSeed(day: number): boolean {
    if (veins.day === day) veins = NO_VEINS;
    return seeds.delete(day);
  }

  return {
    async prepare() {
      if (!daysAhead().every((day) => seeds.has(day))) await load();
    },
    async publish(day) {
      await markPublished(db, day, clock.now());
      if (dropSeed(day)) await load();
    },
    onEvent(event) {
      const isOld = event.t === "seed" && dropSeed(event.day);
      if (!isOld && event.t !== "reconnected") return;
      load().catch((err) => log.warn({ err }, "the day's seeds could not be read"));
    },
    roll({ id, rolls }, purpose, now) {
      return rollRandom(rollText(id, rolls, purpose), rollDigest(seedOf(now)));
    },
    relics(playerId, typeAt, now) {
      const today = relicsOn(utcDay(now));
      const known = today.get(playerId);
      if (known !== undefined) return known;
      const found = relicsOfDay(playerId, typeAt, rollDigest(seedOf(now)));
      today.set(playerId, found);
      return found;
    },
    clear() {
      relics.day = -1;
    },
    isVein: (field, now) => isDiggable(field.type) && veinsOf(now)[cellIndex(field)] === true,
    marketSeed: (now) => createHmac("sha256", seedOf(now)).update(MARKET_TEXT).digest("hex"),
  };
}
