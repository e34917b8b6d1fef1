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

import { formatList } from "../../lib/language.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { keptToolEffect } from "../research/effects.ts";
import { type CodexEntry, codexTranslators, type LevelRow, slug } from "./entry.ts";

/** The level before each research. */
const LEVELS_BEFORE = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, level) => level);

/** A type of field to read about, and whether its own entry links back to the tool. */
interface RelatedField {
  type: FieldType;
  linksBack: boolean;
}

/** Where each tool works, what it finds or is used on; null if that is no single type of field. */
const FIELD_OF: Readonly<Record<ToolId, RelatedField | null>> = {
  hotcut: { type: "base", linksBack: false },
  mines: { type: "waste", linksBack: false },
  mdn: null,
  gps: null,
  scouter: { type: "factory", linksBack: true },
  bank: { type: "bank", linksBack: true },
  casino: { type: "casino", linksBack: true },
  market: { type: "market", linksBack: true },
  army_locator: { type: "base", linksBack: false },
  flag_locator: { type: "factory", linksBack: true },
  base_locator: { type: "base", linksBack: false },
  base_mover: { type: "base", linksBack: false },
  prob_drive: null,
  improb_drive: null,
};

/** Titles of the tools that the entry of a type of field links to. */
export const toolTitlesOf = (type: FieldType): string[] =>
  TOOL_IDS.filter((id) => FIELD_OF[id]?.type === type && FIELD_OF[id]?.linksBack).map((id) =>
    codexTranslators().catalogue(`tools.${id}.name`),
  );

const researchTitle = (tool: ToolId) =>
  codexTranslators().codex("researchTitle", {
    tool: codexTranslators().catalogue(`tools.${tool}.name`),
  });

/** Price and effect of each level: a better tool, or more of them. */
function levelsOf(tool: ToolId): LevelRow[] {
  const { pack } = TOOLS[tool];
  return LEVELS_BEFORE.map((level) => ({
    level: exactNumber(level + 1),
    price: exactNumber(researchPrice(tool, level) ?? 0),
    effect:
      pack === null
        ? keptToolEffect(tool, level + 1)
        : codexTranslators().codex("more", { pack: exactNumber(pack) }),
  }));
}

/** What a level gives of a tool that is used up; empty for a tool that is kept. */
function packText(tool: ToolId): string {
  if (!isConsumableTool(tool)) return "";
  const { catalogue, codex } = codexTranslators();
  const count = TOOLS[tool].pack;
  return codex("pack", { count, tool: catalogue(`consumables.${tool}`, { count }) });
}

export const researchEntries = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const prices = formatList(
      LEVELS_BEFORE.map((level) => exactNumber(researchPrice(id, level) ?? 0)),
    );
    return {
      id: slug(researchTitle(id)),
      title: researchTitle(id),
      text: `${codexTranslators().codex("research", { prices })}${packText(id)}`,
      levels: levelsOf(id),
      links: [
        codexTranslators().catalogue(`tools.${id}.name`),
        codexTranslators().catalogue("fields.base.title"),
        codexTranslators().rules("researches.title"),
      ].map(slug),
    };
  });

export const toolEntries = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const field = FIELD_OF[id];
    const mines = id === "mines" || id === "mdn" ? [codexTranslators().rules("mines.title")] : [];
    return {
      id: slug(codexTranslators().catalogue(`tools.${id}.name`)),
      title: codexTranslators().catalogue(`tools.${id}.name`),
      text: `${codexTranslators().catalogue(`tools.${id}.description`)} ${isConsumableTool(id) ? codexTranslators().codex("used") : codexTranslators().codex("kept")}`,
      levels: levelsOf(id),
      links: [
        researchTitle(id),
        ...mines,
        ...(field === null ? [] : [codexTranslators().catalogue(`fields.${field.type}.title`)]),
      ].map(slug),
    };
  });
