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
import { exactNumber as n } from "../../lib/numbers.ts";
import { matchupsOf, otherSide, unitWorth } from "../army/unit-worth.ts";
import { type CodexEntry, codexWords, slug } from "./entry.ts";

/** A figure with at most two decimals. */
const rounded = (value: number) => n(Math.round(value * 100) / 100);

const nameOf = ({ id }: UnitInfo) => codexWords().catalogue(`units.${id}`);

function techOf(side: Side, { tech }: UnitInfo): string | null {
  return tech === null ? null : techName(codexWords().catalogue, side, tech - 1);
}

const matchupId = (name: string) => slug(codexWords().codex("inBattleTitle", { unit: name }));

/** A unit's figures in battle, including the battle factors. */
function inBattle(side: Side, index: number): string {
  const { strength, hp, oneStrike } = unitWorth(side, index);
  return oneStrike
    ? codexWords().codex("battle.strike", { strength: rounded(strength) })
    : codexWords().codex("battle.each", { strength: rounded(strength), hp: rounded(hp) });
}

function unit(side: Side, info: UnitInfo, index: number): CodexEntry {
  const { strength, hp, metal, energy, slots } = info;
  const name = nameOf(info);
  const tech = techOf(side, info);
  const figures = { strength: n(strength), hp: n(hp), metal: n(metal), energy: n(energy) };
  const text = codexWords().codex("unit", {
    side: codexWords().codex(`sides.${side}`),
    ...figures,
    slots,
  });
  return {
    id: slug(name),
    title: name,
    text: `${text}${tech === null ? "" : codexWords().codex("needs", { tech })}`,
    facts: [
      [codexWords().codex("facts.side"), codexWords().codex(`sides.${side}`)],
      [codexWords().codex("facts.strength"), figures.strength],
      [codexWords().codex("facts.hp"), figures.hp],
      [codexWords().codex("facts.inBattle"), inBattle(side, index)],
      [codexWords().codex("facts.metal"), figures.metal],
      [codexWords().codex("facts.energy"), figures.energy],
      [codexWords().codex("facts.slots"), n(slots)],
      [codexWords().codex("facts.tech"), tech ?? codexWords().codex("facts.noTech")],
    ],
    links: [
      ...(tech === null ? [] : [slug(tech)]),
      matchupId(name),
      slug(codexWords().rules("armies.title")),
    ],
  };
}

export const units = (): CodexEntry[] =>
  SIDES.flatMap((side) => UNITS[side].map((info, index) => unit(side, info, index)));

export const matchups = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    UNITS[side].map((info, index) => {
      const name = nameOf(info);
      const { strong, weak } = matchupsOf(side, index);
      const namesOf = (indexes: readonly number[]) =>
        UNITS[otherSide(side)].filter((_, at) => indexes.includes(at)).map(nameOf);
      const [better, worse] = [namesOf(strong), namesOf(weak)];
      return {
        id: matchupId(name),
        title: codexWords().codex("inBattleTitle", { unit: name }),
        text: [
          codexWords().codex("inBattle", { what: inBattle(side, index) }),
          codexWords().codex("strong", {
            factor: rounded(MATCHUP_FACTORS.strong),
            units: better.join(", "),
          }),
          codexWords().codex("weak", {
            factor: rounded(MATCHUP_FACTORS.weak),
            units: worse.join(", "),
          }),
        ].join(""),
        links: [name, ...better, ...worse, codexWords().rules("battles.title")].map(slug),
      };
    }),
  );

/** A tech's effect: it unlocks units, or strengthens the first ones (Ramparts, rules §10). */
function techEffect(side: Side, name: string): { text: string; units: readonly UnitInfo[] } {
  const allowed = UNITS[side].filter((info) => techOf(side, info) === name);
  if (allowed.length > 0) return { text: "", units: allowed };
  const units = UNITS[side].slice(0, BATTLE.rampartsUnits);
  const names = units.map(nameOf).join(", ");
  return {
    text: codexWords().codex("strengthens", { units: names, percent: n(RAMPARTS_BONUS * 100) }),
    units,
  };
}

export const techs = (): CodexEntry[] =>
  SIDES.flatMap((side) =>
    TECHS[side].map(({ cost }, index) => {
      const name = techName(codexWords().catalogue, side, index);
      const price =
        cost === 0
          ? codexWords().codex("free", { side: codexWords().codex(`sides.${side}`) })
          : codexWords().codex("tech", {
              side: codexWords().codex(`sides.${side}`),
              cost: n(cost),
            });
      const { text, units: used } = techEffect(side, name);
      return {
        id: slug(name),
        title: name,
        text: `${price}${text}`,
        links: used.map((info) => slug(nameOf(info))),
      };
    }),
  );
