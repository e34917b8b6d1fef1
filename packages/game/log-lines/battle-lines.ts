/** Log lines of attacks, of their defence, and of factories taken and given up. */
import { amounts, grouped, type Lines, type LoggedEntry, otherName } from "./line.ts";

const count = (value: unknown): number => (typeof value === "number" ? value : 0);

function units(n: number): string {
  return n === 0 ? "no unit" : `${grouped(n)} unit${n === 1 ? "" : "s"}`;
}

const place = ({ detail }: LoggedEntry) => `at ${detail.x}, ${detail.y}`;

/** The name of the other player, never at the start of a sentence: it keeps its own capitals. */
function other(entry: LoggedEntry): string {
  return otherName(entry) ?? "a stranger";
}

/** ` You lost 4 units, of which 1 was repaired.` */
function defendersLosses({ detail }: LoggedEntry): string {
  const lost = count(detail.defenderLost);
  const repaired = count(detail.repaired);
  if (repaired === 0) return ` You lost ${units(lost)}.`;
  return ` You lost ${units(lost)}, of which ${grouped(repaired)} ${repaired === 1 ? "was" : "were"} repaired.`;
}

function attackContent(entry: LoggedEntry): string {
  const lost = `You lost ${units(count(entry.detail.attackerLost))}.`;
  if (entry.detail.won !== true) {
    return `The base of ${other(entry)} ${place(entry)} held against your attack. ${lost}`;
  }
  const loot = `You carried off ${amounts(entry.metal, entry.energy)}.`;
  return `You won against the base of ${other(entry)} ${place(entry)}. ${loot} ${lost}`;
}

function defenseContent(entry: LoggedEntry): string {
  const who = other(entry);
  const losses = defendersLosses(entry);
  if (entry.detail.place === "factory") {
    return `The guard of your factory ${place(entry)} held against ${who}.${losses}`;
  }
  if (entry.detail.won !== true) {
    return `Your base ${place(entry)} held against an attack by ${who}.${losses}`;
  }
  const loot = amounts(Math.abs(entry.metal), Math.abs(entry.energy));
  return `Your base ${place(entry)} lost against ${who}, who carried off ${loot}.${losses}`;
}

function captureContent(entry: LoggedEntry): string {
  const owner = otherName(entry);
  const from = owner === null ? "" : ` of ${owner}`;
  const lost = `You lost ${units(count(entry.detail.attackerLost))}.`;
  if (entry.detail.won !== true) {
    return `The guard of the factory${from} ${place(entry)} held. ${lost}`;
  }
  const slots = grouped(count(entry.detail.slots));
  return `You captured the factory${from} ${place(entry)}: ${slots} slots. ${lost}`;
}

export const battleLines = {
  attack: (entry) => {
    const won = entry.detail.won === true;
    return {
      cat: "battle",
      type: won ? "attack-won" : "attack-lost",
      color: won ? "good" : "bad",
      icon: "crossed-swords",
      content: attackContent(entry),
    };
  },
  defense: (entry) => {
    const held = entry.detail.won !== true;
    return {
      cat: "battle",
      type: held ? "defense-held" : "defense-lost",
      color: held ? "good" : "bad",
      icon: "shield",
      content: defenseContent(entry),
    };
  },
  capture: (entry) => {
    const won = entry.detail.won === true;
    return {
      cat: "factory",
      type: won ? "captured" : "capture-failed",
      color: won ? "good" : "bad",
      icon: "factory",
      content: captureContent(entry),
    };
  },
  abandon: (entry) => ({
    cat: "factory",
    type: "abandoned",
    color: "neutral",
    icon: "factory",
    content: `You gave up your factory ${place(entry)} and its ${grouped(count(entry.detail.slots))} slots.`,
  }),
} as const satisfies Lines;
