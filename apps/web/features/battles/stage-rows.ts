/** The field at a step of a replay, by kind of unit. */

import type { PublicBattleReport } from "@emberlode/contract";
import { UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("catalogue");

export interface StageRow {
  /** 0..9. */
  index: number;
  name: string;
  /** At the start, and at this step. */
  start: number;
  left: number;
  /** Losses of this step. */
  fell: number;
}

/** The kinds of units of a side after this many exchanges; step 0 is the start. */
export function stageRows(
  report: PublicBattleReport,
  side: "attacker" | "defender",
  step: number,
): readonly StageRow[] {
  const start = report[side].units;
  const at = (exchanges: number) => report.rounds[exchanges - 1]?.units[side] ?? start;
  return UNITS[side === "attacker" ? "attack" : "defense"].flatMap(({ id }, index) => {
    const first = start[index] ?? 0;
    if (first === 0) return [];
    const left = at(step)[index] ?? 0;
    const before = step === 0 ? left : (at(step - 1)[index] ?? 0);
    return { index, name: t(`units.${id}`), start: first, left, fell: before - left };
  });
}
