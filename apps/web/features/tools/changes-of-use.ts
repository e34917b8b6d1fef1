/** What a use of a tool changed, for the notice. */

import type { Status, UseToolAnswer } from "@emberlode/contract";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTools } from "@emberlode/words/en/tools";
import type { NoticeLine } from "../desks/atoms/notice-atom.ts";

/** @param used how many of the tool the use took; 0 for the GPS, which is kept */
export function changesOfUse(answer: UseToolAnswer, used: number, before: Status): NoticeLine[] {
  const { tool, newStatus } = answer;
  const words = enTools.words;
  const lines: NoticeLine[] = [{ kind: "tool", amount: -used, word: enCatalogue.tools[tool].name }];
  if (answer.tool === "mdn") {
    lines.push({ kind: "tool", amount: answer.kept, word: enCatalogue.tools.mines.name });
  }
  if ("explosion" in answer && answer.explosion !== undefined) {
    const { metal, energy } = answer.explosion;
    lines.push({ kind: "metal", amount: -metal, word: words.metal });
    lines.push({ kind: "energy", amount: -energy, word: words.energy });
  }
  if (answer.tool === "improb_drive" && answer.happening === "pikemen") {
    const joined = (newStatus.attack_units[0] ?? 0) - (before.attack_units[0] ?? 0);
    lines.push({ kind: "unit", amount: joined, word: words.pikemen });
  }
  if (answer.tool === "improb_drive" && answer.happening === "candles") {
    lines.push({ kind: "candle", amount: newStatus.candle - before.candle, word: words.candles });
  }
  return lines.filter(({ amount }) => amount !== 0);
}
