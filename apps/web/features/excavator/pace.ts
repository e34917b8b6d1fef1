/** How many digs a day the gains of parts are counted at. */
import { FATIGUE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("excavator");

/** Fewer digs than this say nothing of a player's day: it may have just begun. */
const LEAST_TO_GO_BY = 50;

/** One's own pace of today, or the usual one while that says too little; and the words for it. */
export function paceOf(digsToday: number): { digsPerDay: number; text: string } {
  if (digsToday >= LEAST_TO_GO_BY) {
    return { digsPerDay: digsToday, text: t("paceToday", { digs: digsToday }) };
  }
  const digsPerDay = FATIGUE.dig.full;
  return { digsPerDay, text: t("paceUsual", { digs: digsPerDay }) };
}
