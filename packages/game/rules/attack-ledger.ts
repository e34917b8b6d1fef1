/** Log entries of both sides for an attack on a base (rules §12, §18). */
import { negateAmounts, singleAmount } from "../resource.ts";
import type { LedgerEntry, PlayerState, Position } from "../state.ts";
import type { BattleReport } from "./battle.ts";
import type { Standings } from "./fights.ts";
import { botLabel, unitSum } from "./log-details.ts";
import type { Loot } from "./loot.ts";
import { lootThatCounts } from "./renown.ts";

/** Both sides, with the names shown in their logs, and the standing of each. */
interface Sides {
  attacker: PlayerState;
  attackerName: string;
  attackerIsBot?: boolean;
  defenderName: string;
  defenderIsBot?: boolean;
  standings: Standings;
}

/** The outcome of the attack. */
interface AttackResult {
  won: boolean;
  lootType: Loot["type"];
  amount: number;
  report: BattleReport;
}

/**
 * The ledger rows of both sides: resource deltas, the facts for their logs, and in the attacker's
 * the loot that counts for renown.
 */
export function attackLedger(
  { attacker, attackerName, attackerIsBot, defenderName, defenderIsBot, standings }: Sides,
  defender: PlayerState,
  { report, lootType, amount, won }: AttackResult,
  { field: { x, y }, battleId }: { field: Position; battleId: string },
): readonly LedgerEntry[] {
  const looted = singleAmount(lootType, amount);
  const detail = { x, y, place: "base", won, lootType, amount, battle: battleId };
  const { losses, repaired } = report;
  const casualties = {
    attackerLost: unitSum(losses.attacker),
    defenderLost: unitSum(losses.defender),
    repaired: unitSum(repaired),
  };
  return [
    {
      playerId: attacker.id,
      kind: "attack",
      ...looted,
      detail: {
        otherId: defender.id,
        other: defenderName,
        roll: attacker.rolls,
        ...detail,
        ...casualties,
        ...lootThatCounts(amount, standings, defenderIsBot),
        ...botLabel(defenderIsBot),
      },
    },
    {
      playerId: defender.id,
      kind: "defense",
      ...negateAmounts(looted),
      detail: {
        otherId: attacker.id,
        other: attackerName,
        ...detail,
        ...casualties,
        ...botLabel(attackerIsBot),
      },
    },
  ];
}
