/** The simulator's figures as text. */

import { UNITS } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { INCOME_DAYS, SOURCES } from "./income.ts";
import { incomeRatio, rushedShare } from "./judge.ts";
import { strategyText } from "./rings/strategy.ts";
import { EQUALITIES, type Figures } from "./simulate.ts";
import { percent, table } from "./table.ts";
import { unitUse } from "./unit-use.ts";

const t = SERVER_TRANSLATORS.en.catalogue;

const whole = (n: number) => String(Math.round(n));
const tenths = (n: number | null) => (n === null ? "-" : n.toFixed(1));

function matchupTable({ matchups }: Figures): string {
  const head = ["attacker \\ defender", ...UNITS.defense.map((_, index) => String(index + 1))];
  const rows = UNITS.attack.map(({ id }, index) => [
    `${index + 1} ${t(`units.${id}`)}`,
    ...(matchups.pure[index] ?? []).map(percent),
  ]);
  return table([head, ...rows]);
}

function useTable({ races }: Figures): string {
  const rows = unitUse(races).map(({ side, unit, shares }) => [
    `${side} ${unit}`,
    ...EQUALITIES.map((equality) => percent(shares[equality])),
  ]);
  return table([["", ...EQUALITIES], ...rows]);
}

function raceTable({ races }: Figures): string {
  const amount = (count: number | undefined) => (count === undefined ? "-" : whole(count));
  const rows = races.map(({ equality, budget, winRates, attackerWins }) => [
    equality,
    ...[budget.slots, budget.metal, budget.energy, budget.resources].map(amount),
    whole(budget.baseLevel),
    ...[winRates.attack, winRates.defense, attackerWins].map(percent),
  ]);
  const head = ["", "slots", "metal", "energy", "both", "base", "attack", "defense", "all"];
  return table([head, ...rows]);
}

function levelTable({ careers }: Figures): string {
  const levels = Array.from({ length: 9 }, (_, index) => `lvl ${index + 2}`);
  const rows = careers.map(({ style, minutesToCapture, daysToLevel }) => [
    style,
    tenths(minutesToCapture),
    ...daysToLevel.map(tenths),
  ]);
  return table([["", "factory, min", ...levels], ...rows]);
}

function incomeTable({ careers }: Figures): string {
  const rows = careers.map(({ style, income, total }) => [
    style,
    ...SOURCES.map((source) => whole(income[source])),
    whole(total),
  ]);
  return table([["", ...SOURCES, "total"], ...rows]);
}

function casinoTable({ casino }: Figures): string {
  const rows = casino.map(({ game, choice, exact, sampled, sigma }) => [
    choice === null ? game : `${game} on ${choice}`,
    `${exact}%`,
    `${sampled.toFixed(2)}%`,
    sigma.toFixed(2),
  ]);
  return table([["", "exact", "sampled", "sigma"], ...rows]);
}

function ringTable({ rings, searched }: Figures): string {
  const rows = [...rings, ...searched].map(({ name, gain, renown, taken }) => [
    name,
    percent(gain),
    percent(renown),
    percent(taken),
  ]);
  return table([["", "gained", "renown", "taken"], ...rows]);
}

/** All figures as text, with the missed goals at the end. */
export function reportText(figures: Figures, failures: readonly string[]): string {
  const { seed, matchups, newcomers, careers, searched } = figures;
  return [
    `Seed ${seed}. Shares of fights are wins of the attacker, at equal slots unless noted.`,
    `\nOne kind against one kind (mean ${percent(matchups.pureMean)})\n`,
    matchupTable(figures),
    `\nRandom mixes ${percent(matchups.mixed)}, the same positions on both sides ${percent(matchups.mirrored)}`,
    "\nBest armies by budget: won against the other side's last ten, and attackers' wins all in all\n",
    raceTable(figures),
    "\nThe most that a unit has of a best army's strength, by what armies are equal in\n",
    useTable(figures),
    `\nFirst factory of ${newcomers.played} newcomers: median ${whole(newcomers.medianSeconds)} s,`,
    `95 of a hundred within ${whole(newcomers.slowSeconds)} s`,
    "\nMinutes of play to the first factory, days to each base level (medians)\n",
    levelTable(figures),
    `\nGross income of the first ${INCOME_DAYS} days by source, parts at list price (means)\n`,
    incomeTable(figures),
    `\nThe never-sleeper earns ${incomeRatio(careers).toFixed(1)} times as much as the casual player.`,
    `The first three minutes of the casual player's day bring ${percent(rushedShare(careers))} of it.`,
    "\nWhat the casino keeps\n",
    casinoTable(figures),
    "\nGain of alt rings and loss to others, as a share of honest play\n",
    ringTable(figures),
    ...searched.map(({ strategy }) => `Searched: ${strategyText(strategy)}`),
    failures.length === 0 ? "\nAll in balance." : `\nOut of balance:\n- ${failures.join("\n- ")}`,
  ].join("\n");
}
