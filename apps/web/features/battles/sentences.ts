/** A battle in sentences. */
import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, isOneStrike } from "@emberlode/game";
import { enBattles } from "@emberlode/words/en/battles";
import { exactNumber } from "../../lib/numbers.ts";
import { sum } from "./army-rows.ts";

/** Who attacked whom, and what. */
export function attackSentence({ place, names, owner }: PublicBattleReport): string {
  const words = enBattles.attackBy;
  return owner === null ? words.free(names.attacker) : words[place](names.attacker, owner);
}

/** Whether a side had units of one strike alone: without hp it breaks once they have struck. */
function isSpent(report: PublicBattleReport, side: "attacker" | "defender"): boolean {
  return report[side].units.every((count, index) => count === 0 || isOneStrike(index));
}

/** How the fight came to its end. */
export function endingSentence(report: PublicBattleReport): string {
  const { ending, rounds, remaining, winner } = report;
  const words = enBattles.ending;
  if (ending !== "broke") return words[ending];
  const last = rounds.at(-1)?.round ?? 0;
  const when = last === 0 ? words.firstStrike : words.round(last);
  const { breakShare } = BATTLE;
  if (remaining.attacker <= breakShare && remaining.defender <= breakShare) {
    return winner === "attacker" ? words.bothAttacker(when) : words.bothDefender(when);
  }
  if (winner === "attacker") {
    return isSpent(report, "defender") ? words.defenseSpent : words.defenseBroke(when);
  }
  return isSpent(report, "attacker") ? words.attackSpent : words.attackBroke(when);
}

/** What the attacker got out of it, in one sentence. */
export function attackerSentence(report: PublicBattleReport): string {
  const { place, names, winner, attacker, survivors } = report;
  const words = enBattles.attackerSentence;
  const how = winner === "defender" ? words.beaten : place === "base" ? words.raided : words.took;
  const sent = sum(attacker.units);
  const home = sum(survivors.attacker);
  const of = enBattles.units(sent, exactNumber(sent));
  return `${how(names.attacker)}, ${words.home(home, exactNumber(home), of)}`;
}

function defenderFate({ place, owner, winner }: PublicBattleReport): string {
  const words = enBattles.defenderSentence;
  const held = winner === "defender";
  if (owner === null) return held ? words.freeHeld : words.freeLost;
  if (place === "base") return held ? words.baseHeld(owner) : words.baseLost(owner);
  return held ? words.factoryHeld(owner) : words.factoryLost(owner);
}

/** What the defender lost by it, in one sentence. */
export function defenderSentence(report: PublicBattleReport): string {
  const words = enBattles.defenderSentence;
  const fate = defenderFate(report);
  const stood = sum(report.defender.units);
  const lost = sum(report.losses.defender);
  const repaired = sum(report.repaired);
  if (stood === 0) return `${fate}: ${words.noUnits}`;
  if (lost === 0) return `${fate}: ${words.noLoss}`;
  const of = enBattles.units(stood, exactNumber(stood));
  const rest = repaired === 0 ? words.end : words.repaired(exactNumber(repaired));
  return `${fate}: ${words.loss(lost, exactNumber(lost), of)}${rest}`;
}
