import { messages } from "../../lib/messages.ts";
import type { RoundRow } from "./round-rows.ts";

const t = await messages("battles");

/** A round's name: Start, First strike, Round 3. */
export function roundName(round: RoundRow["round"]): string {
  if (round === null) return t("course.start");
  return round === 0 ? t("course.firstStrike") : `${t("course.round")} ${round}`;
}
