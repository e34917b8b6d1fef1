/** Weeks of a brief, a casual, a keen and a never-sleeping player (rules §20). */
import {
  baseUpgradeCost,
  chooseBaseCell,
  DAY,
  generateWorld,
  MAX_BASE_LEVEL,
  MINUTE,
  seededRandom,
  totalSlots,
} from "@emberlode/game";
import { median } from "../lib/statistics.ts";
import { act } from "./act.ts";
import type { Budget } from "./armies.ts";
import { type Bot, homeOf, newBot, START_OF_DAY } from "./bot.ts";
import { INCOME_DAYS, type Income, noIncome, SOURCES, totalOf } from "./income.ts";
import { PACES, type Style } from "./paces.ts";

/** Worlds of each style and days in each. More worlds even out luck. */
export interface CareerScale {
  worlds: Readonly<Record<Style, number>>;
  days: number;
}

/** Days of a career after which its army budget is taken. */
const PURSE_DAYS = [1, 7] as const;

/** What a player can spend on armies. */
interface Purse {
  day: number;
  baseLevel: number;
  /** Slots of the base and all factories together. */
  slots: number;
  /** Price of the next level, in metal and again in energy; it could buy an army instead. */
  saved: number;
}

export interface WorldCareer {
  /** Minutes of play until the first factory; null if there was none. */
  minutesToCapture: number | null;
  /** Days to reach each base level from 2 on; null for a level not reached. */
  daysToLevel: readonly (number | null)[];
  /** Gross income of the first seven days by source, with parts at list price. */
  income: Income;
  /** Part of the income from the first three minutes of each day. */
  rushed: number;
  /** One for each of the purse days that was played. */
  purses: readonly Purse[];
}

/** A style of play over several worlds: medians of times and purses, mean income. */
export interface Career extends WorldCareer {
  style: Style;
  total: number;
}

function purseOf(bot: Bot, day: number): Purse {
  const { lvl } = homeOf(bot);
  const saved = baseUpgradeCost(lvl) ?? baseUpgradeCost(MAX_BASE_LEVEL - 1) ?? 0;
  return { day, baseLevel: lvl, slots: totalSlots(bot.factories), saved };
}

/** One player in one world, who plays at a different hour each day. */
export function playWorld(style: Style, seed: string, days: number): WorldCareer {
  const world = generateWorld(seed);
  const random = seededRandom(`${seed} ${style}`);
  const base = chooseBaseCell(world, [], random);
  if (base === null) throw new Error("The world is full.");
  const pace = PACES[style];
  const bot = newBot(world, base, random, { pace, seed });
  const income = noIncome();
  const lost = new Set<number>();
  const daysToLevel: (number | null)[] = Array.from({ length: MAX_BASE_LEVEL - 1 }, () => null);
  const purses: Purse[] = [];
  let minutesToCapture: number | null = null;
  let first: number | null = null;
  let level = 1;
  const minutes = pace.minutesPerDay;
  let rushed = 0;
  for (let day = 0; day < days && (day < INCOME_DAYS || level < MAX_BASE_LEVEL); day++) {
    bot.now = START_OF_DAY + day * DAY + random.int(0, DAY / MINUTE - minutes) * MINUTE;
    first ??= bot.now;
    const end = bot.now + minutes * MINUTE;
    const rushUntil = bot.now + PACES.brief.minutesPerDay * MINUTE;
    while (bot.now < end) {
      const before = totalOf(income);
      act(bot, income, lost);
      if (bot.now <= rushUntil) rushed += totalOf(income) - before;
      level = homeOf(bot).lvl;
      if (level > 1) daysToLevel[level - 2] ??= (bot.now - first) / DAY;
      if (minutesToCapture === null && bot.factories.length > 1) {
        minutesToCapture = day * minutes + (bot.now - end) / MINUTE + minutes;
      }
    }
    if (PURSE_DAYS.some((one) => one === day + 1)) purses.push(purseOf(bot, day + 1));
  }
  return { minutesToCapture, daysToLevel, income, rushed, purses };
}

/** The median, with null counting as later than all other values. */
function medianOrNever(values: readonly (number | null)[]): number | null {
  const middle = median(values.map((value) => value ?? Number.POSITIVE_INFINITY));
  return middle !== null && Number.isFinite(middle) ? middle : null;
}

/** The purse with the median slots after a day; null if no world was played that long. */
function medianPurse(worlds: readonly WorldCareer[], day: number): Purse | null {
  const purses = worlds.flatMap((world) => world.purses.filter((purse) => purse.day === day));
  purses.sort((a, b) => a.slots - b.slots);
  return purses[Math.floor((purses.length - 1) / 2)] ?? null;
}

/** Summarizes the worlds of one style. */
export function careerOf(style: Style, worlds: readonly WorldCareer[]): Career {
  const mean = (toValue: (world: WorldCareer) => number) =>
    worlds.reduce((sum, world) => sum + toValue(world), 0) / worlds.length;
  const income = noIncome();
  for (const source of SOURCES) income[source] = mean((world) => world.income[source]);
  const levels = Array.from({ length: MAX_BASE_LEVEL - 1 }, (_, index) => index);
  return {
    style,
    minutesToCapture: medianOrNever(worlds.map((world) => world.minutesToCapture)),
    daysToLevel: levels.map((index) =>
      medianOrNever(worlds.map((w) => w.daysToLevel[index] ?? null)),
    ),
    income,
    total: totalOf(income),
    rushed: mean((world) => world.rushed),
    purses: PURSE_DAYS.map((day) => medianPurse(worlds, day)).filter((purse) => purse !== null),
  };
}

/** Army budgets by base level: half of a purse for each side. */
export function careerBudgets(careers: readonly Career[]): Budget[] {
  const byLevel = new Map<number, Budget>();
  for (const { baseLevel, slots, saved } of careers.flatMap(({ purses }) => purses)) {
    const [metal, energy] = [saved / 2, saved / 2];
    if (byLevel.has(baseLevel)) continue;
    byLevel.set(baseLevel, { slots: slots / 2, metal, energy, paysTechs: true, baseLevel });
  }
  return [...byLevel.values()].sort((a, b) => a.baseLevel - b.baseLevel);
}
