/** The kinds of field, what stands on them, and what it costs (rules §1, §5, §10). */
import {
  baseSlots,
  baseUpgradeCost,
  EXCAVATOR_PARTS,
  type ExcavatorPart,
  FIELDS,
  type FieldType,
  MAX_BASE_LEVEL,
  maxPlainFactories,
  TOOLS,
} from "@emberlode/game";
import { enCodex as words } from "@emberlode/words/en/codex";
import { exactNumber as n } from "../../lib/numbers.ts";
import { type CodexEntry, slug } from "./entry.ts";

const parts = () => Object.values(EXCAVATOR_PARTS);

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
      return [rules.factories.title, TOOLS.scouter.name, TOOLS.flag_locator.name];
    case "forest":
      return [words.forest, words.lotto, rules.searching.title];
    case "cave":
      return [words.cave, words.parts, rules.searching.title];
    case "market":
      return [TOOLS.market.name, rules.town.title];
    case "bank":
      return [TOOLS.bank.name, rules.town.title];
    case "casino":
      return [TOOLS.casino.name, words.coin, words.dice, words.wheel];
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
  Object.values(FIELDS).map(({ type, title, description, action }) => ({
    id: slug(title),
    title,
    text: `${description} ${action === null ? words.nothingToDo : words.actions[action]}.`,
    links: leadsFrom(type).map(slug),
  }));

function base(level: number): CodexEntry {
  const cost = baseUpgradeCost(level);
  const text = words.base(n(baseSlots(level)), n(maxPlainFactories(level)));
  const next = cost === null ? [] : [baseTitle(level + 1)];
  return {
    id: slug(baseTitle(level)),
    title: baseTitle(level),
    text: `${text}${cost === null ? "" : words.upgrade(n(cost))}`,
    links: [FIELDS.base.title, ...next, words.rules.armies.title].map(slug),
  };
}

const part = ({ name, raises, paidIn, min, max, limit, price }: ExcavatorPart): CodexEntry => ({
  id: slug(name),
  title: name,
  text:
    words.part(words.resources[raises], n(min), n(max), n(limit)) +
    words.costs(n(price), words.resources[paidIn]),
  links: [FIELDS.euc.title, FIELDS[raises].title, words.parts].map(slug),
});

export const prices = (): CodexEntry[] => [
  ...parts().map(part),
  ...Array.from({ length: MAX_BASE_LEVEL }, (_, level) => base(level + 1)),
];
