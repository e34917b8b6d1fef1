/** A bot that plays one player by the real rules in its own world. */

import { eachAtDistance } from "@emberlode/bots/habits";
import {
  type Changes,
  captureFactory,
  cellAt,
  cellIndex,
  changesOf,
  DAY,
  type Direction,
  type FactoryState,
  gridStep,
  mirageOffer,
  movePlayer,
  newPlayer,
  type PlayerState,
  type Position,
  type Random,
  SECOND,
  SIGHT_RADIUS,
  stepToward,
  type WorldField,
  write,
} from "@emberlode/game";
import { Pacer } from "./pacer.ts";
import { PACES, type Pace, type PacedCall } from "./paces.ts";
import { Veins } from "./veins.ts";

export interface Bot {
  player: PlayerState;
  factories: FactoryState[];
  world: readonly WorldField[];
  /** When each spent field becomes fresh again, by cell index. */
  spent: Float64Array;
  /** 1 for each cell that has been in sight, by cell index. */
  seen: Uint8Array;
  now: number;
  random: Random;
  pace: Pace;
  pacer: Pacer;
  veins: Veins;
  /** Kept between steps, so that the bot need not choose a target at each one. */
  target: Position | null;
}

/** When every simulation starts: a fixed day, so runs are reproducible. */
export const START_OF_DAY = 20_000 * DAY;

function lookAround({ player, seen }: Bot): void {
  for (let distance = 0; distance <= SIGHT_RADIUS; distance++) {
    eachAtDistance(player, distance, (index) => {
      seen[index] = 1;
    });
  }
}

interface Habits {
  pace?: Pace;
  /** The veins are generated from it. */
  seed?: string;
}

export function newBot(
  world: readonly WorldField[],
  base: Position,
  random: Random,
  { pace = PACES.casual, seed = "" }: Habits = {},
): Bot {
  const now = START_OF_DAY;
  const start = { now, isGuest: false, referrerId: null, position: base, base };
  const home: FactoryState = {
    id: 1,
    ownerId: 1,
    type: "base",
    lvl: 1,
    slots: 2000,
    safeUntil: 0,
    storeSince: now,
    garrison: 0,
    x: base.x,
    y: base.y,
  };
  const bot: Bot = {
    player: { id: 1, ...newPlayer(start).player },
    factories: [home],
    world,
    spent: new Float64Array(world.length),
    seen: new Uint8Array(world.length),
    now,
    random,
    pace,
    pacer: new Pacer(pace),
    veins: new Veins(seed),
    target: null,
  };
  lookAround(bot);
  return bot;
}

/** Applies a rule's changes, as the database would. */
export function apply(bot: Bot, changes: Changes): void {
  for (const { id, set } of changesOf(changes, "player")) {
    if (id === bot.player.id) bot.player = { ...bot.player, ...set };
  }
  for (const { x, y, until } of changesOf(changes, "cooldown"))
    bot.spent[cellIndex({ x, y })] = until;
  for (const { to, from: _from, ...change } of changesOf(changes, "factory")) {
    const others = bot.factories.filter(({ x, y }) => x !== change.x || y !== change.y);
    const before = bot.factories.find(({ x, y }) => x === change.x && y === change.y);
    const type = before?.type ?? "factory";
    const id = before?.id ?? cellIndex(change) + 10;
    const kept = { storeSince: bot.now, garrison: 0, ...change, id, type };
    bot.factories = to === null ? others : [...others, { ...kept, ownerId: to }];
  }
}

export function fieldAt({ world }: Bot, position: Position): WorldField {
  const field = world[cellIndex(position)];
  if (field === undefined) throw new RangeError("There is no such cell.");
  return field;
}

export function homeOf({ factories }: Bot): FactoryState {
  const home = factories.find(({ type }) => type === "base");
  if (home === undefined) throw new Error("The base is gone.");
  return home;
}

/** Whether the bot can use the field with this index, as it has not spent it. */
export const isFresh = ({ spent, now }: Bot, index: number): boolean => (spent[index] ?? 0) <= now;

/** One step toward a cell, the short way around; a mirage may appear there. */
export function moveToward(bot: Bot, target: Position): void {
  const before = bot.player;
  const next = stepToward(before, target);
  const moved = movePlayer({ player: before }, next, bot);
  if (!moved.ok) throw new Error(moved.code);
  apply(bot, moved.changes);
  const isHome = next.x === before.baseX && next.y === before.baseY;
  const field = { ...fieldAt(bot, next), ownerId: isHome ? before.id : null };
  const { set } = mirageOffer({ player: before, field }, bot);
  apply(bot, [write("player", { id: before.id, set })]);
  if (moved.outcome.discovered) lookAround(bot);
}

/** Advances the bot's time by that of some calls. */
export function spendTime(bot: Bot, call: PacedCall, calls = 1): void {
  for (let i = 0; i < calls; i++) bot.now = bot.pacer.after(call, bot.now);
}

/**
 * Skips to when the next field is fresh again, but at least a second; for bots with nothing to do.
 */
export function waitForFresh(bot: Bot): void {
  let next = Number.POSITIVE_INFINITY;
  for (const until of bot.spent) if (until > bot.now && until < next) next = until;
  bot.now = Math.max(bot.now + SECOND, Number.isFinite(next) ? next : 0);
}

export function stepBy(bot: Bot, direction: Direction): void {
  moveToward(bot, gridStep(bot.player, direction));
}

/** The nearest matching cell; null if none within `reach`. */
export function nearest(
  bot: Bot,
  reach: number,
  answers: (field: WorldField, index: number) => boolean,
): Position | null {
  let found: number | null = null;
  for (let distance = 0; distance <= reach && found === null; distance++) {
    eachAtDistance(bot.player, distance, (index) => {
      const field = bot.world[index];
      if (found === null && field && answers(field, index)) found = index;
    });
  }
  return found === null ? null : cellAt(found);
}

/** Fights for the free factory underfoot; returns whether the bot took it. */
export function capture(bot: Bot): boolean {
  const { player, factories } = bot;
  const free = { factory: null, owner: null, barred: null, playerName: "bot", ownerName: null };
  const result = captureFactory(
    { player, factories, field: fieldAt(bot, player), ...free },
    { field: player, battleId: "simulated" },
    bot,
  );
  if (!result.ok) return false;
  apply(bot, result.changes);
  return result.outcome.captured;
}
