/** Log lines of purchases: parts, units, techs, base levels and research. */
import { EXCAVATOR_PARTS, isConsumableTool, negateAmounts, TOOLS, UNITS } from "@emberlode/game";
import { techName } from "../tech-name.ts";
import {
  amounts,
  count,
  entryOf,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  otherName,
  placeOf,
  sentences,
} from "./line.ts";

/** The price of a purchase, whose deltas are negative. */
function price(entry: LoggedEntry, words: LogTranslators): string {
  return amounts(negateAmounts(entry), words);
}

interface Thing {
  name: string;
  icon: string;
}

function part({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): Thing {
  const found = entryOf(EXCAVATOR_PARTS, detail.part);
  if (found === null) return { name: lines("unknownPart"), icon: "cog" };
  return { name: catalogue(`parts.${found.id}`), icon: found.entry.icon };
}

function units({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): Thing {
  const bought = count(detail.count);
  const found = [...UNITS.attack, ...UNITS.defense].find(({ id }) => id === detail.unit);
  return found === undefined
    ? { name: lines("unknownUnit", { count: bought }), icon: "swords-emblem" }
    : { name: catalogue(`unitCounts.${found.id}`, { count: bought }), icon: found.icon };
}

function tool({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): Thing {
  const found = entryOf(TOOLS, detail.research);
  if (found === null) return { name: lines("unknownTool"), icon: "cog" };
  return { name: catalogue(`tools.${found.id}.name`), icon: found.entry.icon };
}

/** The tools that a research level gives; null for tools that are kept. */
function packText({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): string | null {
  const found = entryOf(TOOLS, detail.research);
  const pack = count(detail.pack);
  if (found === null || pack === 0 || !isConsumableTool(found.id)) return null;
  return lines("army.pack", {
    count: pack,
    tool: catalogue(`consumables.${found.id}`, { count: pack }),
  });
}

/** The name of a tech. Old rows without an index contain the name itself. */
function tech(
  { detail: { side, index, tech } }: LoggedEntry,
  { catalogue }: LogTranslators,
): string {
  if (side !== "attack" && side !== "defense") return String(tech ?? "");
  return techName(catalogue, side, count(index));
}

/** `You lost 4 units; 1 of them repaired.`, or null without losses. */
function guardLosses({ detail }: LoggedEntry, words: LogTranslators): string | null {
  const lost = count(detail.defenderLost);
  if (lost === 0) return null;
  return words.lines("factory.guardLost", { lost, repaired: count(detail.repaired) });
}

/** The other player's name never begins the sentence, since its capitalization must not change. */
function factoryLost(entry: LoggedEntry, words: LogTranslators): string {
  const at = placeOf(entry);
  const by = otherName(entry, words);
  switch (entry.detail.reason) {
    case "outgrown":
      return words.lines("factory.outgrown", { ...at });
    case "unseen":
      return words.lines("factory.unseen", { ...at });
    case "released":
      return words.lines("factory.released", { ...at });
    default: {
      const lost =
        by === null
          ? words.lines("factory.lost", { ...at })
          : words.lines("factory.lostTo", { ...at, who: by });
      return sentences(lost, guardLosses(entry, words));
    }
  }
}

export const armyLines = {
  "buy-part": (entry, words) => {
    const { name, icon } = part(entry, words);
    return {
      content: words.lines("army.boughtPart", { part: name, price: price(entry, words) }),
      cat: "dig",
      type: "part",
      color: "neutral",
      icon,
    };
  },
  "install-part": (entry, words) => {
    const { name, icon } = part(entry, words);
    return {
      content: words.lines("army.installedPart", {
        part: name,
        installed: count(entry.detail.installed),
      }),
      cat: "dig",
      type: "part",
      color: "good",
      icon,
    };
  },
  "buy-units": (entry, words) => {
    const { name, icon } = units(entry, words);
    return {
      content: words.lines("army.boughtUnits", { units: name, price: price(entry, words) }),
      cat: "army",
      type: "units",
      color: "neutral",
      icon,
    };
  },
  "buy-tech": (entry, words) => ({
    content: words.lines("army.boughtTech", {
      tech: tech(entry, words),
      price: price(entry, words),
    }),
    cat: "army",
    type: "tech",
    color: "good",
    icon: "book-cover",
  }),
  "upgrade-base": (entry, words) => ({
    content: words.lines("army.upgradedBase", {
      level: count(entry.detail.lvl),
      price: price(entry, words),
    }),
    cat: "factory",
    type: "upgrade",
    color: "good",
    icon: "castle",
  }),
  research: (entry, words) => {
    const { level, research } = entry.detail;
    const { name, icon } = tool(entry, words);
    return {
      content: sentences(
        words.lines("army.researched", {
          tool: name,
          level: count(level),
          price: price(entry, words),
        }),
        packText(entry, words),
      ),
      cat: "research",
      type: String(research),
      color: "good",
      icon,
    };
  },
  "factory-lost": (entry, words) => ({
    content: factoryLost(entry, words),
    cat: "factory",
    type: "lost",
    color: "bad",
    icon: "factory",
  }),
} as const satisfies Lines;
