/** Where a bot digs best, and how hard. */
import {
  cellAt,
  countersToday,
  type DigEffort,
  digsLeftToday,
  hasStrengthFor,
  knowsVein,
  veinPays,
} from "@emberlode/game";
import type { Bot } from "./bot.ts";

/** Whether the bot knows that a dig there would pay double. */
export function payingVein(bot: Bot, index: number): boolean {
  if (!bot.veins.isAt(bot, index)) return false;
  const cell = cellAt(index);
  return knowsVein(bot.player, cell, bot.now) && veinPays(bot.player, cell, bot.now);
}

/** Whether the bot can no longer dig with its own effort today. */
export function isSpent({ player, now, pace }: Bot): boolean {
  return digsLeftToday(countersToday(player, now).digs) < pace.effort;
}

/** The effort that a bot digs with: its own while the day's strength lasts, then one. */
export function effortNow({ player, now, pace }: Bot): DigEffort {
  return hasStrengthFor(pace.effort, countersToday(player, now).digs) ? pace.effort : 1;
}
