/** Attacking the base of another player (spec §4, §7, rules §12). */

import { addCount } from "../by-id.ts";
import { ATTACK } from "../catalogue/battle.ts";
import { totalSlots } from "../power.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { Fight, PlayerPatch, PlayerState, Position } from "../state.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";
import { write, writeAll } from "../writes.ts";
import { attackLedger } from "./attack-ledger.ts";
import { BATTLE_RULES_VERSION, type BattleReport, resolveBattle } from "./battle.ts";
import { battleSeed } from "./battle-seed.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import {
  armyStanding,
  armySupply,
  attackingArmy,
  baseLevel,
  type FightRefusal,
  fightRefusal,
  fightWait,
  hasAttackUnits,
  type Opponents,
  rememberFight,
  type Standings,
  TOO_WEAK,
  withoutShield,
} from "./fights.ts";
import { type Loot, lootOf, lootPool } from "./loot.ts";
import { rememberLoot } from "./loot-allowance.ts";
import { type RaidOpening, raidOpening, sparesDefense } from "./raid-opening.ts";
import { type Pause, peaceRefusal } from "./world-schedule.ts";

export interface AttackBaseState extends Omit<Opponents, "defender"> {
  /** The owner of the base on the attacker's field, or null. */
  defender: PlayerState | null;
  /** Usernames and bot flags, for the log of the other side. */
  attackerName: string;
  attackerIsBot?: boolean;
  defenderName: string;
  /** The peace of the world, even if it is not in force. */
  peace?: Pause | null;
}

export interface AttackBaseInput {
  /** The player that the attacker means to attack. */
  enemy: number;
  field: Position;
  /** The id under which the report is stored. */
  battleId: string;
  /** Converts the report for storage. By default it is stored as is. */
  toStored?: (outcome: AttackBaseOutcome) => unknown;
}

export interface AttackBaseOutcome {
  won: boolean;
  lootType: Loot["type"];
  /** Amount of `lootType` looted; 0 without a victory. */
  amount: number;
  report: BattleReport;
}

export type AttackBaseRefusal =
  | FightRefusal
  | "NOT_HERE"
  | "ENEMY_MISMATCH"
  | "SELF"
  | "PEACE"
  | "NO_ARMY"
  | "ATTACKED_RECENTLY";

/** The defender, and why weakness does not protect them. */
interface AttackTarget {
  ok: true;
  defender: PlayerState;
  opening: RaidOpening;
}

/** The defender and opening, or why the attack is refused. `attackBase` decides by this. */
export function attackTarget(
  state: Omit<AttackBaseState, "attackerName" | "defenderName">,
  input: Omit<AttackBaseInput, "battleId">,
  now: number,
): AttackTarget | Refusal<AttackBaseRefusal> {
  const { attacker, defender } = state;
  const refuse = (code: AttackBaseRefusal): Refusal<AttackBaseRefusal> => ({ ok: false, code });
  if (!isSameCell(attacker, input.field)) return refuse("NOT_HERE");
  const isHere =
    defender !== null && defender.baseX === input.field.x && defender.baseY === input.field.y;
  if (!isHere || defender.id !== input.enemy) return refuse("ENEMY_MISMATCH");
  if (defender.id === attacker.id) return refuse("SELF");
  const opening = raidOpening({ ...state, defender }, now);
  const refused =
    peaceRefusal(state.peace, now) ?? fightRefusal({ ...state, defender }, opening === null, now);
  if (refused !== null) return refused;
  if (opening === null) return TOO_WEAK;
  // An army without slots has no supply and cannot fight, even against an empty base.
  const hasArmy = hasAttackUnits(attacker) && totalSlots(state.attackerFactories) > 0;
  if (!hasArmy) return refuse("NO_ARMY");
  const cooldownTarget = {
    other: defender.id,
    place: "base",
    cooldownMs: ATTACK.cooldownMs,
  } as const;
  const waitMs = fightWait(attacker, cooldownTarget, now);
  return waitMs > 0 ? { ...refuse("ATTACKED_RECENTLY"), waitMs } : { ok: true, defender, opening };
}

function battle(
  state: Opponents,
  { opening, standings, seed }: { opening: RaidOpening; standings: Standings; seed: string },
): BattleReport {
  const { attacker, attackerFactories, defender, defenderFactories } = state;
  return resolveBattle({
    attacker: attackingArmy(attacker, attackerFactories),
    defender: {
      units: defender.defenseUnits,
      standing: standings.defender,
      baseLevel: baseLevel(defenderFactories),
      ramparts: defender.defenseTechs[1] ?? false,
    },
    modifiers: {
      attackerSupply: armySupply(attacker, attackerFactories),
      defenderSupply: armySupply(defender, defenderFactories),
      ...(sparesDefense(opening.by, standings) && { allRepaired: true }),
    },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}

/** The attacker after the fight. Attacking a bot keeps the shield. */
function attackerPatch(
  { attacker, defenderIsBot }: Pick<AttackBaseState, "attacker" | "defenderIsBot">,
  { report, lootType, amount }: AttackBaseOutcome,
  fightFacts: Fight,
): PlayerPatch {
  const now = fightFacts.at;
  const today = countersToday(attacker, now);
  const looted = { other: fightFacts.other, type: lootType, amount };
  return {
    rolls: attacker.rolls + 1,
    attackUnits: report.survivors.attacker,
    carried: addCount(attacker.carried, lootType, amount),
    fights: rememberFight(attacker.fights, fightFacts),
    ...countersPatch(attacker, now, { attacks: today.attacks + 1 }),
    ...(amount > 0 && { loots: rememberLoot(attacker, looted, now) }),
    ...(defenderIsBot !== true && withoutShield(attacker, now)),
  };
}

/**
 * Attacks the base on the attacker's field with all attack units. A victory moves loot from the
 * defender to the attacker, survivors of both sides return, and the attacker's own shield ends
 * unless the defender is a labeled bot. The battle uses the provable roll `rolls` as its seed.
 * Refuses with `NOT_HERE`, `ENEMY_MISMATCH` (no base here, or another player's), `SELF`, `PEACE`,
 * `SHIELDED`, `NAP_PARTNER`, `TOO_WEAK`, `TOO_MANY_ATTACKS`, `NO_ARMY` (no attack units, or no
 * slots) and `ATTACKED_RECENTLY` (same base within `ATTACK.cooldownMs`, with the time left).
 */
export function attackBase(
  state: AttackBaseState,
  input: AttackBaseInput,
  { now, random }: Env,
): Result<AttackBaseOutcome, AttackBaseRefusal> {
  const target = attackTarget(state, input, now);
  if (!target.ok) return target;
  const { attacker } = state;
  const { defender, opening } = target;
  const sides = { ...state, defender };
  const standings: Standings = {
    attacker: armyStanding(state.attackerFactories),
    defender: armyStanding(state.defenderFactories),
  };
  const report = battle(sides, { opening, standings, seed: battleSeed(random) });
  const won = report.winner === "attacker";
  const loot = lootOf(sides, opening, report.margin, now);
  const amount = won ? loot.amount : 0;
  const outcome: AttackBaseOutcome = { won, lootType: loot.type, amount, report };
  const fightFacts = {
    at: now,
    place: "base",
    won,
    cell: cellIndex(input.field),
    loot: amount,
    pool: lootPool(sides),
    revenge: opening.by === "revenge",
  } as const;
  const attack: Fight = { other: defender.id, role: "attacker", ...fightFacts };
  const defense: Fight = { other: attacker.id, role: "defender", ...fightFacts };
  return {
    ok: true,
    changes: [
      write("player", { id: attacker.id, set: attackerPatch(state, outcome, attack) }),
      write("player", {
        id: defender.id,
        set: {
          defenseUnits: report.survivors.defender,
          carried: addCount(defender.carried, loot.type, -amount),
          fights: rememberFight(defender.fights, defense),
        },
      }),
      ...writeAll("ledger", attackLedger({ ...state, standings }, defender, outcome, input)),
      write("battle", { id: input.battleId, report: input.toStored?.(outcome) ?? report }),
    ],
    outcome,
  };
}
