/** What the figures must keep to (rules §20). */
import type { BestArmies } from "./best-armies.ts";
import type { Career, Style } from "./careers.ts";
import type { Matchups } from "./matchups.ts";
import type { Newcomers } from "./newcomers.ts";
import { percent } from "./table.ts";

export interface Figures {
  seed: string;
  matchups: Matchups;
  bestArmies: BestArmies;
  newcomers: Newcomers;
  careers: readonly Career[];
}

/** Most wins of either side when armies of the same slots meet. */
const EQUAL_ARMIES = 0.7;
/** Newcomers with a factory within five minutes. */
const NEWCOMERS = 0.95;
/** The never-sleeper's gross income over seven days, as a multiple of the casual's. */
const INCOME_RATIO = 12;

/** The never-sleeping player's gross income over the casual's. */
export function incomeRatio(careers: readonly Career[]): number {
  const total = (style: Style) => careers.find((career) => career.style === style)?.total ?? 0;
  return total("never-sleeping") / total("casual");
}

/** One sentence for each thing that is out of balance; none when all is well. */
export function judge({ matchups, bestArmies, newcomers, careers }: Figures): string[] {
  const failures = bestArmies.use
    .filter(({ armies }) => armies === 0)
    .map(({ side, unit }) => `${unit} (${side}) is in no best army.`);
  for (const [kind, rate] of [
    ["random", matchups.mixed],
    ["mirrored", matchups.mirrored],
  ] as const) {
    if (Math.max(rate, 1 - rate) > EQUAL_ARMIES) {
      failures.push(`Of equal ${kind} armies the attacker wins ${percent(rate)}.`);
    }
  }
  if (newcomers.within5Minutes < NEWCOMERS) {
    failures.push(
      `Only ${percent(newcomers.within5Minutes)} of newcomers capture in five minutes.`,
    );
  }
  const ratio = incomeRatio(careers);
  if (!(ratio <= INCOME_RATIO)) {
    failures.push(
      `The never-sleeper earns ${ratio.toFixed(1)} times as much as the casual player.`,
    );
  }
  return failures;
}
