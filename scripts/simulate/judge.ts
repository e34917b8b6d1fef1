/** Goals for the balance of the game (rules §20). */
import type { Career } from "./careers.ts";
import type { Style } from "./paces.ts";
import { exceededRingLimits } from "./rings/ring.ts";
import { EQUALITIES, type Figures } from "./simulate.ts";
import { percent } from "./table.ts";
import { bestArmiesWinRate, hasPlace, unitUse } from "./unit-use.ts";

/** Highest win rate of either side between equal armies. */
const EQUAL_ARMIES = 0.7;
/** Fewest units that must have a place in a best army at equal resources. */
const UNITS_AT_RESOURCES = 10;
/** Seconds within which 95 of a hundred newcomers must have a factory. */
const FIRST_FACTORY = 300;
/** Highest ratio of the never-sleeper's gross income over seven days to the casual player's. */
const INCOME_RATIO = 12;
/** The casual player's gross income over seven days, and its tolerance. */
const CASUAL_WEEK = 2_100_000;
const CASUAL_SPREAD = 0.25;
/** Least share of it from the first three minutes of each day. */
const RUSHED_SHARE = 1 / 3;
/** Percentage of stakes that the casino keeps, and the tolerance of a sample in deviations. */
const HOUSE_EDGE = 2;
const SIGMAS = 5;

/** The never-sleeping player's gross income divided by the casual player's. */
export function incomeRatio(careers: readonly Career[]): number {
  const total = (style: Style) => careers.find((career) => career.style === style)?.total ?? 0;
  return total("never-sleeping") / total("casual");
}

/** Share of the casual player's income from the first three minutes of each day. */
export function rushedShare(careers: readonly Career[]): number {
  const casual = careers.find(({ style }) => style === "casual");
  return casual === undefined ? Number.NaN : casual.rushed / casual.total;
}

function careerFailures({ careers }: Figures): string[] {
  const failures: string[] = [];
  const ratio = incomeRatio(careers);
  if (!(ratio <= INCOME_RATIO)) {
    failures.push(
      `The never-sleeper earns ${ratio.toFixed(1)} times as much as the casual player.`,
    );
  }
  const week = careers.find(({ style }) => style === "casual")?.total ?? 0;
  if (!(Math.abs(week / CASUAL_WEEK - 1) <= CASUAL_SPREAD)) {
    failures.push(`The casual player earns ${Math.round(week)} in the first week.`);
  }
  const share = rushedShare(careers);
  if (!(share >= RUSHED_SHARE)) {
    failures.push(`Three minutes bring ${percent(share)} of what thirty bring.`);
  }
  return failures;
}

function armyFailures({ races, matchups }: Figures): string[] {
  const use = unitUse(races);
  const unused = use
    .filter((unit) => !hasPlace(unit))
    .map(({ side, unit }) => `${unit} (${side}) has a place in no best army.`);
  const cheap = use.filter((unit) => hasPlace(unit, "resources")).length;
  const few =
    cheap >= UNITS_AT_RESOURCES ? [] : [`At equal resources only ${cheap} units have a place.`];
  const equal = [
    ["random armies", matchups.mixed],
    ["mirrored armies", matchups.mirrored],
    ...EQUALITIES.map((one) => [`best armies (${one})`, bestArmiesWinRate(races, one)] as const),
  ] as const;
  const uneven = equal
    .filter(([, rate]) => !(Math.max(rate, 1 - rate) <= EQUAL_ARMIES))
    .map(([kind, rate]) => `Of equal ${kind} the attacker wins ${percent(rate)}.`);
  return [...unused, ...few, ...uneven];
}

function casinoFailures({ casino }: Figures): string[] {
  return casino
    .filter(
      ({ exact, sampled, sigma }) =>
        exact !== HOUSE_EDGE || !(Math.abs(sampled - HOUSE_EDGE) <= SIGMAS * sigma),
    )
    .map(
      ({ game, choice, exact, sampled }) =>
        `The casino keeps ${exact}% of ${game}${choice === null ? "" : ` on ${choice}`} (${sampled.toFixed(2)}% in the sample).`,
    );
}

/** One sentence for each missed goal; empty if all are met. */
export function missedGoals(figures: Figures): string[] {
  const { newcomers } = figures;
  const failures = armyFailures(figures);
  if (!(newcomers.slowSeconds <= FIRST_FACTORY)) {
    failures.push(`Five of a hundred newcomers need over ${newcomers.slowSeconds} s to a factory.`);
  }
  const rings = exceededRingLimits([...figures.rings, ...figures.searched]);
  return [...failures, ...careerFailures(figures), ...casinoFailures(figures), ...rings];
}
