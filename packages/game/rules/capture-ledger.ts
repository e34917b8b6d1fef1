/** Log entries of a fight for a factory (rules §13, §18). */
import { NO_AMOUNTS } from "../resource.ts";
import type { LedgerEntry } from "../state.ts";
import type { BattleReport } from "./battle.ts";
import type { CaptureContext } from "./capture-refusal.ts";
import { botLabel, unitSum } from "./log-details.ts";

/** Both sides, with the names shown in their logs. */
interface Sides extends Pick<CaptureContext, "player" | "owner" | "field"> {
  playerName: string;
  playerIsBot?: boolean;
  ownerName: string | null;
  ownerIsBot?: boolean;
}

/** The outcome of the fight. */
interface CaptureResult {
  captured: boolean;
  garrisonOfOwner: boolean;
  report: BattleReport;
}

/**
 * A `capture` row for the player. For an owner, `factory-lost` (reason `captured`), or `defense`
 * when the garrison held. `defenderLost` and `repaired` count only the owner's own units.
 */
export function captureLedger(
  { player, owner, field, playerName, playerIsBot, ownerName, ownerIsBot }: Sides,
  { captured: won, garrisonOfOwner, report }: CaptureResult,
  { battleId }: { battleId: string },
): readonly LedgerEntry[] {
  const { x, y, slots } = field;
  const fightDetail = { x, y, slots, place: "factory", won, battle: battleId };
  const attackerLost = unitSum(report.losses.attacker);
  const row: LedgerEntry = {
    detail: {
      attackerLost,
      otherId: owner?.player.id ?? null,
      other: ownerName,
      roll: player.rolls,
      ...fightDetail,
      ...botLabel(ownerIsBot),
    },
    playerId: player.id,
    kind: "capture",
    ...NO_AMOUNTS,
  };
  if (owner === null) return [row];
  const losses = {
    attackerLost,
    defenderLost: garrisonOfOwner ? unitSum(report.losses.defender) : 0,
    repaired: garrisonOfOwner ? unitSum(report.repaired) : 0,
  };
  const named = { otherId: player.id, other: playerName, ...botLabel(playerIsBot) };
  const detail = { ...fightDetail, ...losses, ...named };
  const ofOwner: LedgerEntry = {
    playerId: owner.player.id,
    ...NO_AMOUNTS,
    ...(won
      ? { kind: "factory-lost", detail: { reason: "captured", ...detail } }
      : { kind: "defense", detail }),
  };
  return [row, ofOwner];
}
