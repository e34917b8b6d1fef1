/** Units of both sides, their battle figures, and the techs that unlock them (rules §10, §11). */

import {
  BATTLE,
  MATCHUP_FACTORS,
  RAMPARTS_BONUS,
  SIDES,
  type Side,
  TECHS,
  UNITS,
  type UnitInfo,
} from "@emberlode/game";
import { techName } from "@emberlode/messages/tech-name";
import { formatList } from "../../lib/language.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { matchupsOf, otherSide, unitWorth } from "../army/unit-worth.ts";
import { type CodexEntry, codexTranslators, slug } from "./entry.ts";

/** A figure with at most two decimals. */
const rounded = (value: number) => exactNumber(Math.round(value * 100) / 100);

const nameOf = ({ id }: UnitInfo) => codexTranslators().catalogue(`units.${id}`);

function techOf(side: Side, { tech }: UnitInfo): string | null {
  return tech === null ? null : techName(codexTranslators().catalogue, side, tech - 1);
}

const matchupId = (name: string) => slug(codexTranslators().codex("inBattleTitle", { unit: name }));

/** A unit's figures in battle, including the battle factors. */
function inBattle(side: Side, index: number): string {
  const { strength, hp, oneStrike } = unitWorth(side, index);
  return oneStrike
    ? codexTranslators().codex("battle.strike", { strength: rounded(strength) })
    : codexTranslators().codex("battle.each", { strength: rounded(strength), hp: rounded(hp) });
}

function unitEntry(side: Side, unit: UnitInfo, index: number): CodexEntry {
  const { strength, hp, metal, energy, slots } = unit;
  const name = nameOf(unit);
  const tech = techOf(side, unit);
  const figures = {
    strength: exactNumber(strength),
    hp: exactNumber(hp),
    metal: exactNumber(metal),
    energy: exactNumber(energy),
  };
  const text = codexTranslators().codex("unit", {
    side: codexTranslators().codex(`sides.${side}`),
    ...figures,
    slots,
  });
  return {
    id: slug(name),
    title: name,
    text: `${text}${tech === null ? "" : codexTranslators().codex("needs", { tech })}`,
    facts: [
      [codexTranslators().codex("facts.side"), codexTranslators().codex(`sides.${side}`)],
      [codexTranslators().codex("facts.strength"), figures.strength],
      [codexTranslators().codex("facts.hp"), figures.hp],
      [codexTranslators().codex("facts.inBattle"), inBattle(side, index)],
      [codexTranslators().codex("facts.metal"), figures.metal],
      [codexTranslators().codex("facts.energy"), figures.energy],
      [codexTranslators().codex("facts.slots"), exactNumber(slots)],
      [codexTranslators().codex("facts.tech"), tech ?? codexTranslators().codex("facts.noTech")],
    ],
    links: [
      ...(tech === null ? [] : [slug(tech)]),
      matchupId(name),
      slug(codexTranslators().rules("armies.title")),
    ],
  };
}

export const unitEntries = (): CodexEntry[] =>
  SIDES.flatMap((side) => UNITS[side].map((unit, index) => unitEntry(side, unit, index)));

export const matchupEntries = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    UNITS[side].map((unit, index) => {
      const name = nameOf(unit);
      const { strong, weak } = matchupsOf(side, index);
      const namesOf = (indexes: readonly number[]) =>
        UNITS[otherSide(side)].filter((_, at) => indexes.includes(at)).map(nameOf);
      const [better, worse] = [namesOf(strong), namesOf(weak)];
      return {
        id: matchupId(name),
        title: codexTranslators().codex("inBattleTitle", { unit: name }),
        text: [
          codexTranslators().codex("inBattle", { what: inBattle(side, index) }),
          codexTranslators().codex("strong", {
            factor: rounded(MATCHUP_FACTORS.strong),
            units: formatList(better),
          }),
          codexTranslators().codex("weak", {
            factor: rounded(MATCHUP_FACTORS.weak),
            units: formatList(worse),
          }),
        ].join(""),
        links: [name, ...better, ...worse, codexTranslators().rules("battles.title")].map(slug),
      };
    }),
  );

/** A tech's effect: it unlocks units, or strengthens the first ones (Ramparts, rules §10). */
function techEffect(side: Side, name: string): { text: string; units: readonly UnitInfo[] } {
  const allowed = UNITS[side].filter((unit) => techOf(side, unit) === name);
  if (allowed.length > 0) return { text: "", units: allowed };
  const units = UNITS[side].slice(0, BATTLE.rampartsUnits);
  const names = formatList(
    units.map(({ id }) => codexTranslators().catalogue(`unitCounts.${id}`, { count: 0 })),
  );
  return {
    text: codexTranslators().codex("strengthens", {
      units: names,
      percent: exactNumber(RAMPARTS_BONUS * 100),
    }),
    units,
  };
}

export const techEntries = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    TECHS[side].map(({ cost }, index) => {
      const name = techName(codexTranslators().catalogue, side, index);
      const price =
        cost === 0
          ? codexTranslators().codex("free", { side: codexTranslators().codex(`sides.${side}`) })
          : codexTranslators().codex("tech", {
              side: codexTranslators().codex(`sides.${side}`),
              cost: exactNumber(cost),
            });
      const { text, units: used } = techEffect(side, name);
      return {
        id: slug(name),
        title: name,
        text: `${price}${text}`,
        links: used.map((unit) => slug(nameOf(unit))),
      };
    }),
  );
