/** Log lines of attacks and defenses. */
import { negateAmounts } from "@emberlode/game";
import {
  amounts,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  numberOf,
  otherName,
  placeOf,
  sentences,
} from "./line.ts";

/** The other player's name. Never start a sentence with it: its capitals must not change. */
function other(entry: LoggedEntry, translators: LogTranslators): string {
  return otherName(entry, translators) ?? translators.lines("stranger");
}

/** `You lost 4 units.` */
export function attackersLosses({ detail }: LoggedEntry, translators: LogTranslators): string {
  const lost = numberOf(detail.attackerLost);
  return translators.lines("battle.lost", { n: lost });
}

/** `You lost 4 units; 1 was repaired.`, or that only the Walls of a factory fought. */
function defendersLosses({ detail }: LoggedEntry, translators: LogTranslators): string {
  if (detail.walls === true) return translators.lines("battle.wallsFought");
  const lost = numberOf(detail.defenderLost);
  const repaired = numberOf(detail.repaired);
  if (repaired === 0) return translators.lines("battle.lost", { n: lost });
  return translators.lines("battle.lostRepaired", { n: lost, repaired });
}

function attackContent(entry: LoggedEntry, translators: LogTranslators): string {
  const who = other(entry, translators);
  const lost = attackersLosses(entry, translators);
  if (entry.detail.won !== true) {
    return sentences(translators.lines("battle.attackHeld", { who, ...placeOf(entry) }), lost);
  }
  const loot = translators.lines("battle.carriedOff", { amounts: amounts(entry, translators) });
  return sentences(translators.lines("battle.attackWon", { who, ...placeOf(entry) }), loot, lost);
}

function defenseContent(entry: LoggedEntry, translators: LogTranslators): string {
  const who = other(entry, translators);
  const at = placeOf(entry);
  const losses = defendersLosses(entry, translators);
  if (entry.detail.place === "factory" && entry.detail.won === true) {
    const { lootMetal, lootEnergy } = entry.detail;
    const loot = { metal: numberOf(lootMetal), energy: numberOf(lootEnergy) };
    const about = { ...at, who, amounts: amounts(loot, translators) };
    return sentences(translators.lines("battle.guardPlundered", about), losses);
  }
  if (entry.detail.place === "factory")
    return sentences(translators.lines("battle.guardHeld", { ...at, who }), losses);
  if (entry.detail.won !== true)
    return sentences(translators.lines("battle.baseHeld", { ...at, who }), losses);
  const loot = amounts(negateAmounts(entry), translators);
  return sentences(translators.lines("battle.baseLost", { ...at, who, amounts: loot }), losses);
}

export const battleLines = {
  attack: (entry, translators) => {
    const won = entry.detail.won === true;
    return {
      cat: "battle",
      type: won ? "attack-won" : "attack-lost",
      color: won ? "good" : "bad",
      icon: "crossed-swords",
      content: attackContent(entry, translators),
    };
  },
  defense: (entry, translators) => {
    const held = entry.detail.won !== true;
    return {
      cat: "battle",
      type: held ? "defense-held" : "defense-lost",
      color: held ? "good" : "bad",
      icon: "shield",
      content: defenseContent(entry, translators),
    };
  },
} as const satisfies Lines;
