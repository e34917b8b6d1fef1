/** Weeks of a casual, a keen and a never-sleeping player (rules §20). */
import {
  cellIndex,
  chooseBaseCell,
  DAY,
  generateWorld,
  isSameCell,
  MAX_BASE_LEVEL,
  MINUTE,
  type Position,
  seededRandom,
} from "@emberlode/game";
import {
  type Bot,
  homeOf,
  isFresh,
  nearest,
  newBot,
  START_OF_DAY,
  stepTowards,
  waitForFresh,
} from "./bot.ts";
import { harvest, INCOME_DAYS, type Income, noIncome, SOURCES, totalOf } from "./income.ts";
import {
  centerToVisit,
  factoryToTake,
  levelPrice,
  raiseBase,
  takeFactory,
  visitCenter,
} from "./invest.ts";
import { PACES, type Style } from "./paces.ts";
import { bestProspect } from "./prospects.ts";
import { FARTHEST } from "./rings.ts";
import { isSpent } from "./veins.ts";

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
  /** What of it was earned in the first three minutes of each day. */
  rushed: number;
}

/** Takes what lies underfoot, else walks to the nearest unknown; waits where nothing is unknown. */
function search(bot: Bot, income: Income): void {
  if (harvest(bot, income)) {
    bot.now += bot.pace.actionMs;
    return;
  }
  const unknown = nearest(bot, FARTHEST, (_field, index) => bot.seen[index] !== 1);
  if (unknown === null) {
    waitForFresh(bot);
    return;
  }
  stepTowards(bot, unknown);
  bot.now += bot.pace.stepMs;
}

/** One thing on the way through the day, and the time it takes. */
function act(bot: Bot, income: Income, lost: Set<number>): void {
  const price = levelPrice(bot);
  const { stepMs, actionMs } = bot.pace;
  /** @param there what is done on arrival; answers how many actions it took */
  const goTo = (target: Position, there: () => number): void => {
    if (isSameCell(target, bot.player)) {
      bot.now += there() * actionMs;
    } else {
      stepTowards(bot, target);
      bot.now += stepMs;
    }
  };
  const takes = () => (harvest(bot, income) ? 1 : 0);
  // After the first factory the day's strength comes before all others.
  const isEager = bot.factories.length === 1 || isSpent(bot);
  const factory = isEager ? factoryToTake(bot, lost) : null;
  if (factory) {
    goTo(factory, () => takeFactory(bot, lost));
    return;
  }
  // A newcomer's first purchase is Pikemen, the first aim a factory (rules §13).
  if (bot.factories.length === 1) {
    search(bot, income);
    return;
  }
  if (raiseBase(bot)) {
    bot.now += actionMs;
    return;
  }
  const center = centerToVisit(bot, price);
  if (center) {
    goTo(center, () => Math.max(1, visitCenter(bot, price)));
    return;
  }
  if (bot.player.mirageX !== null && takes() === 1) {
    bot.now += actionMs;
    return;
  }
  const isOnItsWay = bot.target !== null && isFresh(bot, cellIndex(bot.target));
  if (!isOnItsWay) bot.target = bestProspect(bot);
  if (bot.target === null) {
    search(bot, income);
    return;
  }
  goTo(bot.target, () => Math.max(1, takes()));
}

/** One player in one world. The hour of play differs from day to day. */
function playOnce(style: Style, seed: string, days: number): Career {
  const world = generateWorld(seed);
  const random = seededRandom(`${seed} ${style}`);
  const base = chooseBaseCell(world, [], random);
  if (base === null) throw new Error("The world is full.");
  const pace = PACES[style];
  const bot = newBot(world, base, random, { pace, seed });
  const income = noIncome();
  const lost = new Set<number>();
  const daysToLevel: (number | null)[] = Array.from({ length: MAX_BASE_LEVEL - 1 }, () => null);
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
  }
  return { style, minutesToCapture, daysToLevel, income, total: totalOf(income), rushed };
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
    rushed: careers.reduce((sum, career) => sum + career.rushed, 0) / played,
  };
}
