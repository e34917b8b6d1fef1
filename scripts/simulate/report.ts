/** The simulator's figures for people. */
import { UNITS } from "@emberlode/game";
import { DAYS, INCOME_DAYS } from "./careers.ts";
import { type Figures, incomeRatio } from "./judge.ts";
import { percent, table } from "./table.ts";

const whole = (n: number) => String(Math.round(n));

function matchupTable({ matchups }: Figures): string {
  const head = ["attacker \\ defender", ...UNITS.defense.map((_, index) => String(index + 1))];
  const rows = UNITS.attack.map(({ name }, index) => [
    `${index + 1} ${name}`,
    ...(matchups.pure[index] ?? []).map(percent),
  ]);
  return table([head, ...rows]);
}

function careerTable({ careers }: Figures): string {
  const levels = Array.from({ length: 9 }, (_, index) => `lvl ${index + 2}`);
  const rows = careers.map(({ style, daysToLevel, income, total }) => [
    style,
    ...daysToLevel.map((days) => (days === null ? "-" : days.toFixed(1))),
    ...[income.dig, income.cave, income.parts, total].map(whole),
  ]);
  return table([["", ...levels, "dig", "cave", "parts", "total"], ...rows]);
}

/** Prints all figures, and at the end what fails. */
export function printReport(figures: Figures, failures: readonly string[]): void {
  const { seed, matchups, bestArmies, newcomers, careers } = figures;
  const { use, searched, bestMeetBest } = bestArmies;
  const rows = use.map(({ side, unit, armies, share }) => [
    `${side} ${unit}`,
    whole(armies),
    percent(share),
  ]);
  const lines = [
    `Seed ${seed}. All armies fill the same slots; shares are wins of the attacker.`,
    `\nOne kind against one kind (mean ${percent(matchups.pureMean)})\n`,
    matchupTable(figures),
    `\nRandom mixes ${percent(matchups.mixed)}, the same positions on both sides ${percent(matchups.mirrored)}`,
    `\nBest armies, ${searched} for each side (best against best ${percent(bestMeetBest)})\n`,
    table([["", "armies", "slots"], ...rows]),
    `\nFirst factory of ${newcomers.played} newcomers: ${percent(newcomers.within5Minutes)} within five minutes,`,
    `median ${whole(newcomers.medianSeconds)} s, 95th of a hundred ${whole(newcomers.slowSeconds)} s`,
    `\nDays to each base level within ${DAYS} days, gross income of the first ${INCOME_DAYS}\n`,
    careerTable(figures),
    `\nThe never-sleeper earns ${incomeRatio(careers).toFixed(1)} times as much as the casual player.`,
    failures.length === 0 ? "\nAll in balance." : `\nOut of balance:\n- ${failures.join("\n- ")}`,
  ];
  console.log(lines.join("\n"));
}
