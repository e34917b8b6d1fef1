/** Weeks of a casual, a keen and a never-sleeping player (rules §20). */
import {
  chooseBaseCell,
  DAY,
  generateWorld,
  isSameCell,
  MAX_BASE_LEVEL,
  MINUTE,
  type Position,
  seededRandom,
} from "@emberlode/game";
import { type Bot, homeOf, nearest, newBot, START_OF_DAY, stepTowards } from "./bot.ts";
import { harvest, INCOME_DAYS, type Income, noIncome, SOURCES, totalOf } from "./income.ts";
import {
  centerToVisit,
  factoryToTake,
  levelPrice,
  raiseBase,
  takeFactory,
  visitCenter,
} from "./invest.ts";
import { bestProspect } from "./prospects.ts";
import { FARTHEST } from "./rings.ts";

/** Players by the minutes that they play each day. */
export const STYLES = { casual: 30, keen: 120, "never-sleeping": 1440 } as const;
export type Style = keyof typeof STYLES;

/** A human reads, decides and clicks. */
const MS_PER_ACTION = 2000;

/** How much is played: worlds of each style, and days in each. Luck evens out over worlds. */
export interface CareerEffort {
  worlds: Readonly<Record<Style, number>>;
  days: number;
}

export interface Career {
  style: Style;
  /** Minutes of play to the first factory; null where there was none. */
  minutesToCapture: number | null;
  /** Days to reach each base level from 2 on; null where it was not reached. */
  daysToLevel: readonly (number | null)[];
  /** Gross income of the first seven days by source, parts at list price. */
  income: Income;
  total: number;
}

/** Looks for the first factory and takes what lies on the way. Returns how many actions it took. */
function search(bot: Bot, income: Income): number {
  const unknown = nearest(bot, FARTHEST, (_field, index) => bot.seen[index] !== 1);
  if (!harvest(bot, income) && unknown) stepTowards(bot, unknown);
  return 1;
}

/** One thing on the way through the day. Returns how many actions it took. */
function act(bot: Bot, income: Income, lost: Set<number>): number {
  const price = levelPrice(bot);
  const goTo = (target: Position, there: () => number): number => {
    if (isSameCell(target, bot.player)) return there();
    stepTowards(bot, target);
    return 1;
  };
  const factory = factoryToTake(bot, lost);
  if (factory) return goTo(factory, () => takeFactory(bot, lost));
  // A newcomer's first purchase is Pikemen, the first aim a factory (rules §13).
  if (bot.factories.length === 1) return search(bot, income);
  if (raiseBase(bot)) return 1;
  const center = centerToVisit(bot, price);
  if (center) return goTo(center, () => Math.max(1, visitCenter(bot, price)));
  if (bot.player.mirageX !== null && harvest(bot, income)) return 1;
  const target = bestProspect(bot);
  if (target === null) return search(bot, income);
  return goTo(target, () => {
    harvest(bot, income);
    return 1;
  });
}

/** One player in one world. The hour of play differs from day to day. */
function playOnce(style: Style, seed: string, days: number): Career {
  const world = generateWorld(seed);
  const random = seededRandom(`${seed} ${style}`);
  const base = chooseBaseCell(world, [], random);
  if (base === null) throw new Error("The world is full.");
  const bot = newBot(world, base, random);
  const income = noIncome();
  const lost = new Set<number>();
  const daysToLevel: (number | null)[] = Array.from({ length: MAX_BASE_LEVEL - 1 }, () => null);
  let minutesToCapture: number | null = null;
  let first: number | null = null;
  let level = 1;
  const minutes = STYLES[style];
  for (let day = 0; day < days && (day < INCOME_DAYS || level < MAX_BASE_LEVEL); day++) {
    bot.now = START_OF_DAY + day * DAY + random.int(0, DAY / MINUTE - minutes) * MINUTE;
    first ??= bot.now;
    const end = bot.now + minutes * MINUTE;
    while (bot.now < end) {
      bot.now += act(bot, income, lost) * MS_PER_ACTION;
      level = homeOf(bot).lvl;
      if (level > 1) daysToLevel[level - 2] ??= (bot.now - first) / DAY;
      if (minutesToCapture === null && bot.factories.length > 1) {
        minutesToCapture = day * minutes + (bot.now - end) / MINUTE + minutes;
      }
    }
  }
  return { style, minutesToCapture, daysToLevel, income, total: totalOf(income) };
}

/** The median, what was not reached counting as later than all others. */
function median(values: readonly (number | null)[]): number | null {
  const sorted = values
    .map((value) => value ?? Number.POSITIVE_INFINITY)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(middle) ? middle : null;
}

/** A style of play over several worlds: median times, mean income. */
export function playCareer(style: Style, seed: string, { worlds, days }: CareerEffort): Career {
  const played = worlds[style];
  const careers = Array.from({ length: played }, (_, world) =>
    playOnce(style, `${seed} ${world}`, days),
  );
  const income = noIncome();
  for (const source of SOURCES) {
    income[source] = careers.reduce((sum, career) => sum + career.income[source], 0) / played;
  }
  const levels = Array.from({ length: MAX_BASE_LEVEL - 1 }, (_, index) => index);
  return {
    style,
    minutesToCapture: median(careers.map((career) => career.minutesToCapture)),
    daysToLevel: levels.map((index) => median(careers.map((c) => c.daysToLevel[index] ?? null))),
    income,
    total: totalOf(income),
  };
}
