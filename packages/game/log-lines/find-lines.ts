/** Log lines of what is found on the way: caves, forests, memorials and mirages. */
import { EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { FIELDS } from "../catalogue/fields.ts";
import { partRarity } from "../catalogue/finds.ts";
import { MAX_CANDLES } from "../catalogue/limits.ts";
import { partKind } from "../rules/cave-roll.ts";
import { entryOf } from "./entry-of.ts";
import { amounts, grouped, type Lines, type LoggedEntry, type LogLine } from "./line.ts";

type Told = Pick<LogLine, "color" | "icon" | "content">;

function partFound(detail: LoggedEntry["detail"], where: string): Told {
  const part = entryOf(EXCAVATOR_PARTS, detail.part);
  if (part === null) return { color: "good", icon: "cog", content: `You found a part ${where}.` };
  const { title } = partRarity(partKind(part.id));
  const content = `You found a part ${where}: ${part.entry.name} (${title.toLowerCase()}).`;
  return { color: "good", icon: part.entry.icon, content };
}

function trapMet({ metal, energy, detail }: LoggedEntry, where: string): Told {
  if (detail.candle === true) {
    const content = `Your candle showed you a trap ${where} in time. It has burnt down.`;
    return { color: "neutral", icon: "candle-flame", content };
  }
  const content = `You fell into a trap ${where} and lost ${amounts(-metal, -energy)}.`;
  return { color: "bad", icon: "wolf-trap", content };
}

function cave(entry: LoggedEntry): Told {
  const { metal, energy, detail } = entry;
  const where = `in the cave at ${detail.x}, ${detail.y}`;
  switch (detail.find) {
    case "part":
      return partFound(detail, where);
    case "trap":
      return trapMet(entry, where);
    case "metal":
      return { color: "steel", icon: "ore", content: `You dug ${amounts(metal, 0)} ${where}.` };
    case "energy":
      return { color: "ember", icon: "steam", content: `You dug ${amounts(0, energy)} ${where}.` };
    default:
      return {
        color: "neutral",
        icon: "cave-entrance",
        content: `You took a wrong turn ${where} and found nothing.`,
      };
  }
}

/** `3 mines`, `1 mine`. */
function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}

function pikemen(detail: LoggedEntry["detail"], where: string): Told {
  const met = Number(detail.met);
  const joined = Number(detail.amount);
  const troop = counted(met, "pikeman", "pikemen");
  const outcome =
    joined === met
      ? `${met === 1 ? "who" : "all of whom"} joined you`
      : `who wanted to join, but you had room for ${grouped(joined)}`;
  const color = joined > 0 ? "good" : "neutral";
  return { color, icon: "pikeman", content: `You met ${troop} ${where}, ${outcome}.` };
}

function map(detail: LoggedEntry["detail"], where: string): Told {
  const target = entryOf(FIELDS, detail.toType);
  const content =
    target === null
      ? `You found a map ${where}, but it shows nothing that you have not seen.`
      : `You found a map ${where}: it shows the ${target.entry.title} at ${detail.toX}, ${detail.toY}.`;
  return { color: target === null ? "neutral" : "good", icon: "treasure-map", content };
}

function forest({ metal, energy, detail }: LoggedEntry): Told {
  const where = `in the forest at ${detail.x}, ${detail.y}`;
  const good = (icon: string, what: string): Told => ({
    color: "good",
    icon,
    content: `You found ${what} ${where}.`,
  });
  switch (detail.find) {
    case "map":
      return map(detail, where);
    case "pikeman":
      return pikemen(detail, where);
    case "mines":
      return good("land-mine", counted(Number(detail.amount), "mine"));
    case "lotto":
      return good("ticket", `a lottery ticket worth ${amounts(metal, energy)}`);
    case "prob_drive":
      return good("teleport", "a Probability Drive");
    case "improb_drive":
      return good("perspective-dice-six-faces-random", "an Improbability Drive");
    default:
      return { color: "neutral", icon: "forest", content: `You found nothing ${where}.` };
  }
}

export const findLines = {
  cave: (entry) => ({ cat: "find", type: "cave", ...cave(entry) }),
  forest: (entry) => ({ cat: "find", type: "forest", ...forest(entry) }),
  memorial: ({ detail }) => ({
    cat: "find",
    type: "memorial",
    color: "neutral",
    icon: "candles",
    content: `You lit a candle at the memorial at ${detail.x}, ${detail.y}. You carry ${detail.candle} of ${MAX_CANDLES}.`,
  }),
  mirage: ({ metal, energy, detail }) => ({
    cat: "find",
    type: "mirage",
    color: detail.resource === "energy" ? "ember" : "steel",
    icon: "heat-haze",
    content: `The mirage at ${detail.x}, ${detail.y} was real: ${amounts(metal, energy)}.`,
  }),
} as const satisfies Lines;
