/** What both sides' logs keep of an attack on a base (rules §12, §18). */
import { cost, only } from "../resource.ts";
import type { LedgerEntry, PlayerState, Position } from "../state.ts";
import type { BattleReport } from "./battle.ts";
import type { Loot } from "./loot.ts";

/** Who attacked, and the names that logs tell. */
interface Sides {
  attacker: PlayerState;
  attackerName: string;
  attackerIsBot?: boolean;
  defenderName: string;
  defenderIsBot?: boolean;
}

/** How it went. */
interface Raided {
  won: boolean;
  lootType: Loot["type"];
  amount: number;
  report: BattleReport;
}

/** Units of all positions together. */
export const unitSum = (units: readonly number[]) =>
  units.reduce((total, count) => total + count, 0);

/** What a line says of whom it names when a program plays them, as it is at this time. */
export const botLabel = (isBot = false): { otherIsBot?: true } =>
  isBot ? { otherIsBot: true } : {};

/** The ledger rows of both sides: what moved, and what their logs tell. */
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
