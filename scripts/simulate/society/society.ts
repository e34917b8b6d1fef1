/** Weeks of several hundred players in one world, by the real rules (rules §20). */
import { type Aim, aimOf } from "@emberlode/bots/habits";
import {
  armyPower,
  baseLevel,
  chooseBaseCell,
  DAY,
  generateWorld,
  HOUR,
  MINUTE,
  type Position,
  SECOND,
  seededRandom,
  totalSlots,
  usedSlots,
} from "@emberlode/game";
import { START_OF_DAY } from "../bot.ts";
import { Pacer } from "../pacer.ts";
import { playMove } from "./play-move.ts";
import {
  createPlayers,
  type PlayerProfile,
  type PlaySession,
  paceOf,
  playSessionAfter,
  temperamentOf,
} from "./population.ts";
import { type DayOfSeason, type Hold, NOTHING_COUNTED } from "./season-stats.ts";
import { beginSession, type Errand, runErrand } from "./session-errands.ts";
import { SimulatedKnowledge } from "./simulated-knowledge.ts";
import { SimulatedWorld } from "./simulated-world.ts";
import { releaseUnseenFactories, runFactoryJobs } from "./upkeep.ts";

/** Turns of those who play at the same time: a player reads the same few things repeatedly. */
const SLICE = MINUTE;

/** How long a player reads the answer to a request for information. */
const READ_MS = 5 * SECOND;

const REFERRED_ONE_IN = 3;

/** Size and length of a society. */
export interface SocietyScale {
  players: number;
  /** `count` more join on `day` and on each day after it, for `days` days. */
  late: { count: number; day: number; days: number };
  days: number;
}

/** A player's state at the end of a day, and what the season counted of it. */
export interface DaySummary extends DayOfSeason {
  power: number;
  factories: number;
  baseLevel: number;
  /** Share of the slots in use, 0..1 or more. */
  slotsUsed: number;
}

export interface Member extends PlayerProfile {
  id: number;
  /** For each day since the world began, at its end; null before the player joined. */
  days: readonly (DaySummary | null)[];
  /** Metal and energy together, by kind of log line. */
  gained: Readonly<Record<string, number>>;
  /** Milliseconds of play until the first factory besides the base; null if there was none. */
  settledMs: number | null;
}

export interface Society {
  seed: string;
  members: readonly Member[];
  /** How long factories were held. */
  holds: readonly Hold[];
  /** Captures from players and plunders on each day. */
  struggles: readonly number[];
  /** The end of the last day, milliseconds. */
  endedAt: number;
  /** Moves of all members, including refused ones. */
  moves: number;
}

interface SimulatedPlayer extends PlayerProfile {
  id: number;
  knowledge: SimulatedKnowledge;
  aim: Aim;
  pacer: Pacer;
  session: PlaySession | null;
  /** Whether this session has begun, and its first errand. */
  hasBegun: boolean;
  errand: Errand | null;
  /** When this player acts next; infinite if never. */
  next: number;
  days: (DaySummary | null)[];
  /** Milliseconds of play so far, and until the first factory besides the base. */
  playedMs: number;
  settledMs: number | null;
}

/** The referrer; one in REFERRED_ONE_IN latecomers joins by a friend's link. */
function referrerOf(world: SimulatedWorld, { joins }: PlayerProfile): number | null {
  const isBrought = joins > 0 && world.random.int(1, REFERRED_ONE_IN) === 1;
  return isBrought ? world.random.pick([...world.ids()]) : null;
}

function moveIn(
  world: SimulatedWorld,
  who: PlayerProfile,
  nth: number,
  bases: Position[],
): SimulatedPlayer | null {
  const cell = chooseBaseCell(world.fields, bases, world.random);
  if (cell === null) return null;
  bases.push(cell);
  const id = world.enter(`${who.temperament}-${nth}`, cell, referrerOf(world, who));
  const knowledge = new SimulatedKnowledge(world, id);
  const session = playSessionAfter(who, START_OF_DAY, world.now);
  return {
    ...who,
    id,
    knowledge,
    aim: aimOf(temperamentOf(who)),
    pacer: new Pacer(paceOf(who)),
    session,
    hasBegun: false,
    errand: null,
    next: session?.from ?? Number.POSITIVE_INFINITY,
    days: [],
    playedMs: 0,
    settledMs: null,
  };
}

/** Makes a player's next move and schedules the one after it. */
function play(world: SimulatedWorld, one: SimulatedPlayer): void {
  const { session } = one;
  if (session === null || world.now >= session.until) {
    one.session = playSessionAfter(one, START_OF_DAY, world.now);
    one.next = one.session?.from ?? Number.POSITIVE_INFINITY;
    one.errand = null;
    one.hasBegun = false;
    if (one.next > world.now) return;
  }
  const record = world.recordOf(one.id);
  // A session starts with a look at the map.
  if (world.now - record.lastSeenAt > HOUR || one.knowledge.here === null) one.knowledge.arrive();
  if (world.now - one.knowledge.readAt > HOUR) one.knowledge.readMap();
  record.lastSeenAt = world.now;
  if (!one.hasBegun) one.errand = beginSession(world, one.knowledge, one.temperament);
  one.hasBegun = true;
  if (one.errand !== null) {
    one.errand = runErrand(world, one.knowledge, one.errand);
    one.knowledge.destination = null;
    one.next = one.pacer.after("action", world.now);
    return;
  }
  const spent = playMove(world, one.knowledge, one.aim);
  if ("until" in spent) one.next = spent.until;
  else if (spent.call === "read") one.next = world.now + READ_MS;
  else one.next = one.pacer.after(spent.call, world.now);
  if (one.settledMs !== null || one.session === null) return;
  if (world.factoriesOf(one.id).length > 1) one.settledMs = one.playedMs;
  one.playedMs += Math.min(one.next, one.session.until) - world.now;
}

function daySummaryOf(world: SimulatedWorld, id: number, counted = NOTHING_COUNTED): DaySummary {
  const owned = world.factoriesOf(id);
  const player = world.player(id);
  return {
    ...counted,
    power: armyPower(player).total,
    factories: owned.length - 1,
    baseLevel: baseLevel(owned),
    slotsUsed: usedSlots(player) / totalSlots(owned),
  };
}

export function playSociety(seed: string, { players, late, days }: SocietyScale): Society {
  const random = seededRandom(`society ${seed}`);
  const world = new SimulatedWorld(generateWorld(seed), random, seed, START_OF_DAY);
  const waiting = createPlayers(players, late, random);
  const residents: SimulatedPlayer[] = [];
  const bases: Position[] = [];
  let moves = 0;
  const struggles: number[] = [];
  for (let day = 0; day < days; day++) {
    for (const [nth, who] of waiting.entries()) {
      if (who.joins !== day) continue;
      const player = moveIn(world, who, nth, bases);
      if (player !== null) residents.push(player);
    }
    for (let hour = 0; hour < 24; hour++) {
      const end = START_OF_DAY + day * DAY + (hour + 1) * HOUR;
      runFactoryJobs(world);
      moves += playUntil(world, residents, end);
      world.now = end;
      world.season.noteHour();
    }
    releaseUnseenFactories(world);
    const before = world.season.struggles - struggles.reduce((sum, one) => sum + one, 0);
    struggles.push(before);
    const counted = world.season.closeDay();
    for (const one of residents) {
      one.days[day] = daySummaryOf(world, one.id, counted.get(one.id));
    }
  }
  const members = residents.map((one): Member => {
    const { id, kind, temperament, joins, quits, playsAtMs, settledMs } = one;
    const { gained } = world.recordOf(id);
    const filled = Array.from({ length: days }, (_, day) => one.days[day] ?? null);
    return {
      id,
      kind,
      temperament,
      joins,
      quits,
      playsAtMs,
      days: filled,
      gained,
      settledMs,
    };
  });
  return { seed, members, holds: world.season.allHolds(), struggles, endedAt: world.now, moves };
}

/**
 * Plays until a given time; returns the number of moves. Residents take turns of a slice, so their
 * clocks are at most a slice apart.
 */
function playUntil(
  world: SimulatedWorld,
  residents: readonly SimulatedPlayer[],
  end: number,
): number {
  let moves = 0;
  for (let until = world.now + SLICE; until <= end; until += SLICE) {
    for (const one of residents) {
      while (one.next < until) {
        world.now = one.next;
        play(world, one);
        moves++;
      }
    }
    world.now = until;
  }
  return moves;
}
