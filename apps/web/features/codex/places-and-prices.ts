/** The kinds of field, what stands on them, and what it costs (rules §1, §5, §10). */

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
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enCodex as words } from "@emberlode/words/en/codex";
import { exactNumber as n } from "../../lib/numbers.ts";
import { type CodexEntry, slug } from "./entry.ts";

interface Part extends ExcavatorPart {
  name: string;
}

const parts = (): Part[] =>
  EXCAVATOR_PART_IDS.map((id) => ({ name: enCatalogue.parts[id], ...EXCAVATOR_PARTS[id] }));

const baseTitle = (level: number) => words.baseLevel(n(level));

const partsFor = (resource: ExcavatorPart["raises"]) =>
  parts()
    .filter(({ raises }) => raises === resource)
    .map(({ name }) => name);

/** Titles of what one looks for next from a kind of field. */
function leadsFrom(type: FieldType): readonly string[] {
  const { rules } = words;
  switch (type) {
    case "base":
      return [baseTitle(1), rules.attacks.title, rules.shield.title];
    case "factory":
      return [
        rules.factories.title,
        enCatalogue.tools.scouter.name,
        enCatalogue.tools.flag_locator.name,
      ];
    case "forest":
      return [words.forest, words.lotto, rules.searching.title];
    case "cave":
      return [words.cave, words.parts, rules.searching.title];
    case "market":
      return [enCatalogue.tools.market.name, rules.town.title];
    case "bank":
      return [enCatalogue.tools.bank.name, rules.town.title];
    case "casino":
      return [enCatalogue.tools.casino.name, words.coin, words.dice, words.wheel];
    case "web":
      return [rules.town.title];
    case "metal":
    case "energy":
      return [rules.digging.title, rules.effort.title, rules.veins.title, ...partsFor(type)];
    case "mirage":
      return [words.mirage, rules.mirages.title];
    case "euc":
      return parts().map(({ name }) => name);
    case "memorial":
      return [words.cave, rules.searching.title];
    case "waste":
      return [rules.mirages.title, rules.mines.title];
  }
}

export const fields = (): CodexEntry[] =>
  Object.values(FIELDS).map(({ type, action }) => {
    const { title, description } = enCatalogue.fields[type];
    return {
      id: slug(title),
      title,
      text: `${description} ${action === null ? words.nothingToDo : words.actions[action]}.`,
      links: leadsFrom(type).map(slug),
    };
  });

function base(level: number): CodexEntry {
  const cost = baseUpgradeCost(level);
  const text = words.base(n(baseSlots(level)), n(maxPlainFactories(level)));
  const next = cost === null ? [] : [baseTitle(level + 1)];
  return {
    id: slug(baseTitle(level)),
    title: baseTitle(level),
    text: `${text}${cost === null ? "" : words.upgrade(n(cost))}`,
    links: [enCatalogue.fields.base.title, ...next, words.rules.armies.title].map(slug),
  };
}

const part = ({ name, raises, paidIn, min, max, limit, price }: Part): CodexEntry => ({
  id: slug(name),
  title: name,
  text:
    words.part(words.resources[raises], n(min), n(max), n(limit)) +
    words.costs(n(price), words.resources[paidIn]),
  links: [enCatalogue.fields.euc.title, enCatalogue.fields[raises].title, words.parts].map(slug),
});

export const prices = (): CodexEntry[] => [
  ...parts().map(part),
  ...Array.from({ length: MAX_BASE_LEVEL }, (_, level) => base(level + 1)),
];
