/** Odds of every roll, from the weights of the rules (rules §6-9, §15). */

import {
  CAVE_WEIGHTS,
  COIN_PAYS_PERCENT,
  DICE_PAYS_PERCENT,
  type FieldType,
  FOREST_WEIGHTS,
  LOTTO_PRIZES,
  PART_RARITIES,
  RELIC_DRIVES,
  RELIC_WEIGHTS,
  type RelicFind,
  WHEEL_SECTORS,
} from "@emberlode/game";

import { formatList } from "../../lib/language.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, codexTranslators, slug } from "./entry.ts";

interface Weighted {
  name: string;
  weight: number;
}

/** Percentages of the total, with up to two decimals. */
function shares(outcomes: readonly Weighted[]): string {
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const percent = (weight: number) => exactNumber(Math.round((weight / all) * 10_000) / 100);
  const text = formatList(
    outcomes.map(({ name, weight }) =>
      codexTranslators().codex("share", { name, percent: percent(weight) }),
    ),
  );
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

type FindId = keyof typeof CAVE_WEIGHTS | keyof typeof FOREST_WEIGHTS;

const weighted = (weights: Readonly<Partial<Record<FindId, number>>>): Weighted[] =>
  Object.entries(weights).map(([id, weight]) => ({
    name: codexTranslators().codex(`finds.${id as FindId}`),
    weight,
  }));

const times = (percent: number) =>
  codexTranslators().codex("pays", { times: exactNumber(percent / 100) });

/** How many sectors of the wheel pay each factor. */
function wheel(): Weighted[] {
  const pays = [...new Set(WHEEL_SECTORS)].sort((a, b) => a - b);
  return pays.map((factor) => ({
    name:
      factor === 0
        ? codexTranslators().codex("paysNothing")
        : codexTranslators().codex("pays", { times: exactNumber(factor) }),
    weight: WHEEL_SECTORS.filter((sector) => sector === factor).length,
  }));
}

/** What a relic holds. */
const relic = (): Weighted[] =>
  Object.entries(RELIC_WEIGHTS).map(([find, weight]) => ({
    name: codexTranslators().codex(`relicFinds.${find as RelicFind}`, { count: RELIC_DRIVES }),
    weight,
  }));

const relicEntry = (): CodexEntry => {
  const t = codexTranslators();
  return {
    id: slug(t.codex("relic")),
    title: t.codex("relic"),
    text: shares(relic()),
    links: [slug(t.rules("relics.title")), slug(t.codex("parts")), slug(t.rules("chance.title"))],
  };
};

/** The odds on a kind of field, with a link to how rolls are verified. */
const oddsEntry = (type: FieldType, title: string, text: string): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: [
    slug(codexTranslators().catalogue(`fields.${type}.title`)),
    slug(codexTranslators().rules("chance.title")),
  ],
});

const lotto = () =>
  LOTTO_PRIZES.map(({ weight, min, max }) => ({
    name:
      min === max
        ? exactNumber(min)
        : codexTranslators().codex("prize", { min: exactNumber(min), max: exactNumber(max) }),
    weight,
  }));

const parts = () =>
  PART_RARITIES.map(({ rarity, weight }) => ({
    name: codexTranslators().catalogue(`rarities.${rarity}`).toLowerCase(),
    weight,
  }));

export const oddsEntries = (): CodexEntry[] => [
  oddsEntry("cave", codexTranslators().codex("cave"), shares(weighted(CAVE_WEIGHTS))),
  oddsEntry("cave", codexTranslators().codex("parts"), shares(parts())),
  oddsEntry("forest", codexTranslators().codex("forest"), shares(weighted(FOREST_WEIGHTS))),
  oddsEntry("forest", codexTranslators().codex("lotto"), shares(lotto())),
  oddsEntry("mirage", codexTranslators().codex("mirage"), codexTranslators().codex("mirageOdds")),
  relicEntry(),
  oddsEntry(
    "casino",
    codexTranslators().codex("coin"),
    codexTranslators().codex("coinOdds", { pays: times(COIN_PAYS_PERCENT) }),
  ),
  oddsEntry(
    "casino",
    codexTranslators().codex("dice"),
    codexTranslators().codex("diceOdds", { pays: times(DICE_PAYS_PERCENT) }),
  ),
  oddsEntry("casino", codexTranslators().codex("wheel"), shares(wheel())),
];
