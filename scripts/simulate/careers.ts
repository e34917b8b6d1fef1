/** Weeks of a casual, a keen and a never-sleeping player (rules §20). */
import {
  baseUpgradeCost,
  buyPart,
  chooseBaseCell,
  countersToday,
  DAY,
  dig,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  exploreCave,
  fatigue,
  generateWorld,
  installPart,
  MAX_BASE_LEVEL,
  MINUTE,
  type Resource,
  seededRandom,
  upgradeBase,
} from "@emberlode/game";
import {
  apply,
  type Bot,
  fieldAt,
  isFresh,
  nearest,
  newBot,
  START_OF_DAY,
  stepTowards,
} from "./bot.ts";

/** Players by the minutes that they play each day. */
export const STYLES = { casual: 30, keen: 120, "never-sleeping": 1440 } as const;
export type Style = keyof typeof STYLES;

/** Days that are played, and after which income is compared. */
export const DAYS = 28;
export const INCOME_DAYS = 7;
/** Worlds that each style plays; where the base lies decides much. */
const WORLDS = 8;
const MS_PER_ACTION = 2000;
const REACH = 12;

export interface Career {
  style: Style;
  /** Days to reach each base level from 2 on; null where it was not reached. */
  daysToLevel: readonly (number | null)[];
  /** Gross income of the first seven days by source, parts at list price. */
  income: Record<"dig" | "cave" | "parts", number>;
  total: number;
}

/** The part that is bought next: the cheapest with room, of the resource that digs less. */
function nextPart(bot: Bot): ExcavatorPartId | null {
  const { player } = bot;
  const low: Resource = player.digMetalMax <= player.digEnergyMax ? "metal" : "energy";
  const open = EXCAVATOR_PART_IDS.filter(
    (id, at) =>
      EXCAVATOR_PARTS[id].raises === low &&
      (player.partsInstalled[at] ?? 0) < EXCAVATOR_PARTS[id].limit,
  );
  return open[0] ?? null;
}

/** Parts in the inventory that can be installed. */
function installable({ player }: Bot): number {
  return EXCAVATOR_PART_IDS.reduce((sum, id, at) => {
    const room = EXCAVATOR_PARTS[id].limit - (player.partsInstalled[at] ?? 0);
    return sum + Math.min(player.parts[at] ?? 0, room);
  }, 0);
}

/** Whether to go to an Excavator Center: parts lie ready, or cost no more than the next level. */
function wantsCenter(bot: Bot, levelPrice: number): boolean {
  if (installable(bot) >= 5) return true;
  const id = nextPart(bot);
  if (id === null) return false;
  const { price, paidIn } = EXCAVATOR_PARTS[id];
  return price <= levelPrice && bot.player[paidIn] >= price * 2;
}

/** Buys and installs everything that makes sense at an Excavator Center; returns the actions made. */
function visitCenter(bot: Bot, base: number): number {
  let actions = 0;
  const field = fieldAt(bot, bot.player);
  const install = (part: ExcavatorPartId): boolean => {
    const result = installPart({ player: bot.player, field }, { part }, bot);
    if (result.ok) apply(bot, result.changes);
    return result.ok;
  };
  for (const id of EXCAVATOR_PART_IDS) while (install(id)) actions++;
  for (;;) {
    const part = nextPart(bot);
    if (part === null || EXCAVATOR_PARTS[part].price > base) return actions;
    const result = buyPart({ player: bot.player, field }, { part }, bot);
    if (!result.ok) return actions;
    apply(bot, result.changes);
    if (!install(part)) return actions;
    actions += 2;
  }
}

/** One action on the way through the day. Returns how many actions it took. */
function act(bot: Bot, career: Career): number {
  const { player } = bot;
  const home = bot.factories.find(({ type }) => type === "base");
  const price = home ? (baseUpgradeCost(home.lvl) ?? 0) : 0;
  if (home && price > 0 && player.metal >= price && player.energy >= price) {
    const raised = upgradeBase(bot, { id: home.id }, bot);
    if (raised.ok) apply(bot, raised.changes);
    return 1;
  }
  const field = fieldAt(bot, player);
  const counted = bot.now - START_OF_DAY < INCOME_DAYS * DAY;
  if ((field.type === "metal" || field.type === "energy") && isFresh(bot, field)) {
    const dug = dig(
      { player, field, spentUntil: null, referrer: null },
      { type: field.type, field },
      bot,
    );
    if (dug.ok) {
      apply(bot, dug.changes);
      if (counted) career.income.dig += dug.outcome.gathered;
    }
    return 1;
  }
  if (field.type === "cave" && isFresh(bot, field)) {
    const found = exploreCave({ player, field, spentUntil: null }, { field }, bot);
    if (found.ok) {
      apply(bot, found.changes);
      const { metalDelta, energyDelta, found: part } = found.outcome;
      if (counted) career.income.cave += Math.max(0, metalDelta) + Math.max(0, energyDelta);
      if (counted && part) career.income.parts += EXCAVATOR_PARTS[part.part].price;
    }
    return 1;
  }
  const prices = price > 0 ? price : Number.POSITIVE_INFINITY;
  if (wantsCenter(bot, prices)) {
    if (field.type === "euc") {
      const actions = visitCenter(bot, prices);
      if (actions > 0) return actions;
    } else {
      const center = nearest(bot, 25, ({ type }) => type === "euc");
      if (center) stepTowards(bot, center);
      return 1;
    }
  }
  // Caves pay best while they are fresh; of ore, what there is less of.
  const wanted: Resource = player.metal <= player.energy ? "metal" : "energy";
  const rested = fatigue(countersToday(player, bot.now).caves, "cave").level !== "tenth";
  const target =
    nearest(
      bot,
      2,
      (f) => (f.type === wanted || (rested && f.type === "cave")) && isFresh(bot, f),
    ) ?? nearest(bot, REACH, (f) => (f.type === "metal" || f.type === "energy") && isFresh(bot, f));
  if (target) stepTowards(bot, target);
  return 1;
}

/** One player in one world. */
function playOnce(style: Style, seed: string): Career {
  const world = generateWorld(seed);
  const random = seededRandom(`${seed} ${style}`);
  const base = chooseBaseCell(world, [], random);
  if (base === null) throw new Error("The world is full.");
  const bot = newBot(world, base, random);
  const income = { dig: 0, cave: 0, parts: 0 };
  const career: Career = { style, daysToLevel: [], income, total: 0 };
  const daysToLevel: (number | null)[] = Array.from({ length: MAX_BASE_LEVEL - 1 }, () => null);
  let level = 1;
  for (let day = 0; day < DAYS && (day < INCOME_DAYS || level < MAX_BASE_LEVEL); day++) {
    bot.now = START_OF_DAY + day * DAY;
    const end = bot.now + STYLES[style] * MINUTE;
    while (bot.now < end) {
      bot.now += act(bot, career) * MS_PER_ACTION;
      level = bot.factories.find(({ type }) => type === "base")?.lvl ?? 1;
      if (level > 1) daysToLevel[level - 2] ??= (bot.now - START_OF_DAY) / DAY;
    }
  }
  return { ...career, daysToLevel, total: income.dig + income.cave + income.parts };
}

/** The median, a level that was not reached counting as later than all others. */
function median(days: readonly (number | null)[]): number | null {
  const sorted = days
    .map((day) => day ?? Number.POSITIVE_INFINITY)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(middle) ? middle : null;
}

/** A style of play over several worlds: median days, mean income. */
export function playCareer(style: Style, seed: string): Career {
  const careers = Array.from({ length: WORLDS }, (_, world) => playOnce(style, `${seed} ${world}`));
  const mean = (of: (career: Career) => number) =>
    careers.reduce((sum, career) => sum + of(career), 0) / careers.length;
  const levels = Array.from({ length: MAX_BASE_LEVEL - 1 }, (_, index) => index);
  return {
    style,
    daysToLevel: levels.map((index) => median(careers.map((c) => c.daysToLevel[index] ?? null))),
    income: {
      dig: mean(({ income }) => income.dig),
      cave: mean(({ income }) => income.cave),
      parts: mean(({ income }) => income.parts),
    },
    total: mean(({ total }) => total),
  };
}
