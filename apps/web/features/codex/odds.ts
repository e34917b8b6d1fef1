/** Odds of every roll, from the weights of the rules (rules §6-9, §15). */

import {
  CAVE_WEIGHTS,
  COIN_PAYS_PERCENT,
  DICE_PAYS_PERCENT,
  type FieldType,
  FOREST_WEIGHTS,
  LOTTO_PRIZES,
  PART_RARITIES,
  WHEEL_SECTORS,
} from "@emberlode/game";

import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, codexWords, slug } from "./entry.ts";

interface Weighted {
  name: string;
  weight: number;
}

/** Percentages of the total, with up to two decimals. */
function shares(parts: readonly Weighted[]): string {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const percent = (weight: number) => exactNumber(Math.round((weight / all) * 10_000) / 100);
  const text = parts
    .map(({ name, weight }) => codexWords().codex("share", { name, percent: percent(weight) }))
    .join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

type FindId = keyof typeof CAVE_WEIGHTS | keyof typeof FOREST_WEIGHTS;

const weighted = (weights: Readonly<Partial<Record<FindId, number>>>): Weighted[] =>
  Object.entries(weights).map(([id, weight]) => ({
    name: codexWords().codex(`finds.${id as FindId}`),
    weight,
  }));

const times = (percent: number) =>
  codexWords().codex("pays", { times: exactNumber(percent / 100) });

/** How many sectors of the wheel pay each factor. */
function wheel(): Weighted[] {
  const pays = [...new Set(WHEEL_SECTORS)].sort((a, b) => a - b);
  return pays.map((factor) => ({
    name:
      factor === 0
        ? codexWords().codex("paysNothing")
        : codexWords().codex("pays", { times: exactNumber(factor) }),
    weight: WHEEL_SECTORS.filter((sector) => sector === factor).length,
  }));
}

/** The odds on a kind of field, with a link to how rolls are verified. */
const oddsEntry = (type: FieldType, title: string, text: string): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: [
    slug(codexWords().catalogue(`fields.${type}.title`)),
    slug(codexWords().rules("chance.title")),
  ],
});

const lotto = () =>
  LOTTO_PRIZES.map(({ weight, min, max }) => ({
    name:
      min === max
        ? exactNumber(min)
        : codexWords().codex("prize", { min: exactNumber(min), max: exactNumber(max) }),
    weight,
  }));

const parts = () =>
  PART_RARITIES.map(({ rarity, weight }) => ({
    name: codexWords().catalogue(`rarities.${rarity}`),
    weight,
  }));

export const odds = (): CodexEntry[] => [
  oddsEntry("cave", codexWords().codex("cave"), shares(weighted(CAVE_WEIGHTS))),
  oddsEntry("cave", codexWords().codex("parts"), shares(parts())),
  oddsEntry("forest", codexWords().codex("forest"), shares(weighted(FOREST_WEIGHTS))),
  oddsEntry("forest", codexWords().codex("lotto"), shares(lotto())),
  oddsEntry("mirage", codexWords().codex("mirage"), codexWords().codex("mirageOdds")),
  oddsEntry(
    "casino",
    codexWords().codex("coin"),
    codexWords().codex("coinOdds", { pays: times(COIN_PAYS_PERCENT) }),
  ),
  oddsEntry(
    "casino",
    codexWords().codex("dice"),
    codexWords().codex("diceOdds", { pays: times(DICE_PAYS_PERCENT) }),
  ),
  oddsEntry("casino", codexWords().codex("wheel"), shares(wheel())),
];
