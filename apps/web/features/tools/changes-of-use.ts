/** The changes of a tool's use, for the notice. */

import type { Status, UseToolAnswer } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";

import type { NoticeLine } from "../desks/atoms/notice-atom.ts";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

/** @param used how many of the tool were used up; 0 for the GPS, which is kept */
export function changesOfUse(answer: UseToolAnswer, used: number, before: Status): NoticeLine[] {
  const { tool, newStatus } = answer;
  const word =
    tool === "mines" ? tTools("words.mines", { count: used }) : tCatalogue(`tools.${tool}.name`);
  const lines: NoticeLine[] = [{ kind: "tool", amount: -used, word }];
  if (answer.tool === "mdn") {
    lines.push({
      kind: "tool",
      amount: answer.kept,
      word: tTools("words.mines", { count: answer.kept }),
    });
  }
  if ("explosion" in answer && answer.explosion !== undefined) {
    const { metal, energy } = answer.explosion;
    lines.push({ kind: "metal", amount: -metal, word: tTools("words.metal") });
    lines.push({ kind: "energy", amount: -energy, word: tTools("words.energy") });
  }
  if (answer.tool === "improb_drive" && answer.happening === "pikemen") {
    const joined = (newStatus.attack_units[0] ?? 0) - (before.attack_units[0] ?? 0);
    lines.push({ kind: "unit", amount: joined, word: tTools("words.pikemen", { count: joined }) });
  }
  if (answer.tool === "improb_drive" && answer.happening === "candles") {
    const lost = before.candle - newStatus.candle;
    lines.push({ kind: "candle", amount: -lost, word: tTools("words.candles", { count: lost }) });
  }
  return lines.filter(({ amount }) => amount !== 0);
}
