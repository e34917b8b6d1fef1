/** Digs per day for calculating a part's gain. */
import { FATIGUE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("excavator");

/** Fewer digs than this say nothing about a player's pace: the day may have just begun. */
const LEAST_TO_GO_BY = 50;

/** The player's pace of today, or the usual one while there are too few digs; with its text. */
export function paceOf(digsToday: number): { digsPerDay: number; text: string } {
  if (digsToday >= LEAST_TO_GO_BY) {
    return { digsPerDay: digsToday, text: t("paceToday", { digs: digsToday }) };
  }
  const digsPerDay = FATIGUE.dig.full;
  return { digsPerDay, text: t("paceUsual", { digs: digsPerDay }) };
}
