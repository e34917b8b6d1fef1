/** What both sides' logs keep of an attack on a base (rules §12, §18). */
import type { LedgerEntry, PlayerState } from "../state.ts";
import type { AttackBaseInput, AttackBaseOutcome, AttackBaseState } from "./attack-base.ts";

/** Units of all positions together. */
export const unitSum = (units: readonly number[]) =>
  units.reduce((total, count) => total + count, 0);

/** What a line says of whom it names when a program plays them, as it is at this time. */
export const botLabel = (isBot = false): { otherIsBot?: true } =>
  isBot ? { otherIsBot: true } : {};

/** The ledger rows of both sides: what moved, and what their logs tell. */
export function attackLedger(
  { attacker, attackerName, attackerIsBot, defenderName, defenderIsBot }: AttackBaseState,
  defender: PlayerState,
  { report, lootType, amount, won }: AttackBaseOutcome,
  { field: { x, y }, battleId }: AttackBaseInput,
): readonly LedgerEntry[] {
  const metal = lootType === "metal" ? amount : 0;
  const energy = lootType === "energy" ? amount : 0;
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
      metal,
      energy,
      detail: {
        ...detail,
        ...shares,
        otherId: defender.id,
        other: defenderName,
        roll: attacker.rolls,
        ...botLabel(defenderIsBot),
      },
    },
    {
      playerId: defender.id,
      kind: "defense",
      metal: metal === 0 ? 0 : -metal,
      energy: energy === 0 ? 0 : -energy,
      detail: {
        ...detail,
        ...shares,
        otherId: attacker.id,
        other: attackerName,
        ...botLabel(attackerIsBot),
      },
    },
  ];
}
