/** An arms race: each side searches for the best army against the other's latest (rules §20). */
import {
  BATTLE_FACTORS,
  type Random,
  SIDES,
  type Side,
  UNITS,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import {
  type ArmyMix,
  armyOf,
  type Budget,
  FULL_PERCENT,
  pureMix,
  randomMix,
  simulateBattle,
} from "./armies.ts";

/** The best army is the one that does best against this many of the other side's latest. */
const OPPONENTS = 10;
/** One fight for each, against each opponent. */
const SEEDS = ["x", "y"] as const;
/** Random mixes that a search starts from, besides all pure armies and its latest best ones. */
const MIXES = 30;
const LAST = 3;
/** Weight of a lead of all hp relative to a win: too small to outweigh one, it only breaks ties. */
const LEAD = 0.02;
/** Largest changes of a try, in percent: small ones fine-tune, large ones find different armies. */
const CHANGES = [2, 8, 25, FULL_PERCENT] as const;

/** Length of the search: best armies of each side, and changes tried for each of them. */
export interface RaceScale {
  armies: number;
  tries: number;
}

interface Army {
  mix: ArmyMix;
  units: readonly number[];
  /** Share of fights won against the other side's latest ten. */
  winRate: number;
}

export interface ArmsRace {
  /** Greatest share of strength (count x strength x factor) in any best army, by position. */
  shares: Readonly<Record<Side, readonly number[]>>;
  /** Mean win rate of each side's best armies when they were found. */
  winRates: Readonly<Record<Side, number>>;
  /** Share that the attacker wins if all best armies of one side meet all of the other. */
  attackerWins: number;
}

/** Win rate of an army of `side` against others, and a value that includes its lead. */
function score(side: Side, own: readonly number[], others: readonly Army[], budget: Budget) {
  let wins = 0;
  let leads = 0;
  for (const { units } of others) {
    for (const seed of SEEDS) {
      const [attack, defense] = side === "attack" ? [own, units] : [units, own];
      const { winner, remaining } = simulateBattle(attack, defense, budget, seed);
      const lead = remaining.attacker - remaining.defender;
      if ((winner === "attacker") === (side === "attack")) wins++;
      leads += side === "attack" ? lead : -lead;
    }
  }
  const fights = others.length * SEEDS.length;
  return { winRate: wins / fights, value: (wins + LEAD * leads) / fights };
}

/** The mix with some of it moved from one position to another. */
function changed(mix: ArmyMix, random: Random): ArmyMix {
  const from = random.pick(mix.flatMap((percent, index) => (percent > 0 ? [{ index }] : []))).index;
  const to = random.int(0, UNITS_PER_SIDE - 1);
  const maxMoved = CHANGES[random.int(0, CHANGES.length - 1)] ?? 1;
  const moved = Math.min(mix[from] ?? 0, random.int(1, maxMoved));
  const next = mix.with(from, (mix[from] ?? 0) - moved);
  return next.with(to, (next[to] ?? 0) + moved);
}

interface Search {
  side: Side;
  budget: Budget;
  tries: number;
  random: Random;
}

/** Hill climbing from the best of all pure, the latest best and some random armies. */
function bestArmy(
  { side, budget, tries, random }: Search,
  own: readonly Army[],
  others: readonly Army[],
): Army {
  const rated = (mix: ArmyMix) => {
    const units = armyOf(side, mix, budget);
    return { mix, units, ...score(side, units, others, budget) };
  };
  const starts = [
    ...Array.from({ length: UNITS_PER_SIDE }, (_, index) => pureMix(index)),
    ...own.slice(-LAST).map(({ mix }) => mix),
    ...Array.from({ length: MIXES }, () => randomMix(random)),
  ];
  let best = starts.map(rated).reduce((a, b) => (b.value > a.value ? b : a));
  for (let i = 0; i < tries; i++) {
    const tried = rated(changed(best.mix, random));
    if (tried.value > best.value) best = tried;
  }
  return best;
}

/** Share of each position in the army's strength, 0..1. */
function strengthShares(side: Side, units: readonly number[]): number[] {
  const strengths = UNITS[side].map(
    ({ strength }, index) => (units[index] ?? 0) * strength * (BATTLE_FACTORS.strength[index] ?? 1),
  );
  const all = strengths.reduce((a, b) => a + b, 0);
  return strengths.map((strength) => (all === 0 ? 0 : strength / all));
}

function meetAll(attacks: readonly Army[], defenses: readonly Army[], budget: Budget): number {
  let won = 0;
  for (const [row, attack] of attacks.entries()) {
    for (const [column, defense] of defenses.entries()) {
      const { winner } = simulateBattle(attack.units, defense.units, budget, `${row} ${column}`);
      if (winner === "attacker") won++;
    }
  }
  return won / (attacks.length * defenses.length);
}

/**
 * The sides take turns, each starting from a random army. The first ten best armies of each side
 * met a random one or fewer than ten, and do not count.
 */
export function armsRace(budget: Budget, { armies, tries }: RaceScale, random: Random): ArmsRace {
  const found: Record<Side, Army[]> = { attack: [], defense: [] };
  for (const side of SIDES) {
    const mix = randomMix(random);
    found[side].push({ mix, units: armyOf(side, mix, budget), winRate: 0 });
  }
  for (let i = 0; i < OPPONENTS + armies; i++) {
    for (const side of SIDES) {
      const others = found[side === "attack" ? "defense" : "attack"].slice(-OPPONENTS);
      found[side].push(bestArmy({ side, budget, tries, random }, found[side], others));
    }
  }
  const best = { attack: found.attack.slice(-armies), defense: found.defense.slice(-armies) };
  const shares = (side: Side) => {
    const all = best[side].map(({ units }) => strengthShares(side, units));
    return UNITS[side].map((_, index) => Math.max(...all.map((one) => one[index] ?? 0)));
  };
  const winRate = (side: Side) => best[side].reduce((sum, army) => sum + army.winRate, 0) / armies;
  return {
    shares: { attack: shares("attack"), defense: shares("defense") },
    winRates: { attack: winRate("attack"), defense: winRate("defense") },
    attackerWins: meetAll(best.attack, best.defense, budget),
  };
}
