/** The fourteen tools and their researches (rules §14). */

import {
  type FieldType,
  isUsableTool,
  MAX_RESEARCH_LEVEL,
  researchPrice,
  TOOL_IDS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enCodex as words } from "@emberlode/words/en/codex";
import { exactNumber as n } from "../../lib/numbers.ts";
import { keptEffect } from "../research/effects.ts";
import { type CodexEntry, type LevelRow, slug } from "./entry.ts";

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, level) => level);

/** Buildings that a tool opens, and ground that it is for. */
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

const researchTitle = (tool: ToolId) => words.researchTitle(enCatalogue.tools[tool].name);

/** What each level costs, and what it brings: a better tool, or so many more. */
function levelsOf(tool: ToolId): LevelRow[] {
  const { pack } = TOOLS[tool];
  return LEVELS.map((level) => ({
    level: n(level + 1),
    price: n(researchPrice(tool, level) ?? 0),
    effect: pack === null ? keptEffect(tool, level + 1) : words.more(n(pack)),
  }));
}

export const researches = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const prices = LEVELS.map((level) => n(researchPrice(id, level) ?? 0)).join(", ");
    const { pack } = TOOLS[id];
    return {
      id: slug(researchTitle(id)),
      title: researchTitle(id),
      text: `${words.research(prices)}${pack === null ? "" : words.pack(n(pack))}`,
      levels: levelsOf(id),
      links: [
        enCatalogue.tools[id].name,
        enCatalogue.fields.base.title,
        words.rules.researches.title,
      ].map(slug),
    };
  });

export const tools = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const { name, description } = enCatalogue.tools[id];
    const place = PLACE_OF[id];
    const mines = id === "mines" || id === "mdn" ? [words.rules.mines.title] : [];
    return {
      id: slug(name),
      title: name,
      text: `${description} ${isUsableTool(id) ? words.used : words.kept}`,
      levels: levelsOf(id),
      links: [
        ...[researchTitle(id), ...mines],
        ...(place === undefined ? [] : [enCatalogue.fields[place].title]),
      ].map(slug),
    };
  });
