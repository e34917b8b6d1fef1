/** How a player spends a day (rules §20). */
import { bestCell, MAX_DISTANCE, type Worths, worthByFieldType } from "@emberlode/bots/habits";
import {
  cellAt,
  cellIndex,
  countersToday,
  digRanges,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  isDiggable,
  isSameCell,
  type Position,
} from "@emberlode/game";
import { type Bot, isFresh, moveToward, nearest, spendTime, waitForFresh } from "./bot.ts";
import { effortNow, isDoneDigging, payingVein } from "./dig-choice.ts";
import { harvest, type Income } from "./income.ts";
import {
  centerToVisit,
  factoryToTake,
  maxPartPrice,
  takeFactory,
  tryUpgradeBase,
  visitCenter,
} from "./invest.ts";

function worthsNow(bot: Bot): Worths {
  const { player, now } = bot;
  const { carried, candle, parts, partsInstalled } = player;
  const { digs, caves, forests } = countersToday(player, now);
  const needsPart = (id: ExcavatorPartId): boolean =>
    parts[id] + partsInstalled[id] < EXCAVATOR_PARTS[id].limit;
  return worthByFieldType({
    range: digRanges(player),
    ...carried,
    candle,
    needsPart,
    digs,
    caves,
    forests,
    effort: effortNow(bot),
  });
}

/** The best seen and fresh cell, counting the way to it and one action; null if none. */
function bestProspect(bot: Bot): Position | null {
  const worths = worthsNow(bot);
  const best = bestCell(bot.player, Math.max(...Object.values(worths)), (index) => {
    if (bot.seen[index] !== 1 || !isFresh(bot, index)) return 0;
    const type = bot.world[index]?.type ?? "waste";
    if (worths[type] === undefined) return 0;
    const kind = isDiggable(type) && payingVein(bot, index) ? (`${type} vein` as const) : type;
    return worths[kind] ?? 0;
  });
  return best === null ? null : cellAt(best);
}

/** Harvests the field underfoot, else walks to the nearest unseen cell; waits if none is left. */
function harvestOrExplore(bot: Bot, income: Income): void {
  if (harvest(bot, income)) {
    spendTime(bot, "action");
    return;
  }
  const unknown = nearest(bot, MAX_DISTANCE, (_field, index) => bot.seen[index] !== 1);
  if (unknown === null) {
    waitForFresh(bot);
    return;
  }
  moveToward(bot, unknown);
  spendTime(bot, "step");
}

/**
 * Does one thing and spends the time it takes.
 * @param lost indexes of the factories whose garrison won
 */
export function act(bot: Bot, income: Income, lost: Set<number>): void {
  const maxPrice = maxPartPrice(bot);
  /** @param onArrival acts there; returns the number of actions */
  const goTo = (target: Position, onArrival: () => number): void => {
    if (isSameCell(target, bot.player)) {
      spendTime(bot, "action", onArrival());
    } else {
      moveToward(bot, target);
      spendTime(bot, "step");
    }
  };
  const harvestHere = () => (harvest(bot, income) ? 1 : 0);
  // After the first factory, the day's digs come before further factories.
  const maySeekFactory = bot.factories.length === 1 || isDoneDigging(bot);
  const factory = maySeekFactory ? factoryToTake(bot, lost) : null;
  if (factory) {
    goTo(factory, () => takeFactory(bot, lost));
    return;
  }
  // Newcomers buy Pikemen first and want a factory first (rules §13).
  if (bot.factories.length === 1) {
    harvestOrExplore(bot, income);
    return;
  }
  if (tryUpgradeBase(bot)) {
    spendTime(bot, "action");
    return;
  }
  const center = centerToVisit(bot, maxPrice);
  if (center) {
    goTo(center, () => Math.max(1, visitCenter(bot, maxPrice)));
    return;
  }
  if (bot.player.mirageX !== null && harvestHere() === 1) {
    spendTime(bot, "action");
    return;
  }
  const isOnItsWay = bot.target !== null && isFresh(bot, cellIndex(bot.target));
  if (!isOnItsWay) bot.target = bestProspect(bot);
  if (bot.target === null) {
    harvestOrExplore(bot, income);
    return;
  }
  goTo(bot.target, () => Math.max(1, harvestHere()));
}
