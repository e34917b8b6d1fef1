/** Log lines of purchases: parts, units, techs, base levels and research. */
import { EXCAVATOR_PARTS, isConsumableTool, negateAmounts, TOOLS, UNITS } from "@emberlode/game";
import { techName } from "../tech-name.ts";
import {
  amounts,
  entryOf,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  numberOf,
  sentences,
} from "./line.ts";

/** The price of a purchase, whose deltas are negative. */
function price(entry: LoggedEntry, translators: LogTranslators): string {
  return amounts(negateAmounts(entry), translators);
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
  const bought = numberOf(detail.count);
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
  const pack = numberOf(detail.pack);
  if (found === null || pack === 0 || !isConsumableTool(found.id)) return null;
  return lines("purchase.pack", {
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
  return techName(catalogue, side, numberOf(index));
}

export const purchaseLines = {
  "buy-part": (entry, translators) => {
    const { name, icon } = part(entry, translators);
    return {
      content: translators.lines("purchase.boughtPart", {
        count: numberOf(entry.detail.count ?? 1),
        part: name,
        price: price(entry, translators),
      }),
      cat: "dig",
      type: "part",
      color: "neutral",
      icon,
    };
  },
  "install-part": (entry, translators) => {
    const { name, icon } = part(entry, translators);
    return {
      content: translators.lines("purchase.installedPart", {
        count: numberOf(entry.detail.count ?? 1),
        part: name,
        installed: numberOf(entry.detail.installed),
      }),
      cat: "dig",
      type: "part",
      color: "good",
      icon,
    };
  },
  "buy-units": (entry, translators) => {
    const { name, icon } = units(entry, translators);
    return {
      content: translators.lines("purchase.boughtUnits", {
        units: name,
        price: price(entry, translators),
      }),
      cat: "army",
      type: "units",
      color: "neutral",
      icon,
    };
  },
  "buy-tech": (entry, translators) => ({
    content: translators.lines("purchase.boughtTech", {
      tech: tech(entry, translators),
      price: price(entry, translators),
    }),
    cat: "army",
    type: "tech",
    color: "good",
    icon: "book-cover",
  }),
  "upgrade-base": (entry, translators) => ({
    content: translators.lines("purchase.upgradedBase", {
      level: numberOf(entry.detail.lvl),
      price: price(entry, translators),
    }),
    cat: "factory",
    type: "upgrade",
    color: "good",
    icon: "castle",
  }),
  research: (entry, translators) => {
    const { level, research } = entry.detail;
    const { name, icon } = tool(entry, translators);
    return {
      content: sentences(
        translators.lines("purchase.researched", {
          tool: name,
          level: numberOf(level),
          price: price(entry, translators),
        }),
        packText(entry, translators),
      ),
      cat: "research",
      type: String(research),
      color: "good",
      icon,
    };
  },
} as const satisfies Lines;
