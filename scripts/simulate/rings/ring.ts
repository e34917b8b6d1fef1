/**
 * Rings: what one person gains from ten more accounts (rules §20). The gain is the owner's income,
 * or renown, divided by that of the same hours played honestly with one account, in the same world
 * with the same strangers. Loot from strangers is in the same unit. Loot lost is subtracted, so
 * that resources passed between accounts count once; other losses are not.
 */
import {
  chooseBaseCell,
  DAY,
  generateWorld,
  HOUR,
  type LedgerKind,
  type Position,
  seededRandom,
  write,
} from "@emberlode/game";
import { START_OF_DAY } from "../bot.ts";
import { SimulatedWorld } from "../society/simulated-world.ts";
import { runFactoryJobs } from "../society/upkeep.ts";
import { percent } from "../table.ts";
import { type Account, HONEST_AIM, Person, SAVING_AIM } from "./person.ts";
import type { RingStrategy, Step } from "./strategy.ts";

/** Kinds that bring a player new resources. */
const EARNED: readonly LedgerKind[] = [
  ...(["dig", "cave", "forest", "mirage", "memorial", "relic", "referral"] as const),
  ...(["attack", "capture", "plunder", "collect", "goal"] as const),
];

/** Length of a ring's trial. */
export interface Trial {
  days: number;
  /** Minutes that the person plays every day, in any trial. */
  minutes: number;
}
/** Long enough for the shield of the first three days to end. */
const TRIAL: Trial = { days: 8, minutes: 60 };
/** Honest players in the same world, and their minutes a day. */
const STRANGERS = { count: 4, minutes: 10 } as const;

/** Limits of a ring's gain and of what it takes from others, in multiples of honest income. */
export const RING_LIMITS = { gain: 1.5, renown: 1.5, taken: 1.1 } as const;

export interface RingResult {
  name: string;
  gain: number;
  /** The owner's renown, as a multiple of that of honest play. */
  renown: number;
  taken: number;
}

/** A trial: the owner's income and renown, and the strangers' losses to the ring. */
export interface Income {
  gained: number;
  renown: number;
  taken: number;
}

/** The accounts of a ring, and others in its world. */
export interface Cast {
  person: Person;
  owner: Account;
  alts: readonly Account[];
  strangers: readonly Account[];
  /** Whether the alts are bots, which play by themselves. */
  hasBots: boolean;
}

/** A base that may have works, and what an army for it costs, of each resource. */
const GROWN = { lvl: 6, slots: 60_000, carried: 100_000 } as const;

/** Makes a new player one that may have works. */
function grow(world: SimulatedWorld, id: number, { x, y }: Position): void {
  const { lvl, slots, carried } = GROWN;
  const set = { carried: { metal: carried, energy: carried } };
  world.commit([
    write("factory", { x, y, from: id, to: id, lvl, slots, safeUntil: 0 }),
    write("player", { id, set }),
  ]);
}

function cast(seed: string, strategy: RingStrategy): Cast {
  const random = seededRandom(`ring ${seed}`);
  const world = new SimulatedWorld(generateWorld(seed), random, seed, START_OF_DAY);
  const person = new Person(world);
  const bases: Position[] = [];
  const enter = (
    name: string,
    referrer: number | null = null,
    kind: { isGuest?: boolean; isBot?: boolean } = {},
  ) => {
    const cell = chooseBaseCell(world.fields, bases, random);
    if (cell === null) throw new Error("The world is full.");
    bases.push(cell);
    const account = person.open(name, cell, referrer, kind);
    if (strategy.isGrown === true) grow(world, account.id, cell);
    return account;
  };
  const owner = enter("owner");
  const strangers = Array.from({ length: STRANGERS.count }, (_, n) => enter(`stranger ${n}`));
  const { count, isGuest, isBot = false, isReferred } = strategy.alts;
  const alts = Array.from({ length: count }, (_, n) =>
    enter(`alt ${n}`, isReferred ? owner.id : null, { isGuest, isBot }),
  );
  return { person, owner, alts, strangers, hasBots: isBot };
}

/** Does a step of a strategy once with one account; returns whether to repeat it. */
function doOnce(step: Step, who: Account, nth: number, { person, ...all }: Cast): boolean {
  const { do: kind, amount } = step;
  const { owner, alts, strangers } = all;
  switch (kind) {
    case "play":
      person.play(who, amount, who === owner ? HONEST_AIM : SAVING_AIM);
      return false;
    case "arm":
      person.arm(who, "attack");
      return false;
    case "guard":
      person.arm(who, "defense");
      return false;
    case "raid the owner":
      return who !== owner && person.raid(who, owner.id);
    case "raid an alt":
    case "raid a stranger": {
      const some = kind === "raid an alt" ? alts.filter((alt) => alt !== who) : strangers;
      // One after another, and each only once.
      const enemy = some[nth];
      if (enemy !== undefined) person.raid(who, enemy.id);
      return enemy !== undefined;
    }
    case "take an alt's factory":
      return person.take(
        who,
        alts.filter((alt) => alt !== who).map(({ id }) => id),
      );
    case "take a factory":
      return person.take(who, null);
    case "take the owner's factory":
      return who !== owner && person.take(who, [owner.id]);
    case "take works":
      return person.take(who, null, { works: true });
    case "plunder an alt":
    case "plunder the owner": {
      const some = kind === "plunder the owner" ? [owner] : alts;
      const from = some.filter((one) => one !== who).map(({ id }) => id);
      // One after another, and each only once; one that is refused does not stop the rest.
      person.take(who, from, { mode: "plunder", nth });
      return from.length > 0;
    }
    case "pact":
      for (const alt of alts.slice(0, amount)) {
        if (alt === who) continue;
        person.call(who, { call: "ask nap", other: alt.id });
        person.call(alt, { call: "accept nap", other: who.id });
      }
      return false;
  }
}

/** Does a step with each account that it is for, while the person is awake. */
export function follow(step: Step, all: Cast): void {
  const { person, owner, alts, hasBots } = all;
  const doAll = (who: Account) => {
    for (let times = 0; times < step.amount && person.isAwake; times++) {
      if (!doOnce(step, who, times, all)) break;
    }
  };
  for (const who of step.who === "owner" ? [owner] : alts) {
    if (hasBots && who !== owner) person.runBot(() => doAll(who));
    else doAll(who);
  }
}

/** Plays a strategy for all days. */
function trial(seed: string, strategy: RingStrategy, { days, minutes }: Trial): Income {
  const all = cast(seed, strategy);
  const { person, owner, strangers } = all;
  const { world } = person;
  let renown = 0;
  for (let day = 0; day < days; day++) {
    world.now = START_OF_DAY + day * DAY + 6 * HOUR;
    for (const stranger of strangers) {
      person.wake(STRANGERS.minutes);
      person.play(stranger, STRANGERS.minutes, HONEST_AIM);
    }
    world.now = START_OF_DAY + day * DAY + 12 * HOUR;
    runFactoryJobs(world);
    person.wake(minutes);
    for (const step of strategy.steps) follow(step, all);
    // The rest of the hour is honest play.
    person.play(owner, minutes, HONEST_AIM);
    world.now = START_OF_DAY + (day + 1) * DAY;
    world.season.noteHour();
    renown += world.season.closeDay().get(owner.id)?.renown ?? 0;
  }
  const { gained, lost: own } = world.recordOf(owner.id);
  const lost = strangers.map(({ id }) => {
    const { lost: ofStranger, lostFromStores } = world.recordOf(id);
    return (ofStranger.defense ?? 0) + lostFromStores;
  });
  return {
    renown,
    gained: EARNED.reduce((sum, kind) => sum + (gained[kind] ?? 0), -(own.defense ?? 0)),
    taken: lost.reduce((sum, one) => sum + one, 0),
  };
}

/** The income of the hours of a ring with one account that starts like those of a strategy. */
export function playHonestly(
  seed: string,
  { isGrown = false }: Pick<RingStrategy, "isGrown"> = {},
  size = TRIAL,
): Income {
  const alts = { isGuest: false, isReferred: false, count: 0 };
  return trial(seed, { name: "none", isGrown, alts, steps: [] }, size);
}

/** Results of a strategy in multiples of honest play. */
export function playRing(
  seed: string,
  strategy: RingStrategy,
  honest: Income,
  size = TRIAL,
): RingResult {
  const { gained, renown, taken } = trial(seed, strategy, size);
  return {
    name: strategy.name,
    gain: gained / honest.gained,
    renown: renown / honest.renown,
    taken: taken / honest.gained,
  };
}

/** Mean results of the same rings over several worlds. */
export function meanOf(worlds: readonly (readonly RingResult[])[]): RingResult[] {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  return (worlds[0] ?? []).map(({ name }, at) => ({
    name,
    gain: mean(worlds.map((rings) => rings[at]?.gain ?? 0)),
    renown: mean(worlds.map((rings) => rings[at]?.renown ?? 0)),
    taken: mean(worlds.map((rings) => rings[at]?.taken ?? 0)),
  }));
}

/** Describes the rings that exceed the limits. */
export function exceededRingLimits(rings: readonly RingResult[]): string[] {
  return rings.flatMap(({ name, gain, renown, taken }) => [
    ...(gain > RING_LIMITS.gain
      ? [`The ring "${name}" brings ${percent(gain)} of honest play.`]
      : []),
    ...(renown > RING_LIMITS.renown
      ? [`The ring "${name}" brings ${percent(renown)} of the renown of honest play.`]
      : []),
    ...(taken > RING_LIMITS.taken
      ? [`The ring "${name}" takes ${percent(taken)} of honest play.`]
      : []),
  ]);
}
