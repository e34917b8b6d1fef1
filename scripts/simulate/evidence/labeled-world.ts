/**
 * A world of labeled groups: rings of one person, households, and campuses. Everyone plays by the
 * rules with the habits of the simulator's players; no number of theirs is made up.
 */
import {
  chooseBaseCell,
  DAY,
  generateWorld,
  HOUR,
  MINUTE,
  type Position,
  type Random,
  SECOND,
  seededRandom,
} from "@emberlode/game";
import { START_OF_DAY } from "../bot.ts";
import { type Account, HONEST_AIM, Person } from "../rings/person.ts";
import { follow } from "../rings/ring.ts";
import type { RingStrategy } from "../rings/strategy.ts";
import { runFactoryJobs } from "../society/upkeep.ts";
import { anyStrategy, scaledStrategy } from "./evidence-rings.ts";
import type { Group, Scale, Schedule } from "./group.ts";
import { somePeople } from "./people.ts";
import { RecordingWorld } from "./recording-world.ts";

/** Rings are this young in days, give or take two, when they are looked at. */
const RING_DAYS = 10;
/** A ring's person plays this many times as long as others. */
const RING_TIMES = [2, 2.5, 3] as const;
/** Minutes of a day that the rings' strategies are made for. */
const STRATEGY_MINUTES = 60;
/** More accounts than an address may have to link them. */
const CAMPUS_SIZE = 12;
const STRANGERS = 20;

/** Humans read and hesitate; a script does not. */
const humanPace = (random: Random) => () =>
  random.int(0, 19) === 0
    ? random.int(5, 40) * SECOND
    : random.int(700, 1500) + random.int(0, 1500) + random.int(0, 1500);
const scriptPace = () => 2 * SECOND;

export class LabeledWorld {
  readonly world: RecordingWorld;
  readonly groups: Group[] = [];
  readonly #random: Random;
  readonly #scale: Scale;
  readonly #bases: Position[] = [];
  readonly #schedules: Schedule[] = [];

  constructor(seed: string, scale: Scale) {
    this.#random = seededRandom(`evidence ${seed}`);
    this.world = new RecordingWorld(generateWorld(seed), this.#random, seed, START_OF_DAY);
    this.#scale = scale;
  }

  #person = (isScript: boolean): Person =>
    new Person(this.world, isScript ? scriptPace : humanPace(this.#random));

  #enter = (person: Person, referrer: number | null): Account => {
    const cell = chooseBaseCell(this.world.fields, this.#bases, this.#random);
    if (cell === null) throw new Error("The world is full.");
    this.#bases.push(cell);
    return person.open(`player ${this.#bases.length}`, cell, referrer, {});
  };

  #people(count: number, minutes: number) {
    const { days } = this.#scale;
    const entrance = { random: this.#random, days, minutes };
    const people = somePeople(count, { ...entrance, person: this.#person, enter: this.#enter });
    this.#schedules.push(people.schedule);
    return people;
  }

  /** People of one home, half of whom also share a browser. */
  addHousehold(): void {
    const random = this.#random;
    const { accounts, name } = this.#people(random.int(2, 5), this.#scale.minutes);
    const traces: Group["traces"] = [{ kind: "address", accounts }];
    if (random.chance(0.5)) {
      traces.push({ kind: "device", accounts: accounts.slice(0, random.int(2, accounts.length)) });
    }
    this.groups.push({ label: "household", name, members: accounts, traces });
  }

  /** Groups of friends behind one address, half of whom also share a browser. */
  addCampus(): void {
    const members: number[] = [];
    const names: string[] = [];
    const traces: Group["traces"] = [];
    while (members.length < CAMPUS_SIZE) {
      const { accounts, name } = this.#people(this.#random.int(1, 4), this.#scale.minutes / 2);
      members.push(...accounts);
      names.push(name);
      if (accounts.length > 1 && this.#random.chance(0.5)) {
        traces.push({ kind: "device", accounts });
      }
    }
    traces.push({ kind: "address", accounts: members });
    this.groups.push({ label: "campus", name: names.join("; "), members, traces });
  }

  /** The accounts of one person, in one browser, behind one address, or both. */
  addRing(given: RingStrategy): void {
    const random = this.#random;
    const { days, minutes: each } = this.#scale;
    const minutes = each * random.pick(RING_TIMES);
    const strategy = scaledStrategy(given, Math.min(1, minutes / STRATEGY_MINUTES));
    const person = this.#person(random.chance(0.3));
    const joins = days - RING_DAYS + random.int(-2, 2);
    const hour = random.int(6, 22) * HOUR;
    const plays = random.int(5, 10) / 10;
    const kinds = random.pick([["device"], ["address"], ["device", "address"]] as const);
    const { isReferred, count } = strategy.alts;
    const group: Group = {
      label: "ring",
      name: `${strategy.name} (${count})`,
      members: [],
      traces: [],
    };
    this.groups.push(group);
    let cast: Parameters<typeof follow>[1] | null = null;
    const open = () => {
      const ids = [...this.world.ids()];
      const strangers = ids.filter((_, nth) => nth % Math.ceil(ids.length / STRANGERS) === 0);
      const owner = this.#enter(person, null);
      const alts = Array.from({ length: count }, () =>
        this.#enter(person, isReferred ? owner.id : null),
      );
      group.members = [owner, ...alts].map(({ id }) => id);
      group.traces = kinds.map((kind) => ({ kind, accounts: group.members }));
      const known = strangers.map((id) => ({ id, knowledge: owner.knowledge }));
      return { person, owner, alts, strangers: known, hasBots: false };
    };
    this.#schedules.push((day) => {
      if (day < joins || (cast !== null && !random.chance(plays))) return [];
      const play = () => {
        const all = cast ?? open();
        cast = all;
        person.wake(minutes);
        for (const step of strategy.steps) follow(step, all);
        person.play(all.owner, minutes, HONEST_AIM);
      };
      return [{ at: hour + random.int(0, 59) * MINUTE, play }];
    });
  }

  /** Plays all days. Sessions at the same time run one after another, in the order they begin. */
  play(): void {
    for (let day = 0; day < this.#scale.days; day++) {
      const midnight = START_OF_DAY + day * DAY;
      this.world.now = midnight;
      runFactoryJobs(this.world);
      const sessions = this.#schedules.flatMap((schedule) => schedule(day));
      for (const { at, play } of sessions.toSorted((one, other) => one.at - other.at)) {
        this.world.now = midnight + at;
        play();
      }
    }
  }
}

/** Plays a world with some of each group. */
export function playLabeled(seed: string, scale: Scale): LabeledWorld {
  const random = seededRandom(`plans ${seed}`);
  const all = new LabeledWorld(seed, scale);
  for (let nth = 0; nth < scale.households; nth++) all.addHousehold();
  for (let nth = 0; nth < scale.campuses; nth++) all.addCampus();
  for (let nth = 0; nth < scale.rings; nth++) all.addRing(anyStrategy(random));
  all.play();
  return all;
}
