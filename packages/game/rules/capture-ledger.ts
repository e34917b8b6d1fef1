/** Log entries of a fight for a factory (rules §13, §18). */
import { type Amounts, NO_AMOUNTS } from "../resource.ts";
import type { LedgerEntry } from "../state.ts";
import type { BattleReport } from "./battle.ts";
import type { CaptureMode } from "./capture-mode.ts";
import type { CaptureContext } from "./capture-refusal.ts";
import { armyStanding } from "./fights.ts";
import { botLabel, unitSum } from "./log-details.ts";
import { lootThatCounts } from "./renown.ts";

/** Both sides, with the names shown in their logs. */
interface Sides extends Pick<CaptureContext, "player" | "factories" | "owner" | "field"> {
  playerName: string;
  playerIsBot?: boolean;
  ownerName: string | null;
  ownerIsBot?: boolean;
}

/** The outcome of the fight. */
interface CaptureResult {
  won: boolean;
  loot: Amounts;
  garrisonOfOwner: boolean;
  report: BattleReport;
}

/**
 * A `capture` or `plunder` row for the player, with the loot. For an owner, `factory-lost` (reason
 * `captured`), or `defense` when the garrison held or the store was plundered; what left the store
 * was never the owner's to carry, so these rows move nothing. `defenderLost` and `repaired` count
 * only the owner's own units; `walls` says that none of those fought.
 */
export function captureLedger(
  { player, factories, owner, field, playerName, playerIsBot, ownerName, ownerIsBot }: Sides,
  { won, garrisonOfOwner, loot, report }: CaptureResult,
  { battleId, mode }: { battleId: string; mode: CaptureMode },
): readonly LedgerEntry[] {
  const { x, y, slots } = field;
  const isPlunder = mode === "plunder";
  const fightDetail = {
    x,
    y,
    slots,
    place: "factory",
    won,
    battle: battleId,
    ...(isPlunder && { plunder: true }),
  };
  const attackerLost = unitSum(report.losses.attacker);
  const standings = {
    attacker: armyStanding(factories),
    defender: armyStanding(owner?.factories ?? []),
  };
  const row: LedgerEntry = {
    detail: {
      attackerLost,
      otherId: owner?.player.id ?? null,
      other: ownerName,
      roll: player.rolls,
      ...fightDetail,
      ...lootThatCounts(loot.metal + loot.energy, standings, ownerIsBot),
      ...botLabel(ownerIsBot),
    },
    playerId: player.id,
    kind: isPlunder ? "plunder" : "capture",
    ...loot,
  };
  if (owner === null) return [row];
  const losses = {
    attackerLost,
    defenderLost: garrisonOfOwner ? unitSum(report.losses.defender) : 0,
    repaired: garrisonOfOwner ? unitSum(report.repaired) : 0,
    ...(!garrisonOfOwner && { walls: true }),
    lootMetal: loot.metal,
    lootEnergy: loot.energy,
  };
  const named = { otherId: player.id, other: playerName, ...botLabel(playerIsBot) };
  const detail = { ...fightDetail, ...losses, ...named };
  const ofOwner: LedgerEntry = {
    playerId: owner.player.id,
    ...NO_AMOUNTS,
    ...(won && !isPlunder
      ? { kind: "factory-lost", detail: { reason: "captured", ...detail } }
      : { kind: "defense", detail }),
  };
  return [row, ofOwner];
}
