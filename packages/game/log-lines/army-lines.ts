/** Log lines of what is built: parts, units, techs, the base and researches. */
import { EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { TOOLS } from "../catalogue/tools.ts";
import { UNITS } from "../catalogue/units.ts";
import { entryOf } from "./entry-of.ts";
import { amounts, grouped, type Lines, type LoggedEntry, otherName } from "./line.ts";

/** What was paid: the deltas of a purchase are below 0. */
function price({ metal, energy }: LoggedEntry): string {
  return amounts(-metal, -energy);
}

function part({ detail }: LoggedEntry): { name: string; icon: string } {
  return entryOf(EXCAVATOR_PARTS, detail.part)?.entry ?? { name: "Part", icon: "cog" };
}

function unit({ detail }: LoggedEntry): { name: string; icon: string } {
  const all = [...UNITS.attack, ...UNITS.defense];
  return all.find(({ id }) => id === detail.unit) ?? { name: "unit", icon: "swords-emblem" };
}

/** ` You lost 4 units; 1 of them repaired.`, or nothing where none fell. */
function guardLosses({ detail }: LoggedEntry): string {
  const lost = Number(detail.defenderLost ?? 0);
  if (lost === 0) return "";
  const units = `You lost ${grouped(lost)} unit${lost === 1 ? "" : "s"}`;
  return ` ${units}; ${grouped(Number(detail.repaired ?? 0))} of them repaired.`;
}

/** The other player's name never begins the sentence: it keeps its own capitals. */
function factoryLost(entry: LoggedEntry): string {
  const { detail } = entry;
  const which = `factory at ${detail.x}, ${detail.y}`;
  const by = otherName(entry);
  if (detail.reason === "outgrown") {
    return `Your base outgrew the small ${which}. It fell free.`;
  }
  if (detail.reason === "unseen") {
    return `You were away for a week. Your ${which} fell free.`;
  }
  if (detail.reason === "released") {
    return `Small factories are scarce. Your ${which} fell free for newcomers.`;
  }
  const captured = by === null ? `You lost the ${which}.` : `You lost the ${which} to ${by}.`;
  return captured + guardLosses(entry);
}

export const armyLines = {
  "buy-part": (entry) => ({
    cat: "dig",
    type: "part",
    color: "neutral",
    icon: part(entry).icon,
    content: `You bought a ${part(entry).name} for ${price(entry)}.`,
  }),
  "install-part": (entry) => ({
    cat: "dig",
    type: "part",
    color: "good",
    icon: part(entry).icon,
    content: `You installed a ${part(entry).name}; ${entry.detail.installed} of them work for you now.`,
  }),
  "buy-units": (entry) => ({
    cat: "army",
    type: "units",
    color: "neutral",
    icon: unit(entry).icon,
    content: `You bought ${grouped(Number(entry.detail.count))} x ${unit(entry).name} for ${price(entry)}.`,
  }),
  "buy-tech": (entry) => ({
    cat: "army",
    type: "tech",
    color: "good",
    icon: "book-cover",
    content: `You bought the tech ${entry.detail.tech} for ${price(entry)}.`,
  }),
  "upgrade-base": (entry) => ({
    cat: "factory",
    type: "upgrade",
    color: "good",
    icon: "castle",
    content: `Your base is now at level ${entry.detail.lvl}. It cost ${price(entry)}.`,
  }),
  research: (entry) => {
    const { level, pack, research } = entry.detail;
    const tool = entryOf(TOOLS, research)?.entry ?? { name: "tool", icon: "cog" };
    const got = Number(pack) > 0 ? ` You get ${grouped(Number(pack))}.` : "";
    return {
      cat: "research",
      type: String(research),
      color: "good",
      icon: tool.icon,
      content: `You raised ${tool.name} to level ${level} for ${price(entry)}.${got}`,
    };
  },
  "factory-lost": (entry) => ({
    cat: "factory",
    type: "lost",
    color: "bad",
    icon: "factory",
    content: factoryLost(entry),
  }),
} as const satisfies Lines;
