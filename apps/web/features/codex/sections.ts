/** The codex: what the catalogue says, as entries that can be listed and searched. */
import {
  baseSlots,
  baseUpgradeCost,
  EXCAVATOR_PARTS,
  FIELDS,
  MAX_BASE_LEVEL,
  MAX_RESEARCH_LEVEL,
  maxPlainFactories,
  RESEARCHES,
  researchPrice,
  SIDES,
  type Side,
  TECHS,
  TOOL_IDS,
  TOOLS,
  UNITS,
  type UnitInfo,
} from "@emberlode/game";
import { enCodex as words } from "../../lib/i18n/en-codex.ts";
import { exactNumber as n } from "../../lib/numbers.ts";
import { matchups } from "./matchups.ts";
import { odds } from "./odds.ts";

export interface CodexEntry {
  id: string;
  title: string;
  text: string;
}

export type SectionId = keyof typeof words.sections;

const fields = (): CodexEntry[] =>
  Object.values(FIELDS).map(({ type, title, description, action }) => ({
    id: type,
    title,
    text: `${description} ${action === null ? words.nothingToDo : words.actions[action]}.`,
  }));

function unit(side: Side, info: UnitInfo): CodexEntry {
  const { id, name, strength, hp, metal, energy, slots, tech } = info;
  const figures = { strength: n(strength), hp: n(hp), metal: n(metal), energy: n(energy) };
  const needed = tech === null ? undefined : TECHS[side][tech - 1];
  const needs = needed === undefined ? "" : words.needs(needed.name);
  const text = words.unit({ side: words.sides[side], ...figures, slots: n(slots) });
  return { id, title: name, text: `${text}${needs}` };
}

const units = () => SIDES.flatMap((side) => UNITS[side].map((info) => unit(side, info)));

const techs = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    TECHS[side].map(({ name, cost }) => ({
      id: `${side} ${name}`,
      title: name,
      text: cost === 0 ? words.free(words.sides[side]) : words.tech(words.sides[side], n(cost)),
    })),
  );

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, level) => level);

const researches = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const prices = LEVELS.map((level) => n(researchPrice(id, level) ?? 0)).join(", ");
    const { pack } = RESEARCHES[id];
    const packs = pack === null ? "" : words.pack(n(pack));
    return { id, title: TOOLS[id].name, text: `${words.research(prices)}${packs}` };
  });

const tools = (): CodexEntry[] =>
  TOOL_IDS.map((id) => {
    const { name, description, usable } = TOOLS[id];
    return { id, title: name, text: `${description} ${usable ? words.used : words.kept}` };
  });

function base(level: number): CodexEntry {
  const cost = baseUpgradeCost(level);
  const text = words.base(n(baseSlots(level)), n(maxPlainFactories(level)));
  const next = cost === null ? "" : words.upgrade(n(cost));
  return { id: `base ${level}`, title: words.baseLevel(n(level)), text: `${text}${next}` };
}

const prices = (): CodexEntry[] => [
  ...Object.entries(EXCAVATOR_PARTS).map(([id, part]) => ({
    id,
    title: part.name,
    text:
      words.part(words.resources[part.raises], n(part.min), n(part.max), n(part.limit)) +
      words.price(n(part.price), words.resources[part.paidIn]),
  })),
  ...Array.from({ length: MAX_BASE_LEVEL }, (_, level) => base(level + 1)),
];

/** The entries of each section. */
export const SECTIONS: Readonly<Record<SectionId, readonly CodexEntry[]>> = {
  fields: fields(),
  units: units(),
  matchups: matchups(),
  techs: techs(),
  researches: researches(),
  tools: tools(),
  prices: prices(),
  odds: odds(),
};

export interface Found extends CodexEntry {
  section: SectionId;
}

const ids = Object.keys(SECTIONS).filter((id): id is SectionId => id in SECTIONS);

/** Entries of all sections with a text in them, whatever its case; titles first. */
export function searchCodex(text: string): readonly Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const all = ids.flatMap((section) => SECTIONS[section].map((entry) => ({ ...entry, section })));
  const isTitled = ({ title }: Found) => title.toLowerCase().includes(wanted);
  const rest = all.filter((one) => !isTitled(one) && one.text.toLowerCase().includes(wanted));
  return [...all.filter(isTitled), ...rest];
}
