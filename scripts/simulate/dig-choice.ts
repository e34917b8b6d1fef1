/** Where a bot should dig, and with how much effort. */
import {
  cellAt,
  countersToday,
  type DigEffort,
  digsLeftToday,
  isEffortAvailable,
  knowsVein,
  veinPays,
} from "@emberlode/game";
import type { Bot } from "./bot.ts";

/** Whether the bot knows of a vein there that still pays double. */
export function payingVein(bot: Bot, index: number): boolean {
  if (!bot.veins.isAt(bot, index)) return false;
  const cell = cellAt(index);
  return knowsVein(bot.player, cell, bot.now) && veinPays(bot.player, cell, bot.now);
}

/** Whether too few digs are left today for the bot's own effort. */
export function isDoneDigging({ player, now, pace }: Bot): boolean {
  return digsLeftToday(countersToday(player, now).digs) < pace.effort;
}

/** The bot's own effort while the day's digs last, then 1. */
export function effortNow({ player, now, pace }: Bot): DigEffort {
  return isEffortAvailable(pace.effort, countersToday(player, now).digs) ? pace.effort : 1;
}
