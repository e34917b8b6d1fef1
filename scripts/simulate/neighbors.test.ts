/**
 * The first day of a new world's eight neighbors, by the rules and their own habits (decision 87).
 */
import { isSettling, nextPlay, PACES } from "@emberlode/bots";
import { type Aim, aimOf, neighborOf, TEMPERAMENT_IDS } from "@emberlode/bots/habits";
import {
  attackBase,
  chooseBaseCell,
  equalAmounts,
  generateWorld,
  HOUR,
  MINUTE,
  type Position,
  SECOND,
  seededRandom,
  UNITS,
  write,
} from "@emberlode/game";
import { expect, test } from "vitest";
import { START_OF_DAY } from "./bot.ts";
import { raidState } from "./society/calls.ts";
import { playMove } from "./society/play-move.ts";
import { SimulatedKnowledge } from "./society/simulated-knowledge.ts";
import { SimulatedWorld } from "./society/simulated-world.ts";
import { runFactoryJobs } from "./society/upkeep.ts";

const COUNT = 8;
/** A bot reads everything again after this time, as on a server. */
const REFRESH_MS = 10 * MINUTE;
const READ_MS = 2 * SECOND;
/** Diggers and explorers, by number. */
const OPEN = [0, 1, 7];

interface Neighbor {
  id: number;
  number: number;
  knowledge: SimulatedKnowledge;
  aim: Aim;
  next: number;
}

/** Eight neighbors in a world that begins at an hour of the day, and a player who comes by. */
class Neighborhood {
  readonly world: SimulatedWorld;
  readonly start: number;
  readonly neighbors: readonly Neighbor[];
  readonly visitor: number;

  constructor(seed: string, hour: number) {
    this.start = START_OF_DAY + hour * HOUR;
    const random = seededRandom(seed);
    this.world = new SimulatedWorld(generateWorld(seed), random, seed, this.start);
    const bases: Position[] = [];
    const enter = (name: string, kind: { isGuest?: boolean; isBot?: boolean }) => {
      const cell = chooseBaseCell(this.world.fields, bases, random);
      if (cell === null) throw new Error("The world is full.");
      bases.push(cell);
      return this.world.enter(name, cell, null, kind);
    };
    this.neighbors = Array.from({ length: COUNT }, (_, number) => {
      const id = enter(`neighbor ${number}`, { isBot: true });
      const temperament = TEMPERAMENT_IDS[number % TEMPERAMENT_IDS.length] ?? "digger";
      const knowledge = new SimulatedKnowledge(this.world, id);
      const next = this.start + number * SECOND;
      return { id, number, knowledge, next, aim: aimOf(neighborOf(temperament)) };
    });
    this.visitor = enter("visitor", { isGuest: true });
  }

  /** Plays until `ms` milliseconds after the start. */
  playUntil(ms: number): void {
    const { world, start, neighbors } = this;
    for (;;) {
      const one = neighbors.reduce((first, other) => (other.next < first.next ? other : first));
      if (one.next > start + ms) break;
      if (Math.floor(one.next / HOUR) > Math.floor(world.now / HOUR)) runFactoryJobs(world);
      world.now = one.next;
      one.next = this.#turn(one);
    }
    world.now = start + ms;
  }

  /** One turn; returns when the next one is. */
  #turn({ number, knowledge, aim }: Neighbor): number {
    const { world, start } = this;
    const { now } = world;
    const schedule = PACES.calm.schedule(number);
    const next = nextPlay(schedule, start, now);
    if (next > now) return next;
    if (now - knowledge.readAt >= REFRESH_MS) {
      knowledge.readMap();
      knowledge.arrive();
      return now + READ_MS;
    }
    // All accounts are as old as the world, and bots spare the young.
    for (const player of knowledge.players.values()) player.since = start;
    const spent = playMove(world, knowledge, aim);
    const quick = isSettling(schedule, start, now) ? schedule.settling.timesAsFast : 1;
    const pause = (PACES.calm.betweenMs * world.random.int(667, 1333)) / 1000 / quick;
    if ("until" in spent) return Math.max(now + pause, spent.until);
    return now + (spent.call === "read" ? READ_MS : pause);
  }

  /** What comes of the visitor's attack with ten Pikemen. Nothing is kept of it. */
  attack({ id }: Neighbor, slots: number, roll: string) {
    const { world, visitor } = this;
    const { baseX, baseY } = world.player(id);
    if (baseX === null || baseY === null) throw new Error("A neighbor has no base.");
    const field = { x: baseX, y: baseY };
    // What someone digs in ten minutes.
    const set = { ...field, attackUnits: UNITS.attack.map((_, at) => (at === 0 ? 10 : 0)) };
    world.commit([write("player", { id: visitor, set: { ...set, dug: equalAmounts(5_000) } })]);
    const state = raidState(world, world.player(visitor), id);
    const attackerFactories = state.attackerFactories.map((one) => ({ ...one, slots }));
    const random = seededRandom(roll);
    const input = { enemy: id, field, battleId: "none" };
    return attackBase({ ...state, attackerFactories }, input, { now: world.now, random });
  }

  /** The neighbors that lose to ten Pikemen of a player with this many slots, whatever the roll. */
  beaten(slots: number): number[] {
    const rolls = ["a", "b", "c", "d"];
    return this.neighbors
      .filter((one) =>
        rolls.every((roll) => {
          const done = this.attack(one, slots, roll);
          return done.ok && done.outcome.won;
        }),
      )
      .map(({ number }) => number);
  }
}

/** Slots of a newcomer with a first factory, and of a keen player after a day. */
const NEWCOMER = 2_600;
const DAY_OLD = 33_000;

test.each([
  ["in the morning", "emberlode", 8],
  ["in the evening", "elsewhere", 20],
])("a world that begins %s has neighbors worth attacking", (_, seed, hour) => {
  const place = new Neighborhood(seed, hour);
  place.playUntil(10 * MINUTE);
  for (const number of OPEN) expect(place.beaten(NEWCOMER)).toContain(number);
  place.playUntil(30 * MINUTE);
  const loots: number[] = [];
  for (let hours = 1; hours <= 24; hours++) {
    place.playUntil(hours * HOUR);
    const at = { seed, hours };
    const beaten = place.beaten(NEWCOMER);
    if (hours >= 6) expect({ ...at, beaten }).toEqual({ ...at, beaten: OPEN });
    else expect(beaten).toEqual(expect.arrayContaining(OPEN));
    for (const one of place.neighbors.filter(({ number }) => OPEN.includes(number))) {
      const done = place.attack(one, NEWCOMER, "loot");
      if (done.ok) loots.push(done.outcome.amount);
    }
  }
  // A guest's loot from the three, each hour.
  expect(loots).toHaveLength(24 * OPEN.length);
  expect(Math.min(...loots)).toBeGreaterThanOrEqual(300);
  for (const one of place.neighbors) {
    // The hermit has few factories, so a keen player outgrows it on the first day.
    const isHermit = TEMPERAMENT_IDS[one.number % TEMPERAMENT_IDS.length] === "hermit";
    if (!isHermit) expect(place.attack(one, DAY_OLD, "size")).toMatchObject({ ok: true });
    const { metal, energy } = place.world.player(one.id).carried;
    expect([one.number, Math.max(metal, energy) > 2_000]).toEqual([one.number, true]);
  }
});
