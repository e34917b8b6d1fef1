/** Builds the two sides of a battle (rules §10, §11). */
import { BATTLE } from "../catalogue/battle.ts";
import { type BattleTable, battleTable, matchupIn } from "../catalogue/battle-tables.ts";
import { RAMPARTS_BONUS } from "../catalogue/techs.ts";
import { ONE_STRIKE_INDEXES, type Side, UNITS, UNITS_PER_SIDE } from "../catalogue/units.ts";

export interface BattleAttacker {
  /** Ten counts of attack units. */
  units: readonly number[];
  /** Total slots / `SLOTS_PER_STANDING`. */
  standing: number;
  /** Whether attack and defense power are within the spec's 20% balance. */
  balanced: boolean;
}

export interface BattleDefender {
  /** Ten counts of defense units. */
  units: readonly number[];
  /** Total slots / 200; null for a neutral garrison, against which morale stays at 1. */
  standing: number | null;
  /** Level of the base, 0 for a neutral garrison. */
  baseLevel: number;
  /** Ramparts are owned: Walls and Marksmen are stronger. */
  ramparts: boolean;
}

/** Share of each side's army that its slots supply, 0..1. It is 1 while all units fit. */
export interface BattleModifiers {
  attackerSupply: number;
  defenderSupply: number;
  /** All lost defense units are repaired, see `sparesDefense` (rules §12). */
  allRepaired?: boolean | undefined;
  /** All lost defense units but positions 5 and 10 are repaired: for garrisons (rules §13). */
  lastingRepaired?: boolean | undefined;
}

/** All units of one position in a battle. */
export interface Squad {
  index: number;
  /** Strikes once, first, and takes no damage (positions 5 and 10). */
  oneStrike: boolean;
  start: number;
  /** Living units. For one-strike units, those not used up yet. */
  count: number;
  /** Damage of one unit per round, before matchup and roll. */
  strength: number;
  /** Damage multiplier against each of the enemy's ten positions. */
  matchups: readonly number[];
  /** Hit points: of one unit, of the whole squad at the start, and remaining. */
  hp: number;
  full: number;
  left: number;
}

const ONE_STRIKE: ReadonlySet<number> = new Set(ONE_STRIKE_INDEXES);

/** Whether units of this index (0..9) strike once and are used up. */
export function isOneStrike(index: number): boolean {
  return ONE_STRIKE.has(index);
}

/** Strength of a position before morale and supply. */
function strengthAt(units: readonly number[], index: number, table: BattleTable): number {
  const strength = UNITS.attack[index]?.strength ?? 0;
  return (units[index] ?? 0) * strength * (table.strength[index] ?? 1);
}

/** Whether positions 5 and 10 make up less than half of the attacking strength. */
function hasEnoughFighters(units: readonly number[], table: BattleTable): boolean {
  const strengths = units.map((_, index) => strengthAt(units, index, table));
  const all = strengths.reduce((sum, one) => sum + one, 0);
  const once = strengths.reduce((sum, one, index) => (isOneStrike(index) ? sum + one : sum), 0);
  return once === 0 || once < BATTLE.oneStrikeShare * all;
}

/** From this version on, a balanced army keeps the morale floor only with enough lasting units. */
const MORALE_NEEDS_FIGHTERS = 2;

/** Morale factor of the attacker's strength, 0.4..1 (rules §11), under a rules version. */
export function morale(
  attacker: BattleAttacker,
  defender: BattleDefender,
  rulesVersion: number,
): number {
  if (defender.standing === null || attacker.standing <= 0) return 1;
  const { floor, balancedFloor } = BATTLE.morale;
  const equal = Math.min(1, defender.standing / attacker.standing);
  const value = floor + (1 - floor) * equal;
  const hasFloor =
    attacker.balanced &&
    (rulesVersion < MORALE_NEEDS_FIGHTERS ||
      hasEnoughFighters(attacker.units, battleTable(rulesVersion)));
  return hasFloor ? Math.max(balancedFloor, value) : value;
}

const POSITIONS = Array.from({ length: UNITS_PER_SIDE }, (_, index) => index);
const rowsOf = (table: BattleTable, side: Side) =>
  POSITIONS.map((own) => POSITIONS.map((enemy) => matchupIn(table, side, own, enemy)));
const matchupRows = new Map<BattleTable, Record<Side, readonly (readonly number[])[]>>();

/** Matchups of a table by the index of the unit and of its enemy, cached per table. */
function matchupsOf(table: BattleTable): Record<Side, readonly (readonly number[])[]> {
  const known = matchupRows.get(table);
  if (known !== undefined) return known;
  const rows = { attack: rowsOf(table, "attack"), defense: rowsOf(table, "defense") };
  matchupRows.set(table, rows);
  return rows;
}

/** Parameters shared by all squads of a side. */
interface SquadParameters {
  side: Side;
  supply: number;
  rulesVersion: number;
}

/** The squads of one side, without empty positions. */
function squads(
  { side, supply, rulesVersion }: SquadParameters,
  units: readonly number[],
  strengthOf: (index: number) => number,
): Squad[] {
  const table = battleTable(rulesVersion);
  const rows = matchupsOf(table)[side];
  return UNITS[side].flatMap((unit, index) => {
    const start = units[index] ?? 0;
    if (start <= 0) return [];
    const oneStrike = isOneStrike(index);
    const strength = unit.strength * (table.strength[index] ?? 1) * strengthOf(index) * supply;
    const hp = unit.hp * (table.hp[index] ?? 1) * supply;
    const full = oneStrike ? 0 : start * hp;
    const matchups = rows[index] ?? [];
    return [{ index, oneStrike, start, count: start, strength, matchups, hp, full, left: full }];
  });
}

/** The attacker's squads, with morale and supply applied to their strength. */
export function attackSquads(
  attacker: BattleAttacker,
  defender: BattleDefender,
  { attackerSupply }: BattleModifiers,
  rulesVersion: number,
): Squad[] {
  const moraleFactor = morale(attacker, defender, rulesVersion);
  const parameters = { side: "attack", supply: attackerSupply, rulesVersion } as const;
  return squads(parameters, attacker.units, () => moraleFactor);
}

/** The defender's squads, with base level, Ramparts and supply applied to their strength. */
export function defenseSquads(
  { units, baseLevel, ramparts }: BattleDefender,
  { defenderSupply }: BattleModifiers,
  rulesVersion: number,
): Squad[] {
  const base = 1 + BATTLE.strengthPerBaseLevel * baseLevel;
  const strengthOf = (index: number) =>
    ramparts && index < BATTLE.rampartsUnits ? base * (1 + RAMPARTS_BONUS) : base;
  const parameters = { side: "defense", supply: defenderSupply, rulesVersion } as const;
  return squads(parameters, units, strengthOf);
}

/** A matchup of two kinds that fought. */
export interface WeighedMatchup {
  /** Indexes (0..9) of the striking and the struck kind. */
  index: number;
  enemyIndex: number;
  factor: number;
  /** Damage per round that the factor added or removed, at the start. */
  weight: number;
}

/**
 * The matchups of one side's squads against the other's. Damage is spread in proportion to hit
 * points, so one-strike units are never hit and weigh 0.
 */
export function weighMatchups(
  strikers: readonly Squad[],
  enemies: readonly Squad[],
): WeighedMatchup[] {
  const totalHp = enemies.reduce((all, { full }) => all + full, 0);
  return strikers.flatMap(({ index, count, strength, matchups }) =>
    enemies.map((enemy) => {
      const factor = matchups[enemy.index] ?? 1;
      const share = totalHp === 0 ? 0 : enemy.full / totalHp;
      const weight = count * strength * share * Math.abs(factor - 1);
      return { index, enemyIndex: enemy.index, factor, weight };
    }),
  );
}
