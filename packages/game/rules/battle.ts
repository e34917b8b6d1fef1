/** The battle: one function that decides every fight and that anyone can replay (rules §11). */
import { BATTLE } from "../catalogue/battle.ts";
import { UNITS_PER_SIDE } from "../catalogue/units.ts";
import { type Random, seededRandom } from "../random.ts";
import { damage, hpShare, takeDamage } from "./battle-round.ts";
import {
  attackSquads,
  type BattleAttacker,
  type BattleDefender,
  type BattleModifiers,
  defenseSquads,
  isOneStrike,
  type Squad,
} from "./battle-sides.ts";

/**
 * Raised whenever the same armies and seed would give another report; older ones replay as they were.
 * 2: an army that is mostly positions 5 and 10 has no floor of morale. 3: another table (decision 39).
 */
export const BATTLE_RULES_VERSION = 3;

/** Whether a battle fought by these rules can be fought again here. */
export function isKnownBattleVersion(rulesVersion: number): boolean {
  return rulesVersion >= 1 && rulesVersion <= BATTLE_RULES_VERSION;
}

export interface BattleInput {
  attacker: BattleAttacker;
  defender: BattleDefender;
  modifiers: BattleModifiers;
  /** Decides every roll. */
  seed: string;
  rulesVersion: number;
}

/** Something of either side. */
export interface BySide<T> {
  attacker: T;
  defender: T;
}

/** How both sides stand after one exchange of blows. */
export interface BattleRound {
  /** 0 for the first strike of positions 5 and 10, then 1..10. */
  round: number;
  /** Living units by position; after round 0 the one-strike units that struck are gone. */
  units: BySide<readonly number[]>;
  /** Remaining share of the starting hp, 0..1. */
  share: BySide<number>;
}

/** Everything about a battle, JSON-safe: what it was fought with, how it went, what is left. */
export interface BattleReport extends BattleInput {
  rounds: readonly BattleRound[];
  /** Ten counts of lost units per side, those repaired later included. */
  losses: BySide<readonly number[]>;
  /** Ten counts of the defender's lost units that are repaired. */
  repaired: readonly number[];
  /** Ten counts per side of who comes home, those repaired included. */
  survivors: BySide<readonly number[]>;
  /** Remaining share of the starting hp, 0..1; 0 for a side that had none. */
  remaining: BySide<number>;
  winner: "attacker" | "defender";
  /** `empty`: nobody defended; `broke`: a side lost half its hp; `held`: ten rounds went by. */
  ending: "empty" | "broke" | "held";
  /** The winner's remaining share within 0.5..1; loot is multiplied by it. */
  margin: number;
}

type Field = BySide<Squad[]>;

const counts = (squads: readonly Squad[]): number[] =>
  Array.from(
    { length: UNITS_PER_SIDE },
    (_, at) => squads.find(({ index }) => index === at)?.count ?? 0,
  );

/** Both sides strike at the same time, each with those of its squads that `strikes` picks. */
function exchange(field: Field, strikes: (squad: Squad) => boolean, random: Random): void {
  const { attacker, defender } = field;
  const onDefender = damage(attacker.filter(strikes), defender, random);
  const onAttacker = damage(defender.filter(strikes), attacker, random);
  takeDamage(defender, onDefender);
  takeDamage(attacker, onAttacker);
}

/** Whether the defender's one-strike squad stays hidden: nobody but Camouflaged Kamikazes came. */
function staysHidden(squad: Squad, attacker: readonly Squad[]): boolean {
  return (
    squad.index === BATTLE.camouflage.trap &&
    attacker.every(({ index }) => index === BATTLE.camouflage.kamikaze)
  );
}

/** Positions 5 and 10 of each side strike and are used up, but for traps that nobody sets off. */
function firstStrike({ attacker, defender }: Field, random: Random): void {
  const hidden = defender.filter((squad) => staysHidden(squad, attacker));
  const awake = defender.filter((squad) => !hidden.includes(squad));
  exchange({ attacker, defender: awake }, ({ oneStrike }) => oneStrike, random);
  for (const squad of [...attacker, ...awake]) if (squad.oneStrike) squad.count = 0;
}

/** Who has won, as the field stands; null while both sides fight on. */
function winnerOf({ attacker, defender }: Field): BattleReport["winner"] | null {
  const shares = { attacker: hpShare(attacker), defender: hpShare(defender) };
  const broken = (share: number) => share <= BATTLE.breakShare;
  if (broken(shares.attacker) && broken(shares.defender)) {
    return shares.attacker > shares.defender ? "attacker" : "defender";
  }
  if (broken(shares.defender)) return "attacker";
  return broken(shares.attacker) ? "defender" : null;
}

function snapshot(round: number, { attacker, defender }: Field): BattleRound {
  return {
    round,
    units: { attacker: counts(attacker), defender: counts(defender) },
    share: { attacker: hpShare(attacker), defender: hpShare(defender) },
  };
}

/** Fights until a side breaks, at most ten rounds; the squads are left as the fight leaves them. */
function play(field: Field, random: Random): Pick<BattleReport, "rounds" | "winner" | "ending"> {
  if (field.defender.length === 0) return { rounds: [], winner: "attacker", ending: "empty" };
  const rounds: BattleRound[] = [];
  if ([...field.attacker, ...field.defender].some(({ oneStrike }) => oneStrike)) {
    firstStrike(field, random);
    rounds.push(snapshot(0, field));
  }
  let winner = winnerOf(field);
  for (let round = 1; winner === null && round <= BATTLE.rounds; round++) {
    exchange(field, ({ oneStrike }) => !oneStrike, random);
    rounds.push(snapshot(round, field));
    winner = winnerOf(field);
  }
  return { rounds, winner: winner ?? "defender", ending: winner === null ? "held" : "broke" };
}

/**
 * Fights a battle. The same input gives the same report on every machine: all rolls follow from the
 * seed, and only additions, products, quotients and floors of IEEE doubles are made.
 */
export function fight(input: BattleInput): BattleReport {
  const { attacker, defender, modifiers } = input;
  const field: Field = {
    attacker: attackSquads(attacker, defender, modifiers, input.rulesVersion),
    defender: defenseSquads(defender, modifiers, input.rulesVersion),
  };
  const course = play(field, seededRandom(`battle:${input.seed}`));
  const left = { attacker: counts(field.attacker), defender: counts(field.defender) };
  const lost = (units: readonly number[], living: readonly number[]) =>
    living.map((count, index) => (units[index] ?? 0) - count);
  const losses = {
    attacker: lost(attacker.units, left.attacker),
    defender: lost(defender.units, left.defender),
  };
  const repaired = losses.defender.map((count, index) => {
    if (modifiers.allRepaired) return count;
    return isOneStrike(index) ? 0 : Math.floor((count * BATTLE.repairedTenths) / 10);
  });
  const remaining = { attacker: hpShare(field.attacker), defender: hpShare(field.defender) };
  // Before an empty base the attacker has lost nothing, even where he came with Kamikazes alone.
  const share = course.ending === "empty" ? 1 : remaining[course.winner];
  return {
    // First: replaying a whole report gives its outcome by today's rules.
    ...input,
    ...course,
    losses,
    repaired,
    survivors: {
      attacker: left.attacker,
      defender: left.defender.map((count, index) => count + (repaired[index] ?? 0)),
    },
    remaining,
    margin: Math.min(1, Math.max(BATTLE.minMargin, share)),
  };
}
