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

import { exactNumber as n } from "../../lib/numbers.ts";
import { type CodexEntry, codexWords, slug } from "./entry.ts";

interface Part extends ExcavatorPart {
  name: string;
}

const parts = (): Part[] =>
  EXCAVATOR_PART_IDS.map((id) => ({
    name: codexWords().catalogue(`parts.${id}`),
    ...EXCAVATOR_PARTS[id],
  }));

const baseTitle = (level: number) => codexWords().codex("baseLevel", { level: n(level) });

const partsFor = (resource: ExcavatorPart["raises"]) =>
  parts()
    .filter(({ raises }) => raises === resource)
    .map(({ name }) => name);

/** Titles of the entries related to a kind of field. */
function relatedTitles(type: FieldType): readonly string[] {
  switch (type) {
    case "base":
      return [
        baseTitle(1),
        codexWords().rules("attacks.title"),
        codexWords().rules("shield.title"),
      ];
    case "factory":
      return [
        codexWords().rules("factories.title"),
        codexWords().catalogue("tools.scouter.name"),
        codexWords().catalogue("tools.flag_locator.name"),
      ];
    case "forest":
      return [
        codexWords().codex("forest"),
        codexWords().codex("lotto"),
        codexWords().rules("searching.title"),
      ];
    case "cave":
      return [
        codexWords().codex("cave"),
        codexWords().codex("parts"),
        codexWords().rules("searching.title"),
      ];
    case "market":
      return [codexWords().catalogue("tools.market.name"), codexWords().rules("town.title")];
    case "bank":
      return [codexWords().catalogue("tools.bank.name"), codexWords().rules("town.title")];
    case "casino":
      return [
        codexWords().catalogue("tools.casino.name"),
        codexWords().codex("coin"),
        codexWords().codex("dice"),
        codexWords().codex("wheel"),
      ];
    case "web":
      return [codexWords().rules("town.title")];
    case "metal":
    case "energy":
      return [
        codexWords().rules("digging.title"),
        codexWords().rules("effort.title"),
        codexWords().rules("veins.title"),
        ...partsFor(type),
      ];
    case "mirage":
      return [codexWords().codex("mirage"), codexWords().rules("mirages.title")];
    case "euc":
      return parts().map(({ name }) => name);
    case "memorial":
      return [codexWords().codex("cave"), codexWords().rules("searching.title")];
    case "waste":
      return [codexWords().rules("mirages.title"), codexWords().rules("mines.title")];
  }
}

export const fields = (): CodexEntry[] =>
  Object.values(FIELDS).map(({ type }) => ({
    id: slug(codexWords().catalogue(`fields.${type}.title`)),
    title: codexWords().catalogue(`fields.${type}.title`),
    text: codexWords().catalogue(`fields.${type}.description`),
    links: relatedTitles(type).map(slug),
  }));

function base(level: number): CodexEntry {
  const cost = baseUpgradeCost(level);
  const text = codexWords().codex("base", {
    slots: baseSlots(level),
    factories: maxPlainFactories(level),
  });
  const next = cost === null ? [] : [baseTitle(level + 1)];
  return {
    id: slug(baseTitle(level)),
    title: baseTitle(level),
    text: `${text}${cost === null ? "" : codexWords().codex("upgrade", { cost: n(cost) })}`,
    links: [
      codexWords().catalogue("fields.base.title"),
      ...next,
      codexWords().rules("armies.title"),
    ].map(slug),
  };
}

const part = ({ name, raises, paidIn, min, max, limit, price }: Part): CodexEntry => ({
  id: slug(name),
  title: name,
  text:
    codexWords().codex("part", {
      resource: codexWords().codex(`resources.${raises}`),
      min: n(min),
      max: n(max),
      limit: n(limit),
    }) +
    codexWords().codex("costs", {
      price: n(price),
      resource: codexWords().codex(`resources.${paidIn}`),
    }),
  links: [
    codexWords().catalogue("fields.euc.title"),
    codexWords().catalogue(`fields.${raises}.title`),
    codexWords().codex("parts"),
  ].map(slug),
});

export const prices = (): CodexEntry[] => [
  ...parts().map(part),
  ...Array.from({ length: MAX_BASE_LEVEL }, (_, level) => base(level + 1)),
];
