/** The tools and their researches (rules §14). */

import {
  type FieldType,
  isConsumableTool,
  MAX_RESEARCH_LEVEL,
  researchPrice,
  TOOL_IDS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";

import { exactNumber as n } from "../../lib/numbers.ts";
import { permanentToolEffect } from "../research/effects.ts";
import { type CodexEntry, codexWords, type LevelRow, slug } from "./entry.ts";

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, level) => level);

/** The building that a tool opens, or the fields it is used on. */
const PLACE_OF: Readonly<Partial<Record<ToolId, FieldType>>> = {
  bank: "bank",
  casino: "casino",
  market: "market",
  scouter: "factory",
  flag_locator: "factory",
  base_locator: "base",
  base_mover: "base",
  army_locator: "base",
  hotcut: "base",
  mines: "waste",
};

const researchTitle = (tool: ToolId) =>
  codexWords().codex("researchTitle", { tool: codexWords().catalogue(`tools.${tool}.name`) });

/** Price and effect of each level: a better tool, or more of them. */
function levelsOf(tool: ToolId): LevelRow[] {
  const { pack } = TOOLS[tool];
  return LEVELS.map((level) => ({
    level: n(level + 1),
    price: n(researchPrice(tool, level) ?? 0),
    effect:
      pack === null
        ? permanentToolEffect(tool, level + 1)
        : codexWords().codex("more", { pack: n(pack) }),
  }));
}

export const researches = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const prices = LEVELS.map((level) => n(researchPrice(id, level) ?? 0)).join(", ");
    const { pack } = TOOLS[id];
    return {
      id: slug(researchTitle(id)),
      title: researchTitle(id),
      text: `${codexWords().codex("research", { prices })}${pack === null ? "" : codexWords().codex("pack", { count: pack })}`,
      levels: levelsOf(id),
      links: [
        codexWords().catalogue(`tools.${id}.name`),
        codexWords().catalogue("fields.base.title"),
        codexWords().rules("researches.title"),
      ].map(slug),
    };
  });

export const tools = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const place = PLACE_OF[id];
    const mines = id === "mines" || id === "mdn" ? [codexWords().rules("mines.title")] : [];
    return {
      id: slug(codexWords().catalogue(`tools.${id}.name`)),
      title: codexWords().catalogue(`tools.${id}.name`),
      text: `${codexWords().catalogue(`tools.${id}.description`)} ${isConsumableTool(id) ? codexWords().codex("used") : codexWords().codex("kept")}`,
      levels: levelsOf(id),
      links: [
        ...[researchTitle(id), ...mines],
        ...(place === undefined ? [] : [codexWords().catalogue(`fields.${place}.title`)]),
      ].map(slug),
    };
  });
