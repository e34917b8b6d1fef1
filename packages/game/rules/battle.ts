/** Battles: one pure function that decides every fight and that anyone can replay (rules §11). */
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
 * Raise it whenever the same input would give a different report; older reports keep theirs. 2:
 * armies of mostly positions 5 and 10 lose the morale floor. 3: another table (decision 39).
 */
export const BATTLE_RULES_VERSION = 3;

/** Whether battles of this rules version can be replayed. */
export function isKnownBattleVersion(rulesVersion: number): boolean {
  return rulesVersion >= 1 && rulesVersion <= BATTLE_RULES_VERSION;
}

export interface BattleInput {
  attacker: BattleAttacker;
  defender: BattleDefender;
  modifiers: BattleModifiers;
  /** Determines every roll. */
  seed: string;
  rulesVersion: number;
}

/** One value per side. */
export interface ByCombatant<T> {
  attacker: T;
  defender: T;
}

/** Both sides after one round. */
export interface BattleRound {
  /** 0 for the first strike of positions 5 and 10, then 1..10. */
  round: number;
  /** Living units by position. After round 0 the one-strike units that struck are gone. */
  units: ByCombatant<readonly number[]>;
  /** Remaining share of the starting hp, 0..1. */
  share: ByCombatant<number>;
}

/** Everything about a battle, JSON-safe: input, rounds and outcome. */
export interface BattleReport extends BattleInput {
  rounds: readonly BattleRound[];
  /** Ten counts of lost units per side, including those repaired later. */
  losses: ByCombatant<readonly number[]>;
  /** Ten counts of the defender's lost units that were repaired. */
  repaired: readonly number[];
  /** Ten counts per side of surviving units, including repaired ones. */
  survivors: ByCombatant<readonly number[]>;
  /** Remaining share of the starting hp, 0..1; 0 for a side that had none. */
  remaining: ByCombatant<number>;
  winner: "attacker" | "defender";
  /** `empty`: nobody defended; `broke`: a side lost half its hp; `held`: ten rounds passed. */
  ending: "empty" | "broke" | "held";
  /** The winner's remaining share, at least 0.5. Loot is multiplied by it. */
  margin: number;
}

type Armies = ByCombatant<Squad[]>;

const counts = (squads: readonly Squad[]): number[] =>
  Array.from(
    { length: UNITS_PER_SIDE },
    (_, at) => squads.find(({ index }) => index === at)?.count ?? 0,
  );

/** Both sides strike simultaneously, each with the squads that `strikes` selects. */
function strikeTogether(armies: Armies, strikes: (squad: Squad) => boolean, random: Random): void {
  const { attacker, defender } = armies;
  const onDefender = damage(attacker.filter(strikes), defender, random);
  const onAttacker = damage(defender.filter(strikes), attacker, random);
  takeDamage(defender, onDefender);
  takeDamage(attacker, onAttacker);
}

/** Whether a trap stays hidden because only Camouflaged Kamikazes attack. */
function staysHidden(squad: Squad, attacker: readonly Squad[]): boolean {
  return (
    squad.index === BATTLE.camouflage.trap &&
    attacker.every(({ index }) => index === BATTLE.camouflage.kamikaze)
  );
}

/** Positions 5 and 10 of each side strike and are used up, except for traps that stay hidden. */
function firstStrike({ attacker, defender }: Armies, random: Random): void {
  const hiddenTraps = defender.filter((squad) => staysHidden(squad, attacker));
  const awake = defender.filter((squad) => !hiddenTraps.includes(squad));
  strikeTogether({ attacker, defender: awake }, ({ oneStrike }) => oneStrike, random);
  for (const squad of [...attacker, ...awake]) if (squad.oneStrike) squad.count = 0;
}

/** The winner so far; null while both sides fight on. */
function winnerOf({ attacker, defender }: Armies): BattleReport["winner"] | null {
  const shares = { attacker: hpShare(attacker), defender: hpShare(defender) };
  const broken = (share: number) => share <= BATTLE.breakShare;
  if (broken(shares.attacker) && broken(shares.defender)) {
    return shares.attacker > shares.defender ? "attacker" : "defender";
  }
  if (broken(shares.defender)) return "attacker";
  return broken(shares.attacker) ? "defender" : null;
}

function snapshot(round: number, { attacker, defender }: Armies): BattleRound {
  return {
    round,
    units: { attacker: counts(attacker), defender: counts(defender) },
    share: { attacker: hpShare(attacker), defender: hpShare(defender) },
  };
}

/** Fights until a side breaks, for at most ten rounds. Mutates the squads. */
function fightRounds(
  armies: Armies,
  random: Random,
): Pick<BattleReport, "rounds" | "winner" | "ending"> {
  if (armies.defender.length === 0) return { rounds: [], winner: "attacker", ending: "empty" };
  const rounds: BattleRound[] = [];
  if ([...armies.attacker, ...armies.defender].some(({ oneStrike }) => oneStrike)) {
    firstStrike(armies, random);
    rounds.push(snapshot(0, armies));
  }
  let winner = winnerOf(armies);
  for (let round = 1; winner === null && round <= BATTLE.rounds; round++) {
    strikeTogether(armies, ({ oneStrike }) => !oneStrike, random);
    rounds.push(snapshot(round, armies));
    winner = winnerOf(armies);
  }
  return { rounds, winner: winner ?? "defender", ending: winner === null ? "held" : "broke" };
}

/**
 * Fights a battle. The same input gives the same report on every machine: every roll derives from
 * the seed, and only basic IEEE 754 arithmetic and floor are used.
 */
export function resolveBattle(input: BattleInput): BattleReport {
  const { attacker, defender, modifiers } = input;
  const armies: Armies = {
    attacker: attackSquads(attacker, defender, modifiers, input.rulesVersion),
    defender: defenseSquads(defender, modifiers, input.rulesVersion),
  };
  const fought = fightRounds(armies, seededRandom(`battle:${input.seed}`));
  const survivors = { attacker: counts(armies.attacker), defender: counts(armies.defender) };
  const lost = (units: readonly number[], living: readonly number[]) =>
    living.map((count, index) => (units[index] ?? 0) - count);
  const losses = {
    attacker: lost(attacker.units, survivors.attacker),
    defender: lost(defender.units, survivors.defender),
  };
  const repaired = losses.defender.map((count, index) => {
    if (modifiers.allRepaired) return count;
    if (isOneStrike(index)) return 0;
    return modifiers.lastingRepaired ? count : Math.floor((count * BATTLE.repairedTenths) / 10);
  });
  const remaining = { attacker: hpShare(armies.attacker), defender: hpShare(armies.defender) };
  // Against an empty base the attacker loses nothing, even with Kamikazes alone.
  const share = fought.ending === "empty" ? 1 : remaining[fought.winner];
  return {
    // First, so that a whole report can be passed as input and its old outcome is overwritten.
    ...input,
    ...fought,
    losses,
    repaired,
    survivors: {
      attacker: survivors.attacker,
      defender: survivors.defender.map((count, index) => count + (repaired[index] ?? 0)),
    },
    remaining,
    margin: Math.min(1, Math.max(BATTLE.minMargin, share)),
  };
}
