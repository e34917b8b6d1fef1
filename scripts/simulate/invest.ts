/** What bots spend their resources on: the base, the excavator and factories. */
import {
  CAPTURE_REACH,
  MAX_DISTANCE,
  MIN_PIKEMEN,
  nextPart,
  PARTS_WORTH_A_TRIP,
  PIKEMEN_PER_WALL,
  RESOURCES_WORTH_A_TRIP,
} from "@emberlode/bots/habits";
import {
  baseUpgradeCost,
  buyPart,
  buyUnits,
  cellIndex,
  countPlainFactories,
  digRanges,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  FACTORY_CLASSES,
  freeSlots,
  installPart,
  maxPlainFactories,
  neutralWalls,
  type Position,
  UNITS,
  upgradeBase,
} from "@emberlode/game";
import { apply, type Bot, capture, fieldAt, homeOf, nearest } from "./bot.ts";

/** After the first factory, units may cost at most this share of what is carried. */
const ARMY_SHARE = 0.1;

/** The part to buy next; null if all are installed. */
function partToBuy({ player }: Bot): ExcavatorPartId | null {
  return nextPart(digRanges(player), (id) => player.partsInstalled[id]);
}

/** Number of parts in the inventory that can be installed. */
function installable({ player }: Bot): number {
  return EXCAVATOR_PART_IDS.reduce((sum, id) => {
    const room = EXCAVATOR_PARTS[id].limit - player.partsInstalled[id];
    return sum + Math.min(player.parts[id], room);
  }, 0);
}

/** The nearest known center, if parts to install or to buy are worth the walk. */
export function centerToVisit(bot: Bot, maxPrice: number): Position | null {
  const id = partToBuy(bot);
  const part = id === null ? null : EXCAVATOR_PARTS[id];
  const canBuy =
    part &&
    part.price <= maxPrice &&
    bot.player.carried[part.paidIn] >= Math.max(part.price * 2, RESOURCES_WORTH_A_TRIP);
  if (!canBuy && installable(bot) < PARTS_WORTH_A_TRIP) return null;
  return nearest(bot, MAX_DISTANCE, ({ type }, index) => type === "euc" && bot.seen[index] === 1);
}

/** Installs parts and buys more up to a price at an Excavator Center; returns the actions made. */
export function visitCenter(bot: Bot, maxPrice: number): number {
  const field = fieldAt(bot, bot.player);
  const install = (part: ExcavatorPartId): boolean => {
    const result = installPart({ player: bot.player, field }, { part }, bot);
    if (result.ok) apply(bot, result.changes);
    return result.ok;
  };
  let actions = 0;
  for (const id of EXCAVATOR_PART_IDS) while (install(id)) actions++;
  for (;;) {
    const part = partToBuy(bot);
    if (part === null || EXCAVATOR_PARTS[part].price > maxPrice) return actions;
    const bought = buyPart({ player: bot.player, field }, { part }, bot);
    if (!bought.ok) return actions;
    apply(bot, bought.changes);
    if (!install(part)) return actions + 1;
    actions += 2;
  }
}

/** A part may cost as much as the base's next level; at the last one, anything. */
export const maxPartPrice = (bot: Bot): number =>
  baseUpgradeCost(homeOf(bot).lvl) ?? Number.POSITIVE_INFINITY;

/** Upgrades the base if the bot can pay; returns whether it did. */
export function tryUpgradeBase(bot: Bot): boolean {
  const result = upgradeBase(bot, { id: homeOf(bot).id }, bot);
  if (result.ok) apply(bot, result.changes);
  return result.ok;
}

/** Pikemen to buy before fighting for a factory; null if the bot can't or shouldn't buy them. */
function pikemenForFactory(bot: Bot, slots: number): number | null {
  const { player, factories } = bot;
  const walls = neutralWalls(slots, countPlainFactories(bot.factories));
  const wanted = Math.max(MIN_PIKEMEN, PIKEMEN_PER_WALL * walls);
  const count = Math.max(0, wanted - (player.attackUnits[0] ?? 0));
  const [pikeman] = UNITS.attack;
  if (count === 0 || pikeman === undefined) return 0;
  if (pikeman.slots * count > freeSlots(factories, player)) return null;
  const share = countPlainFactories(bot.factories) === 0 ? 1 : ARMY_SHARE;
  const affords =
    pikeman.metal * count <= player.carried.metal * share &&
    pikeman.energy * count <= player.carried.energy * share;
  return affords ? count : null;
}

/** The nearest free factory in sight so far that the bot may hold and expects to take. */
export function factoryToTake(bot: Bot, lost: ReadonlySet<number>): Position | null {
  const { lvl } = homeOf(bot);
  if (countPlainFactories(bot.factories) >= maxPlainFactories(lvl)) return null;
  const own = new Set(bot.factories.map((factory) => cellIndex(factory)));
  const { maxSlots, maxBaseLevel } = FACTORY_CLASSES.small;
  return nearest(
    bot,
    CAPTURE_REACH,
    ({ type, slots }, index) =>
      type === "factory" &&
      bot.seen[index] === 1 &&
      !own.has(index) &&
      !lost.has(index) &&
      (slots > maxSlots || lvl <= maxBaseLevel) &&
      pikemenForFactory(bot, slots) !== null,
  );
}

/** Buys the missing Pikemen and fights for the factory underfoot; returns the actions made. */
export function takeFactory(bot: Bot, lost: Set<number>): number {
  const field = fieldAt(bot, bot.player);
  const count = pikemenForFactory(bot, field.slots) ?? 0;
  const bought = count > 0 ? buyUnits(bot, { side: "attack", index: 0, count }, bot) : null;
  if (bought?.ok) apply(bot, bought.changes);
  if (!capture(bot)) lost.add(cellIndex(field));
  return bought === null ? 1 : 2;
}
