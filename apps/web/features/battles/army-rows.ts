/** What happened to each kind of unit in a battle. */

import type { PublicBattleReport } from "@emberlode/contract";
import { isOneStrike, UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("catalogue");

/** One kind of unit; counts. `sent` - `lost` - `usedUp` + `repaired` = `left`. */
export interface ArmyRow {
  /** 0..9. */
  index: number;
  name: string;
  sent: number;
  /** Fallen units, including those repaired later. */
  lost: number;
  /** Units that strike once and are used up (positions 5 and 10). */
  usedUp: number;
  /** Repaired units among the lost; always 0 for the attacker. */
  repaired: number;
  left: number;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** A side's kinds of units, by position. */
export function armyRows(
  report: PublicBattleReport,
  side: "attacker" | "defender",
): readonly ArmyRow[] {
  return UNITS[side === "attacker" ? "attack" : "defense"].flatMap(({ id }, index) => {
    const sent = report[side].units[index] ?? 0;
    if (sent === 0) return [];
    const gone = report.losses[side][index] ?? 0;
    const oneStrike = isOneStrike(index);
    return {
      index,
      name: t(`units.${id}`),
      sent,
      lost: oneStrike ? 0 : gone,
      usedUp: oneStrike ? gone : 0,
      repaired: side === "defender" ? (report.repaired[index] ?? 0) : 0,
      left: report.survivors[side][index] ?? 0,
    };
  });
}

/** The sum of all kinds. */
export function armyTotal(rows: readonly ArmyRow[]): Omit<ArmyRow, "index" | "name"> {
  return {
    sent: sum(rows.map(({ sent }) => sent)),
    lost: sum(rows.map(({ lost }) => lost)),
    usedUp: sum(rows.map(({ usedUp }) => usedUp)),
    repaired: sum(rows.map(({ repaired }) => repaired)),
    left: sum(rows.map(({ left }) => left)),
  };
}
