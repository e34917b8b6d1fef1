/** Units of both sides, how they fight each other, and the techs that allow them (rules §10, §11). */

import {
  BATTLE,
  matchup,
  RAMPARTS_BONUS,
  SIDES,
  type Side,
  TECHS,
  UNITS,
  type UnitInfo,
} from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enCodex as words } from "@emberlode/words/en/codex";
import { techName } from "@emberlode/words/tech-name";
import { exactNumber as n } from "../../lib/numbers.ts";
import { otherSide, unitWorth } from "../army/unit-worth.ts";
import { type CodexEntry, slug } from "./entry.ts";

/** A figure with at most two decimals. */
const rounded = (value: number) => String(Math.round(value * 100) / 100);

const nameOf = ({ id }: UnitInfo) => enCatalogue.units[id];

function techOf(side: Side, { tech }: UnitInfo): string | null {
  return tech === null ? null : techName(enCatalogue, side, tech - 1);
}

const fightOf = (name: string) => slug(words.inBattleTitle(name));

function unit(side: Side, info: UnitInfo): CodexEntry {
  const { strength, hp, metal, energy, slots } = info;
  const name = nameOf(info);
  const tech = techOf(side, info);
  const figures = { strength: n(strength), hp: n(hp), metal: n(metal), energy: n(energy) };
  const text = words.unit({ side: words.sides[side], ...figures, slots: n(slots) });
  const { facts } = words;
  return {
    id: slug(name),
    title: name,
    text: `${text}${tech === null ? "" : words.needs(tech)}`,
    facts: [
      [facts.side, words.sides[side]],
      [facts.strength, figures.strength],
      [facts.hp, figures.hp],
      [facts.metal, figures.metal],
      [facts.energy, figures.energy],
      [facts.slots, n(slots)],
      [facts.tech, tech ?? facts.noTech],
    ],
    links: [...(tech === null ? [] : [slug(tech)]), fightOf(name), slug(words.rules.armies.title)],
  };
}

export const units = (): CodexEntry[] =>
  SIDES.flatMap((side) => UNITS[side].map((info) => unit(side, info)));

interface Enemies {
  /** What the damage against them is multiplied by. */
  factor: number;
  names: readonly string[];
}

/** The enemies against which a unit is not as strong as usual, the factor it has there with them. */
function enemies(side: Side, index: number, isMeant: (factor: number) => boolean): Enemies {
  const met = UNITS[otherSide(side)]
    .map((info, enemyIndex) => ({ name: nameOf(info), factor: matchup(side, index, enemyIndex) }))
    .filter(({ factor }) => isMeant(factor));
  return { factor: met[0]?.factor ?? 1, names: met.map(({ name }) => name) };
}

export const matchups = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    UNITS[side].map((info, index) => {
      const name = nameOf(info);
      const { strength, hp } = unitWorth(side, index);
      const strong = enemies(side, index, (factor) => factor > 1);
      const weak = enemies(side, index, (factor) => factor < 1);
      const against = [
        words.strong(rounded(strong.factor), strong.names.join(", ")),
        words.weak(rounded(weak.factor), weak.names.join(", ")),
      ];
      return {
        id: fightOf(name),
        title: words.inBattleTitle(name),
        text: [words.inBattle(rounded(strength), rounded(hp)), ...against].join(""),
        links: [name, ...strong.names, ...weak.names, words.rules.battles.title].map(slug),
      };
    }),
  );

/** What a tech is for: it allows units, or else strengthens the first ones (Ramparts, rules §10). */
function techUse(side: Side, name: string): { text: string; units: readonly UnitInfo[] } {
  const allowed = UNITS[side].filter((info) => techOf(side, info) === name);
  if (allowed.length > 0) return { text: "", units: allowed };
  const units = UNITS[side].slice(0, BATTLE.rampartsUnits);
  const names = units.map(nameOf).join(", ");
  return { text: words.strengthens(names, n(RAMPARTS_BONUS * 100)), units };
}

export const techs = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    TECHS[side].map(({ cost }, index) => {
      const name = techName(enCatalogue, side, index);
      const price =
        cost === 0 ? words.free(words.sides[side]) : words.tech(words.sides[side], n(cost));
      const { text, units: used } = techUse(side, name);
      return {
        id: slug(name),
        title: name,
        text: `${price}${text}`,
        links: used.map((info) => slug(nameOf(info))),
      };
    }),
  );
