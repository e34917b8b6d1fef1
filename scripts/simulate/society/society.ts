/** Weeks of several hundred players in one world, by the real rules (rules §20). */
import { type Aim, aimOf } from "@emberlode/bots/habits";
import {
  armyPower,
  chooseBaseCell,
  DAY,
  generateWorld,
  HOUR,
  MINUTE,
  type Position,
  seededRandom,
} from "@emberlode/game";
import { START_OF_DAY } from "../bot.ts";
import { Pacer } from "../pacer.ts";
import { PACES } from "../paces.ts";
import { type Errand, runErrand, sitDown } from "./customs.ts";
import { playMove } from "./live.ts";
import { Mind } from "./mind.ts";
import {
  createPlayers,
  type Dwelling,
  type Sitting,
  sittingAfter,
  temperamentOf,
} from "./population.ts";
import { Realm } from "./realm.ts";
import { releaseUnseenFactories, runFactoryJobs } from "./upkeep.ts";

/** Turns of those who play at the same time: a player reads the same few things repeatedly. */
const SLICE = MINUTE;

const REFERRED_ONE_IN = 3;

/** Size and length of a society. */
export interface SocietyEffort {
  players: number;
  /** `count` more join on `day` and on each day after it, for `days` days. */
  late: { count: number; day: number; days: number };
  days: number;
}

/** A player's state at the end of a day. */
interface DaySummary {
  power: number;
  factories: number;
}

export interface Member extends Dwelling {
  id: number;
  /** For each day since the world began, at its end; null before the player joined. */
  days: readonly (DaySummary | null)[];
  gained: Readonly<Record<string, number>>;
  /** Milliseconds of play until the first factory besides the base; null if there was none. */
  settledMs: number | null;
}

export interface Society {
  seed: string;
  members: readonly Member[];
  /** Moves of all members, including refused ones. */
  actions: number;
}

interface Resident extends Dwelling {
  id: number;
  mind: Mind;
  aim: Aim;
  pacer: Pacer;
  sitting: Sitting | null;
  /** Whether this sitting has begun, and its first errand. */
  isSeated: boolean;
  errand: Errand | null;
  /** When this resident acts next; infinite if never. */
  next: number;
  days: (DaySummary | null)[];
  /** Milliseconds of play so far, and until the first factory besides the base. */
  playedMs: number;
  settledMs: number | null;
}

/** The referrer; one in REFERRED_ONE_IN latecomers joins by a friend's link. */
function referrerOf(realm: Realm, { joins }: Dwelling): number | null {
  const isBrought = joins > 0 && realm.random.int(1, REFERRED_ONE_IN) === 1;
  return isBrought ? realm.random.pick([...realm.ids()]) : null;
}

function moveIn(realm: Realm, who: Dwelling, nth: number, bases: Position[]): Resident | null {
  const cell = chooseBaseCell(realm.fields, bases, realm.random);
  if (cell === null) return null;
  bases.push(cell);
  const id = realm.enter(`${who.temperament}-${nth}`, cell, referrerOf(realm, who));
  const mind = new Mind(realm, id);
  const sitting = sittingAfter(who, START_OF_DAY, realm.now);
  return {
    ...who,
    id,
    mind,
    aim: aimOf(temperamentOf(who)),
    pacer: new Pacer(PACES.keen),
    sitting,
    isSeated: false,
    errand: null,
    next: sitting?.from ?? Number.POSITIVE_INFINITY,
    days: [],
    playedMs: 0,
    settledMs: null,
  };
}

/** Makes a resident's next move and schedules the one after it. */
function play(realm: Realm, one: Resident): void {
  const { sitting } = one;
  if (sitting === null || realm.now >= sitting.until) {
    one.sitting = sittingAfter(one, START_OF_DAY, realm.now);
    one.next = one.sitting?.from ?? Number.POSITIVE_INFINITY;
    one.errand = null;
    one.isSeated = false;
    if (one.next > realm.now) return;
  }
  const dweller = realm.dweller(one.id);
  // A session starts with a look at the map.
  if (realm.now - dweller.lastSeenAt > HOUR || one.mind.here === null) one.mind.arrive(false);
  if (realm.now - one.mind.readAt > HOUR) one.mind.readMap();
  dweller.lastSeenAt = realm.now;
  if (!one.isSeated) one.errand = sitDown(realm, one.mind, one.temperament);
  one.isSeated = true;
  if (one.errand !== null) {
    one.errand = runErrand(realm, one.mind, one.errand);
    one.mind.destination = null;
    one.next = one.pacer.after("action", realm.now);
    return;
  }
  const spent = playMove(realm, one.mind, one.aim);
  one.next = "until" in spent ? spent.until : one.pacer.after(spent.call, realm.now);
  if (one.settledMs !== null || one.sitting === null) return;
  if (realm.factoriesOf(one.id).length > 1) one.settledMs = one.playedMs;
  one.playedMs += Math.min(one.next, one.sitting.until) - realm.now;
}

function standingOf(realm: Realm, id: number): DaySummary {
  const factories = realm.factoriesOf(id).length - 1;
  return { power: armyPower(realm.player(id)).total, factories };
}

export function playSociety(seed: string, { players, late, days }: SocietyEffort): Society {
  const random = seededRandom(`society ${seed}`);
  const realm = new Realm(generateWorld(seed), random, seed, START_OF_DAY);
  const waiting = createPlayers(players, late, random);
  const residents: Resident[] = [];
  const bases: Position[] = [];
  let actions = 0;
  for (let day = 0; day < days; day++) {
    for (const [nth, who] of waiting.entries()) {
      if (who.joins !== day) continue;
      const resident = moveIn(realm, who, nth, bases);
      if (resident !== null) residents.push(resident);
    }
    for (let hour = 0; hour < 24; hour++) {
      const end = START_OF_DAY + day * DAY + (hour + 1) * HOUR;
      runFactoryJobs(realm);
      actions += playUntil(realm, residents, end);
      realm.now = end;
    }
    releaseUnseenFactories(realm);
    for (const one of residents) one.days[day] = standingOf(realm, one.id);
  }
  const members = residents.map((one): Member => {
    const { id, kind, temperament, joins, quits, hour, settledMs } = one;
    const filled = Array.from({ length: days }, (_, day) => one.days[day] ?? null);
    const { gained } = realm.dweller(id);
    return { id, kind, temperament, joins, quits, hour, days: filled, gained, settledMs };
  });
  return { seed, members, actions };
}

/**
 * Plays until a given time; returns the number of moves. Residents take turns of a slice, so their
 * clocks are at most a slice apart.
 */
function playUntil(realm: Realm, residents: readonly Resident[], end: number): number {
  let actions = 0;
  for (let until = realm.now + SLICE; until <= end; until += SLICE) {
    for (const one of residents) {
      while (one.next < until) {
        realm.now = one.next;
        play(realm, one);
        actions++;
      }
    }
    realm.now = until;
  }
  return actions;
}
