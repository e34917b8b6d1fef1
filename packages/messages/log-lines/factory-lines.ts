/** Log lines of captured, plundered, abandoned and lost factories, and of their stores. */

import { attackersLosses } from "./battle-lines.ts";
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

function captureContent(entry: LoggedEntry, translators: LogTranslators): string {
  const owner = otherName(entry, translators);
  const at = placeOf(entry);
  const lost = attackersLosses(entry, translators);
  if (entry.detail.won !== true) {
    return sentences(
      owner === null
        ? translators.lines("factory.held", { ...at })
        : translators.lines("factory.heldBy", { ...at, owner }),
      lost,
    );
  }
  const slots = numberOf(entry.detail.slots);
  const captured =
    owner === null
      ? translators.lines("factory.captured", { ...at, slots })
      : translators.lines("factory.capturedFrom", { ...at, slots, owner });
  const hasLoot = entry.metal + entry.energy > 0;
  const loot = hasLoot
    ? translators.lines("factory.tookStore", { amounts: amounts(entry, translators) })
    : null;
  return sentences(captured, loot, lost);
}

function plunderContent(entry: LoggedEntry, translators: LogTranslators): string {
  const at = placeOf(entry);
  const owner = otherName(entry, translators) ?? translators.lines("stranger");
  const loot = amounts(entry, translators);
  return sentences(
    entry.detail.won === true
      ? translators.lines("factory.plundered", { ...at, owner, amounts: loot })
      : translators.lines("factory.plunderFailed", { ...at, owner }),
    attackersLosses(entry, translators),
  );
}

/** `You lost 4 units; 1 was repaired.`, or null without losses. */
function garrisonLosses({ detail }: LoggedEntry, translators: LogTranslators): string | null {
  const lost = numberOf(detail.defenderLost);
  if (lost === 0) return null;
  return translators.lines("factory.guardLost", { lost, repaired: numberOf(detail.repaired) });
}

/** The other player's name never begins the sentence, since its capitalization must not change. */
function factoryLost(entry: LoggedEntry, translators: LogTranslators): string {
  const at = placeOf(entry);
  const by = otherName(entry, translators);
  switch (entry.detail.reason) {
    case "outgrown":
      return translators.lines("factory.outgrown", { ...at });
    case "unseen":
      return translators.lines("factory.unseen", { ...at });
    case "released":
      return translators.lines("factory.released", { ...at });
    default: {
      const lost =
        by === null
          ? translators.lines("factory.lost", { ...at })
          : translators.lines("factory.lostTo", { ...at, who: by });
      const { lootMetal, lootEnergy } = entry.detail;
      const hasLostStore = numberOf(lootMetal) + numberOf(lootEnergy) > 0;
      return sentences(
        lost,
        hasLostStore ? translators.lines("factory.storeLost") : null,
        garrisonLosses(entry, translators),
      );
    }
  }
}

export const factoryLines = {
  capture: (entry, translators) => {
    const won = entry.detail.won === true;
    return {
      cat: "factory",
      type: won ? "captured" : "capture-failed",
      color: won ? "good" : "bad",
      icon: "factory",
      content: captureContent(entry, translators),
    };
  },
  plunder: (entry, translators) => {
    const won = entry.detail.won === true;
    return {
      cat: "factory",
      type: won ? "plundered" : "plunder-failed",
      color: won ? "good" : "bad",
      icon: "factory",
      content: plunderContent(entry, translators),
    };
  },
  collect: (entry, translators) => ({
    cat: "factory",
    type: "collected",
    color: "good",
    icon: "factory",
    content: translators.lines("factory.collected", {
      amounts: amounts(entry, translators),
      n: numberOf(entry.detail.stores),
    }),
  }),
  abandon: (entry, translators) => ({
    content: translators.lines("factory.gaveUp", {
      ...placeOf(entry),
      slots: numberOf(entry.detail.slots),
    }),
    cat: "factory",
    type: "abandoned",
    color: "neutral",
    icon: "factory",
  }),
  "factory-lost": (entry, translators) => ({
    content: factoryLost(entry, translators),
    cat: "factory",
    type: "lost",
    color: "bad",
    icon: "factory",
  }),
} as const satisfies Lines;
