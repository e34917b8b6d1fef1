/** Log lines of digs. */
import type { Resource } from "@emberlode/game";
import {
  amounts,
  type Lines,
  type LoggedEntry,
  type LogLine,
  type LogTranslators,
  numberOf,
  placeOf,
  sentences,
} from "./line.ts";

const RESOURCE_STYLE = {
  metal: { color: "steel", icon: "ore" },
  energy: { color: "ember", icon: "steam" },
} as const satisfies Record<Resource, Pick<LogLine, "color" | "icon">>;

function digContent(entry: LoggedEntry, translators: LogTranslators): string {
  const { divisor, effort, vein } = entry.detail;
  const yielded = amounts(entry, translators);
  return sentences(
    effort === undefined
      ? translators.lines("dig.dug", { amounts: yielded, ...placeOf(entry) })
      : translators.lines("dig.dugWith", {
          amounts: yielded,
          ...placeOf(entry),
          digs: numberOf(effort),
        }),
    vein === true ? translators.lines("dig.vein") : null,
    numberOf(divisor) > 1 ? translators.lines("dig.tired") : null,
  );
}

export const digLines = {
  dig: (entry, translators) => {
    const resource = entry.detail.resource === "energy" ? "energy" : "metal";
    return {
      cat: "dig",
      type: resource,
      ...RESOURCE_STYLE[resource],
      content: digContent(entry, translators),
    };
  },
} as const satisfies Lines;
