/** Log lines of used tools and exploded mines. */
import {
  EXCAVATOR_PART_IDS,
  type Facts,
  negateAmounts,
  TOOL_IDS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import type { Translator } from "../translator.ts";
import {
  amounts,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  numberOf,
  placeOf,
  sentences,
  storedName,
} from "./line.ts";

function unlikelyEventText(
  { detail }: LoggedEntry,
  { lines, catalogue }: LogTranslators,
): string | null {
  const { happening, part, amount } = detail;
  switch (happening) {
    case "mirage":
      return lines("tool.mirage");
    case "part": {
      const id = EXCAVATOR_PART_IDS.find((known) => known === part);
      return lines("tool.part", {
        part: id ? catalogue(`parts.${id}`) : lines("tool.unknownPart"),
      });
    }
    case "pikemen":
      return lines("tool.pikemen", { n: numberOf(amount) });
    case "candles":
      return lines("tool.candles", { n: numberOf(amount) });
    default:
      return null;
  }
}

/** A tool whose use has a log line. */
type UsedToolId = {
  [Id in ToolId]: (typeof TOOLS)[Id] extends { use: unknown } ? Id : never;
}[ToolId];

const isUsed = (id: unknown): id is UsedToolId =>
  TOOL_IDS.some((known) => known === id && "use" in TOOLS[known]);

/** The effect of using a tool, from the stored facts; null for tools without a log line. */
export function toolUseText(
  t: Translator<"catalogue">,
  tool: unknown,
  detail: Facts,
): string | null {
  if (!isUsed(tool)) return null;
  return t(`tools.${tool}.used`, {
    x: numberOf(detail.x),
    y: numberOf(detail.y),
    n: numberOf(detail.n),
    cleared: numberOf(detail.cleared),
    kept: numberOf(detail.kept),
    name: String(detail.name),
    free: String(detail.free === true),
  });
}

function toolContent(entry: LoggedEntry, translators: LogTranslators): string {
  const { detail } = entry;
  // The owner of a base that was found has left.
  const named = detail.name === null ? { name: translators.lines("formerPlayer") } : {};
  const used = toolUseText(translators.catalogue, detail.tool, { ...detail, ...named });
  return used === null
    ? translators.lines("tool.other")
    : sentences(used, unlikelyEventText(entry, translators));
}

function mineContent(entry: LoggedEntry, translators: LogTranslators): string {
  const { detail } = entry;
  if (detail.role !== "layer") {
    return translators.lines("mine.underYou", {
      ...placeOf(entry),
      amounts: amounts(negateAmounts(entry), translators),
    });
  }
  const who = storedName(detail.victim, detail.otherIsBot === true, translators);
  const lost = amounts(
    { metal: numberOf(detail.metal), energy: numberOf(detail.energy) },
    translators,
  );
  return translators.lines("mine.yours", { ...placeOf(entry), who, amounts: lost });
}

export const toolLines = {
  tool: (entry, translators) => {
    const tool = TOOL_IDS.find((id) => id === entry.detail.tool);
    return {
      cat: "tool",
      type: tool ?? "tool",
      color: "neutral",
      icon: tool ? TOOLS[tool].icon : "gears",
      content: toolContent(entry, translators),
    };
  },
  mine: (entry, translators) => ({
    cat: "mine",
    type: entry.detail.role === "layer" ? "layer" : "victim",
    color: entry.detail.role === "layer" ? "good" : "bad",
    icon: "land-mine",
    content: mineContent(entry, translators),
  }),
} as const satisfies Lines;
