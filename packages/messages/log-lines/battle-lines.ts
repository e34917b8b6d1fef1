/** Log lines of attacks, defenses, and captured and abandoned factories. */
import { negateAmounts } from "@emberlode/game";
import {
  amounts,
  count,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  otherName,
  placeOf,
  sentences,
} from "./line.ts";

/** The other player's name. Never start a sentence with it: its capitals must not change. */
function other(entry: LoggedEntry, words: LogTranslators): string {
  return otherName(entry, words) ?? words.lines("stranger");
}

function attackersLosses({ detail }: LoggedEntry, words: LogTranslators): string {
  const lost = count(detail.attackerLost);
  return words.lines("battle.lost", { n: lost });
}

/** `You lost 4 units, of which 1 was repaired.` */
function defendersLosses({ detail }: LoggedEntry, words: LogTranslators): string {
  const lost = count(detail.defenderLost);
  const repaired = count(detail.repaired);
  if (repaired === 0) return words.lines("battle.lost", { n: lost });
  return words.lines("battle.lostRepaired", { n: lost, repaired });
}

function attackContent(entry: LoggedEntry, words: LogTranslators): string {
  const who = other(entry, words);
  const lost = attackersLosses(entry, words);
  if (entry.detail.won !== true) {
    return sentences(words.lines("battle.attackHeld", { who, ...placeOf(entry) }), lost);
  }
  const loot = words.lines("battle.carriedOff", { amounts: amounts(entry, words) });
  return sentences(words.lines("battle.attackWon", { who, ...placeOf(entry) }), loot, lost);
}

function defenseContent(entry: LoggedEntry, words: LogTranslators): string {
  const who = other(entry, words);
  const at = placeOf(entry);
  const losses = defendersLosses(entry, words);
  if (entry.detail.place === "factory")
    return sentences(words.lines("battle.guardHeld", { ...at, who }), losses);
  if (entry.detail.won !== true)
    return sentences(words.lines("battle.baseHeld", { ...at, who }), losses);
  const loot = amounts(negateAmounts(entry), words);
  return sentences(words.lines("battle.baseLost", { ...at, who, amounts: loot }), losses);
}

function captureContent(entry: LoggedEntry, words: LogTranslators): string {
  const owner = otherName(entry, words);
  const at = placeOf(entry);
  const lost = attackersLosses(entry, words);
  if (entry.detail.won !== true) {
    return sentences(
      owner === null
        ? words.lines("factory.held", { ...at })
        : words.lines("factory.heldBy", { ...at, owner }),
      lost,
    );
  }
  const slots = count(entry.detail.slots);
  const captured =
    owner === null
      ? words.lines("factory.captured", { ...at, slots })
      : words.lines("factory.capturedFrom", { ...at, slots, owner });
  return sentences(captured, lost);
}

export const battleLines = {
  attack: (entry, words) => {
    const won = entry.detail.won === true;
    return {
      cat: "battle",
      type: won ? "attack-won" : "attack-lost",
      color: won ? "good" : "bad",
      icon: "crossed-swords",
      content: attackContent(entry, words),
    };
  },
  defense: (entry, words) => {
    const held = entry.detail.won !== true;
    return {
      cat: "battle",
      type: held ? "defense-held" : "defense-lost",
      color: held ? "good" : "bad",
      icon: "shield",
      content: defenseContent(entry, words),
    };
  },
  capture: (entry, words) => {
    const won = entry.detail.won === true;
    return {
      cat: "factory",
      type: won ? "captured" : "capture-failed",
      color: won ? "good" : "bad",
      icon: "factory",
      content: captureContent(entry, words),
    };
  },
  abandon: (entry, words) => ({
    content: words.lines("factory.gaveUp", {
      ...placeOf(entry),
      slots: count(entry.detail.slots),
    }),
    cat: "factory",
    type: "abandoned",
    color: "neutral",
    icon: "factory",
  }),
} as const satisfies Lines;
