/** Where a bot goes next: where it earns most for each action, walking included. */
import { bestCell, type Worths, worthByKind } from "@emberlode/bots/habits";
import {
  cellAt,
  countersToday,
  digRanges,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  isDiggable,
  type Position,
} from "@emberlode/game";
import { type Bot, isFresh } from "./bot.ts";
import { effortNow, payingVein } from "./dig-choice.ts";

function worthsNow(bot: Bot): Worths {
  const { player, now } = bot;
  const { carried, candle, parts, partsInstalled } = player;
  const { digs, caves, forests } = countersToday(player, now);
  const needsPart = (id: ExcavatorPartId): boolean =>
    parts[id] + partsInstalled[id] < EXCAVATOR_PARTS[id].limit;
  return worthByKind({
    range: digRanges(player),
    ...{ ...carried, candle, needsPart, digs, caves, forests },
    effort: effortNow(bot),
  });
}

/** The seen and fresh cell that pays best for the way to it and one action; null for none. */
export function bestProspect(bot: Bot): Position | null {
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
