/** The kinds of field, the buildings on them, and their prices (rules §1, §5, §10). */

import {
  baseSlots,
  baseUpgradeCost,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPart,
  FIELDS,
  type FieldType,
  MAX_BASE_LEVEL,
  maxPlainFactories,
} from "@emberlode/game";

import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, codexTranslators, slug } from "./entry.ts";
import { toolTitlesOf } from "./tools-and-researches.ts";

interface Part extends ExcavatorPart {
  name: string;
}

const parts = (): Part[] =>
  EXCAVATOR_PART_IDS.map((id) => ({
    name: codexTranslators().catalogue(`parts.${id}`),
    ...EXCAVATOR_PARTS[id],
  }));

const baseTitle = (level: number) =>
  codexTranslators().codex("baseLevel", { level: exactNumber(level) });

const partsFor = (resource: ExcavatorPart["raises"]) =>
  parts()
    .filter(({ raises }) => raises === resource)
    .map(({ name }) => name);

/** Titles of the entries related to a kind of field, besides tools. */
function relatedTitles(type: FieldType): readonly string[] {
  switch (type) {
    case "base":
      return [
        baseTitle(1),
        codexTranslators().rules("attacks.title"),
        codexTranslators().rules("shield.title"),
      ];
    case "factory":
      return [
        codexTranslators().rules("factories.title"),
        codexTranslators().rules("factoryClasses.title"),
        codexTranslators().rules("stores.title"),
        codexTranslators().rules("garrisons.title"),
      ];
    case "forest":
      return [
        codexTranslators().codex("forest"),
        codexTranslators().codex("lotto"),
        codexTranslators().rules("searching.title"),
      ];
    case "cave":
      return [
        codexTranslators().codex("cave"),
        codexTranslators().codex("parts"),
        codexTranslators().rules("searching.title"),
      ];
    case "market":
    case "bank":
    case "web":
      return [codexTranslators().rules("town.title")];
    case "casino":
      return [
        codexTranslators().codex("coin"),
        codexTranslators().codex("dice"),
        codexTranslators().codex("wheel"),
      ];
    case "metal":
    case "energy":
      return [
        codexTranslators().rules("digging.title"),
        codexTranslators().rules("effort.title"),
        codexTranslators().rules("veins.title"),
        ...partsFor(type),
      ];
    case "mirage":
      return [codexTranslators().codex("mirage"), codexTranslators().rules("mirages.title")];
    case "euc":
      return parts().map(({ name }) => name);
    case "memorial":
      return [codexTranslators().codex("cave"), codexTranslators().rules("searching.title")];
    case "waste":
      return [codexTranslators().rules("mirages.title"), codexTranslators().rules("mines.title")];
  }
}

/** Titles that the entry of a kind of field links to. At a factory, tools come last. */
function linkedTitles(type: FieldType): readonly string[] {
  const tools = toolTitlesOf(type);
  const others = relatedTitles(type);
  return type === "factory" ? [...others, ...tools] : [...tools, ...others];
}

export const fieldEntries = (): CodexEntry[] =>
  Object.values(FIELDS).map(({ type }) => ({
    id: slug(codexTranslators().catalogue(`fields.${type}.title`)),
    title: codexTranslators().catalogue(`fields.${type}.title`),
    text: codexTranslators().catalogue(`fields.${type}.description`),
    links: linkedTitles(type).map(slug),
  }));

function base(level: number): CodexEntry {
  const cost = baseUpgradeCost(level);
  const text = codexTranslators().codex("base", {
    slots: baseSlots(level),
    factories: maxPlainFactories(level),
  });
  const next = cost === null ? [] : [baseTitle(level + 1)];
  return {
    id: slug(baseTitle(level)),
    title: baseTitle(level),
    text: `${text}${cost === null ? "" : codexTranslators().codex("upgrade", { cost: exactNumber(cost) })}`,
    links: [
      codexTranslators().catalogue("fields.base.title"),
      ...next,
      codexTranslators().rules("armies.title"),
    ].map(slug),
  };
}

const part = ({ name, raises, paidIn, min, max, limit, price }: Part): CodexEntry => ({
  id: slug(name),
  title: name,
  text:
    `${codexTranslators().catalogue("partDescription", {
      resource: raises,
      min,
      max,
    })} ${codexTranslators().codex("partLimit", { limit: exactNumber(limit) })}` +
    codexTranslators().codex("costs", {
      price: exactNumber(price),
      resource: codexTranslators().codex(`resources.${paidIn}`),
    }),
  links: [
    codexTranslators().catalogue("fields.euc.title"),
    codexTranslators().catalogue(`fields.${raises}.title`),
    codexTranslators().codex("parts"),
  ].map(slug),
});

export const priceEntries = (): CodexEntry[] => [
  ...parts().map(part),
  ...Array.from({ length: MAX_BASE_LEVEL }, (_, level) => base(level + 1)),
];
