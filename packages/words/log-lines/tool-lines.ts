/** Log lines of tools used and mines set off. */
import { cost, EXCAVATOR_PART_IDS, type Facts, TOOL_IDS, TOOLS } from "@emberlode/game";
import type { UseFacts } from "../en/catalogue.ts";
import { entryOf } from "./entry-of.ts";
import {
  amounts,
  count,
  type Lines,
  type LoggedEntry,
  type LogWords,
  labelledName,
  placeOf,
  sentences,
} from "./line.ts";

function happened({ detail }: LoggedEntry, { lines, catalogue }: LogWords): string | null {
  const { happening, part, amount } = detail;
  switch (happening) {
    case "mirage":
      return lines.tool.mirage;
    case "part": {
      const id = EXCAVATOR_PART_IDS.find((known) => known === part);
      return lines.tool.part(id ? catalogue.parts[id] : lines.tool.unknownPart);
    }
    case "pikemen":
      return lines.tool.pikemen(count(amount));
    case "candles":
      return lines.tool.candles(count(amount));
    default:
      return null;
  }
}

/** What the use of a tool did: a text of the catalogue with the facts that are kept of the use. */
export function useText(used: (facts: UseFacts) => string, detail: Facts): string {
  return used({
    x: count(detail.x),
    y: count(detail.y),
    n: count(detail.n),
    cleared: count(detail.cleared),
    kept: count(detail.kept),
    name: String(detail.name),
    free: detail.free === true,
  });
}

function toolContent(entry: LoggedEntry, words: LogWords): string {
  const used = entryOf(words.catalogue.tools, entry.detail.tool)?.entry.used;
  if (used === undefined) return words.lines.tool.other;
  return sentences(useText(used, entry.detail), happened(entry, words));
}

function mineContent(entry: LoggedEntry, words: LogWords): string {
  const { detail } = entry;
  const { mine } = words.lines;
  if (detail.role !== "layer") {
    return mine.underYou(...placeOf(entry), amounts(cost(entry), words));
  }
  const who = labelledName(String(detail.victim), detail.otherIsBot === true, words);
  const lost = amounts({ metal: count(detail.metal), energy: count(detail.energy) }, words);
  return mine.yours(...placeOf(entry), who, lost);
}

export const toolLines = {
  tool: (entry, words) => {
    const tool = TOOL_IDS.find((id) => id === entry.detail.tool);
    return {
      cat: "tool",
      type: tool ?? "tool",
      color: "neutral",
      icon: tool ? TOOLS[tool].icon : "gears",
      content: toolContent(entry, words),
    };
  },
  mine: (entry, words) => ({
    cat: "mine",
    type: entry.detail.role === "layer" ? "layer" : "victim",
    color: entry.detail.role === "layer" ? "good" : "bad",
    icon: "land-mine",
    content: mineContent(entry, words),
  }),
} as const satisfies Lines;
