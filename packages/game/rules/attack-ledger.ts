/** Log entries of both sides for an attack on a base (rules §12, §18). */
import { cost, only } from "../resource.ts";
import type { LedgerEntry, PlayerState, Position } from "../state.ts";
import type { BattleReport } from "./battle.ts";
import type { Loot } from "./loot.ts";

/** Both sides, with the names shown in their logs. */
interface Sides {
  attacker: PlayerState;
  attackerName: string;
  attackerIsBot?: boolean;
  defenderName: string;
  defenderIsBot?: boolean;
}

/** The outcome of the attack. */
interface Raided {
  won: boolean;
  lootType: Loot["type"];
  amount: number;
  report: BattleReport;
}

/** Total units over all positions. */
export const unitSum = (units: readonly number[]) =>
  units.reduce((total, count) => total + count, 0);

/** Marks the other player as a bot in a log line. The flag is stored as it was at that time. */
export const botLabel = (isBot = false): { otherIsBot?: true } =>
  isBot ? { otherIsBot: true } : {};

/** The ledger rows of both sides: resource deltas, and the facts for their logs. */
export function attackLedger(
  { attacker, attackerName, attackerIsBot, defenderName, defenderIsBot }: Sides,
  defender: PlayerState,
  { report, lootType, amount, won }: Raided,
  { field: { x, y }, battleId }: { field: Position; battleId: string },
): readonly LedgerEntry[] {
  const looted = only(lootType, amount);
  const detail = { x, y, place: "base", won, lootType, amount, battle: battleId };
  const { losses, repaired } = report;
  const shares = {
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
        ...shares,
        ...botLabel(defenderIsBot),
      },
    },
    {
      playerId: defender.id,
      kind: "defense",
      ...cost(looted),
      detail: {
        otherId: attacker.id,
        other: attackerName,
        ...detail,
        ...shares,
        ...botLabel(attackerIsBot),
      },
    },
  ];
}
