/** Log lines of tools used and mines set off. */
import { EXCAVATOR_PART_IDS, TOOL_IDS, TOOLS } from "@emberlode/game";
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

function toolContent(entry: LoggedEntry, words: LogWords): string {
  const { detail } = entry;
  const { tool } = words.lines;
  const at = placeOf(entry);
  const name = String(detail.name);
  switch (detail.tool) {
    case "mines":
      return tool.laidMines(count(detail.n), ...at);
    case "mdn":
      return tool.swept(...at, count(detail.cleared), count(detail.kept));
    case "army_locator":
      return tool.armyLocator(name, ...at);
    case "flag_locator":
      return detail.free === true ? tool.flagLocatorFree(...at) : tool.flagLocator(...at);
    case "base_locator":
      return tool.baseLocator(name, ...at);
    case "base_mover":
      return tool.baseMover(...at);
    case "prob_drive":
      return tool.probDrive(...at);
    case "improb_drive":
      return sentences(tool.improbDrive(...at), happened(entry, words));
    default:
      return tool.other;
  }
}

function mineContent(entry: LoggedEntry, words: LogWords): string {
  const { metal, energy, detail } = entry;
  const { mine } = words.lines;
  if (detail.role !== "layer") {
    return mine.underYou(...placeOf(entry), amounts(0 - metal, 0 - energy, words));
  }
  const who = labelledName(String(detail.victim), detail.otherIsBot === true, words);
  const lost = amounts(count(detail.metal), count(detail.energy), words);
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
