/** A battle described in sentences. */
import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, isOneStrike } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { sum } from "./army-rows.ts";

const t = await messages("battles");
const tGame = await messages("game");

/**
 * The first letter of a sentence or heading, which may be that of "a former player" but not of a
 * username.
 */
export function startingWith(text: string): string {
  const former = displayName("");
  return text.startsWith(former) ? `${former.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}

function raidSentence(
  { winner, loot }: PublicBattleReport,
  names: { attacker: string; owner: string },
): string {
  if (winner === "defender") return t("outcome.baseHeld", names);
  if (loot === null || loot.amount === 0) return t("outcome.raidedEmpty", names);
  const resource = tGame(`resourceNouns.${loot.type}`);
  const amount = tGame("unitOf", { amount: exactNumber(loot.amount), resource });
  return t("outcome.raided", { ...names, loot: amount });
}

function factorySentence(
  { winner, plunder }: PublicBattleReport,
  names: { attacker: string; owner: string },
): string {
  if (winner === "defender") return t("outcome.factoryHeld", names);
  return plunder ? t("outcome.plundered", names) : t("outcome.captured", names);
}

/** What happened, in one sentence. */
export function outcomeSentence(report: PublicBattleReport): string {
  const { place, names, owner, winner } = report;
  const attacker = displayName(names.attacker);
  if (owner === null) {
    const outcome = winner === "attacker" ? "freeCaptured" : "freeHeld";
    return startingWith(t(`outcome.${outcome}`, { attacker }));
  }
  const both = { attacker, owner: displayName(owner) };
  const sentence = place === "base" ? raidSentence(report, both) : factorySentence(report, both);
  return startingWith(sentence);
}

/** Whether a side had only one-strike units: without hp, it breaks once they have struck. */
function isSpent(report: PublicBattleReport, side: "attacker" | "defender"): boolean {
  return report[side].units.every((count, index) => count === 0 || isOneStrike(index));
}

/** How the fight ended. */
export function endingSentence(report: PublicBattleReport): string {
  const { ending, rounds, remaining, winner } = report;
  if (ending !== "broke") return t(`ending.${ending}`);
  const last = rounds.at(-1)?.round ?? 0;
  const when = last === 0 ? t("ending.firstStrike") : t("ending.round", { round: last });
  const { breakShare } = BATTLE;
  if (remaining.attacker <= breakShare && remaining.defender <= breakShare) {
    return winner === "attacker"
      ? t("ending.bothAttacker", { when })
      : t("ending.bothDefender", { when });
  }
  if (winner === "attacker") {
    return isSpent(report, "defender")
      ? t("ending.defenseSpent")
      : t("ending.defenseBroke", { when });
  }
  return isSpent(report, "attacker") ? t("ending.attackSpent") : t("ending.attackBroke", { when });
}

/** The attacker's result in one sentence. */
export function attackerSentence(report: PublicBattleReport): string {
  const { place, names, winner, attacker, survivors, plunder } = report;
  const won = place === "base" ? "raided" : plunder ? "plundered" : "took";
  const how = winner === "defender" ? "beaten" : won;
  const sent = sum(attacker.units);
  const home = sum(survivors.attacker);
  const unitsText = t("units", { count: sent, text: exactNumber(sent) });
  const result = startingWith(t(`attackerSentence.${how}`, { name: displayName(names.attacker) }));
  return `${result}, ${t("attackerSentence.home", { home, homeText: exactNumber(home), sent: unitsText })}`;
}

function defenderFate({ place, owner, winner, plunder }: PublicBattleReport): string {
  const isDefended = winner === "defender";
  if (owner === null)
    return isDefended ? t("defenderSentence.freeHeld") : t("defenderSentence.freeLost");
  const who = { owner: displayName(owner) };
  if (place === "base")
    return isDefended ? t("defenderSentence.baseHeld", who) : t("defenderSentence.baseLost", who);
  if (isDefended) return t("defenderSentence.factoryHeld", who);
  return plunder ? t("defenderSentence.plundered", who) : t("defenderSentence.factoryLost", who);
}

/** The defender's result in one sentence. */
export function defenderSentence(report: PublicBattleReport): string {
  const fate = startingWith(defenderFate(report));
  const stood = sum(report.defender.units);
  const lost = sum(report.losses.defender);
  // Neutral Walls are nobody's units, and are all there again in the next fight.
  if (report.names.defender === null)
    return `${fate}: ${t("defenderSentence.walls", { lost, stood })}`;
  const repaired = sum(report.repaired);
  if (stood === 0) return `${fate}: ${t("defenderSentence.noUnits")}`;
  if (lost === 0) return `${fate}: ${t("defenderSentence.noLoss")}`;
  const unitsText = t("units", { count: stood, text: exactNumber(stood) });
  const rest =
    repaired === 0
      ? t("defenderSentence.end")
      : t("defenderSentence.repaired", { count: repaired });
  return `${fate}: ${t("defenderSentence.loss", { lost, lostText: exactNumber(lost), stood: unitsText })}${rest}`;
}
