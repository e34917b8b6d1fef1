/** Log lines of tools used and mines set off. */
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { TOOL_IDS, TOOLS } from "../catalogue/tools.ts";
import { amounts, type Lines, type LoggedEntry, labelledName } from "./line.ts";

type Detail = LoggedEntry["detail"];

/** `1 mine`, `3 mines`. */
function counted(n: unknown, one: string): string {
  return `${n} ${one}${n === 1 ? "" : "s"}`;
}

function happened({ happening, part, amount }: Detail): string {
  switch (happening) {
    case "mirage":
      return " Something shimmers there: a mirage.";
    case "part": {
      const id = EXCAVATOR_PART_IDS.find((known) => known === part);
      return ` Out of thin air fell a part: ${id ? EXCAVATOR_PARTS[id].name : "an unknown one"}.`;
    }
    case "pikemen":
      return ` Out of thin air came ${amount} ${amount === 1 ? "pikeman" : "pikemen"} and joined you.`;
    case "candles":
      return ` A gust blew out ${amount === 1 ? "your candle" : `all ${amount} candles`}.`;
    default:
      return "";
  }
}

function toolContent({ detail }: LoggedEntry): string {
  const { x, y, name } = detail;
  const place = `${x}, ${y}`;
  switch (detail.tool) {
    case "mines":
      return `You laid ${counted(detail.n, "mine")} at ${place}.`;
    case "mdn":
      return `You swept the ground around ${place}: ${counted(detail.cleared, "mine")} cleared, ${detail.kept} kept.`;
    case "army_locator":
      return `The Army Locator points to ${name}'s base at ${place}.`;
    case "flag_locator":
      return `The Flag Locator points to a ${detail.free === true ? "free " : ""}factory at ${place}.`;
    case "base_locator":
      return `The Base Locator points to ${name}'s base at ${place}.`;
    case "base_mover":
      return `Your base now stands at ${place}.`;
    case "prob_drive":
      return `The Probability Drive took you to ${place}.`;
    case "improb_drive":
      return `The Improbability Drive took you to ${place}.${happened(detail)}`;
    default:
      return "You used a tool.";
  }
}

function mineContent({ metal, energy, detail }: LoggedEntry): string {
  const { role, x, y, victim, otherIsBot } = detail;
  if (role === "layer") {
    const who = labelledName(String(victim), otherIsBot === true);
    const lost = amounts(Number(detail.metal ?? 0), Number(detail.energy ?? 0));
    return `Your mine at ${x}, ${y} went off under ${who} and destroyed ${lost}.`;
  }
  return `A mine went off under you at ${x}, ${y}. It destroyed ${amounts(0 - metal, 0 - energy)}.`;
}

export const toolLines = {
  tool: (entry) => {
    const tool = TOOL_IDS.find((id) => id === entry.detail.tool);
    return {
      cat: "tool",
      type: tool ?? "tool",
      color: "neutral",
      icon: tool ? TOOLS[tool].icon : "gears",
      content: toolContent(entry),
    };
  },
  mine: (entry) => ({
    cat: "mine",
    type: entry.detail.role === "layer" ? "layer" : "victim",
    color: entry.detail.role === "layer" ? "good" : "bad",
    icon: "land-mine",
    content: mineContent(entry),
  }),
} as const satisfies Lines;
