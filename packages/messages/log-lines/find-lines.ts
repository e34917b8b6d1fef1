/** Log lines of caves, forests, memorials, mirages and relics. */
import {
  EXCAVATOR_PARTS,
  FIELDS,
  MAX_CANDLES,
  negateAmounts,
  partKind,
  partRarity,
} from "@emberlode/game";
import {
  amounts,
  entryOf,
  type Lines,
  type LoggedEntry,
  type LogLine,
  type LogTranslators,
  numberOf,
  placeOf,
} from "./line.ts";

type FindText = Pick<LogLine, "color" | "icon" | "content">;

function partFound(entry: LoggedEntry, { lines, catalogue }: LogTranslators): FindText {
  const part = entryOf(EXCAVATOR_PARTS, entry.detail.part);
  const at = placeOf(entry);
  if (part === null) return { color: "good", icon: "cog", content: lines("cave.part", { ...at }) };
  const rarity = catalogue(`rarities.${partRarity(partKind(part.id)).rarity}`);
  const content = lines("cave.knownPart", {
    ...at,
    part: catalogue(`parts.${part.id}`),
    rarity: rarity.toLowerCase(),
  });
  return { color: "good", icon: part.entry.icon, content };
}

function trapMet(entry: LoggedEntry, translators: LogTranslators): FindText {
  const at = placeOf(entry);
  if (entry.detail.candle === true) {
    return {
      color: "neutral",
      icon: "candle-flame",
      content: translators.lines("cave.candle", { ...at }),
    };
  }
  const content = translators.lines("cave.trap", {
    ...at,
    amounts: amounts(negateAmounts(entry), translators),
  });
  return { color: "bad", icon: "wolf-trap", content };
}

function caveFound(entry: LoggedEntry, translators: LogTranslators): FindText {
  const at = placeOf(entry);
  switch (entry.detail.find) {
    case "part":
      return partFound(entry, translators);
    case "trap":
      return trapMet(entry, translators);
    case "metal":
      return {
        color: "steel",
        icon: "ore",
        content: translators.lines("cave.dug", { ...at, amounts: amounts(entry, translators) }),
      };
    case "energy":
      return {
        color: "ember",
        icon: "steam",
        content: translators.lines("cave.dug", { ...at, amounts: amounts(entry, translators) }),
      };
    default:
      return {
        color: "neutral",
        icon: "cave-entrance",
        content: translators.lines("cave.lost", { ...at }),
      };
  }
}

function pikemen(entry: LoggedEntry, translators: LogTranslators): FindText {
  const met = numberOf(entry.detail.met);
  const joined = numberOf(entry.detail.amount);
  const color = joined > 0 ? "good" : "neutral";
  const about = { ...placeOf(entry), met };
  const content =
    joined === met
      ? translators.lines("forest.allJoined", about)
      : translators.lines("forest.someJoined", { ...about, joined });
  return { color, icon: "pikeman", content };
}

function map(entry: LoggedEntry, { lines, catalogue }: LogTranslators): FindText {
  const { toType, toX, toY } = entry.detail;
  const target = entryOf(FIELDS, toType);
  const at = placeOf(entry);
  const icon = "treasure-map";
  if (target === null)
    return { color: "neutral", icon, content: lines("forest.oldMap", { ...at }) };
  const content = lines("forest.map", {
    ...at,
    title: catalogue(`fields.${target.id}.title`),
    toX: numberOf(toX),
    toY: numberOf(toY),
  });
  return { color: "good", icon, content };
}

function forestFound(entry: LoggedEntry, translators: LogTranslators): FindText {
  const { detail } = entry;
  const at = placeOf(entry);
  const good = (icon: string, content: string): FindText => ({ color: "good", icon, content });
  switch (detail.find) {
    case "map":
      return map(entry, translators);
    case "pikeman":
      return pikemen(entry, translators);
    case "mines": {
      const n = numberOf(detail.amount);
      return good("land-mine", translators.lines("forest.mines", { ...at, n }));
    }
    case "lotto":
      return good(
        "ticket",
        translators.lines("forest.lotto", { ...at, amounts: amounts(entry, translators) }),
      );
    case "prob_drive":
      return good("teleport", translators.lines("forest.probDrive", { ...at }));
    case "improb_drive":
      return good(
        "perspective-dice-six-faces-random",
        translators.lines("forest.improbDrive", { ...at }),
      );
    default:
      return {
        color: "neutral",
        icon: "forest",
        content: translators.lines("forest.nothing", { ...at }),
      };
  }
}

function relicFound(entry: LoggedEntry, translators: LogTranslators): FindText {
  const { lines, catalogue } = translators;
  const { find, drives, part: id } = entry.detail;
  const at = placeOf(entry);
  if (find === "drives") {
    const content = lines("relic.drives", { ...at, n: numberOf(drives) });
    return { color: "good", icon: "teleport", content };
  }
  if (find === "part") {
    const part = entryOf(EXCAVATOR_PARTS, id);
    if (part === null)
      return { color: "good", icon: "cog", content: lines("relic.unknown", { ...at }) };
    const content = lines("relic.part", { ...at, part: catalogue(`parts.${part.id}`) });
    return { color: "good", icon: part.entry.icon, content };
  }
  const content = lines("relic.dug", { ...at, amounts: amounts(entry, translators) });
  const isEnergy = find === "energy";
  return { color: isEnergy ? "ember" : "steel", icon: isEnergy ? "steam" : "ore", content };
}

export const findLines = {
  relic: (entry, translators) => ({
    cat: "find",
    type: "relic",
    ...relicFound(entry, translators),
  }),
  cave: (entry, translators) => ({ cat: "find", type: "cave", ...caveFound(entry, translators) }),
  forest: (entry, translators) => ({
    cat: "find",
    type: "forest",
    ...forestFound(entry, translators),
  }),
  memorial: (entry, translators) => ({
    content: translators.lines("memorial", {
      ...placeOf(entry),
      candles: numberOf(entry.detail.candle),
      most: MAX_CANDLES,
    }),
    cat: "find",
    type: "memorial",
    color: "neutral",
    icon: "candles",
  }),
  mirage: (entry, translators) => ({
    cat: "find",
    type: "mirage",
    color: entry.detail.resource === "energy" ? "ember" : "steel",
    icon: "heat-haze",
    content: translators.lines("mirage", {
      ...placeOf(entry),
      amounts: amounts(entry, translators),
    }),
  }),
} as const satisfies Lines;
