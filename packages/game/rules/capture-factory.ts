/** Capturing a factory (spec §4, §7, rules §13). */

import { releaseAlert } from "../alerts.ts";
import type { Env, Result } from "../result.ts";
import type { Fight, PlayerPatch, Position } from "../state.ts";
import { cellIndex } from "../world/grid.ts";
import {
  type AlertChange,
  type FactoryChange,
  type PlayerChange,
  write,
  writeAll,
} from "../writes.ts";
import { BATTLE_RULES_VERSION, type BattleReport, resolveBattle } from "./battle.ts";
import { battleSeed } from "./battle-seed.ts";
import { captureLedger } from "./capture-ledger.ts";
import {
  type CaptureContext,
  type CaptureFactoryRefusal,
  captureRefusal,
} from "./capture-refusal.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type FactoryGarrison, factoryGarrison } from "./factory-garrison.ts";
import { holdAfterCapture, safetyAfterCapture } from "./field-hold.ts";
import {
  armySupply,
  attackingArmy,
  countPlainFactories,
  rememberFight,
  withoutShield,
} from "./fights.ts";

export interface CaptureFactoryState extends CaptureContext {
  /** Usernames and bot flags, for the log of the other side. A free factory has no owner. */
  playerName: string;
  playerIsBot?: boolean;
  ownerName: string | null;
  ownerIsBot?: boolean;
}

export interface CaptureFactoryInput {
  field: Position;
  /** The id under which the report is stored. */
  battleId: string;
  /** Preassigned id for a free factory. Without it the row gets the next id. */
  newFactoryId?: number;
  /** Converts the report for storage. By default it is stored as is. */
  toStored?: (outcome: CaptureFactoryOutcome) => unknown;
}

export interface CaptureFactoryOutcome {
  captured: boolean;
  /** The change that makes the field the player's; null when the garrison held. */
  factory: FactoryChange | null;
  /** Whether the garrison was a quarter of the owner's units instead of neutral Walls. */
  garrisonOfOwner: boolean;
  report: BattleReport;
}

function battle(state: CaptureFactoryState, garrison: FactoryGarrison, seed: string): BattleReport {
  const { player, factories } = state;
  return resolveBattle({
    attacker: attackingArmy(player, factories),
    defender: garrison.army,
    modifiers: { attackerSupply: armySupply(player, factories), defenderSupply: garrison.supply },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}

/** The fight as one side remembers it. Factories give no loot. */
function fightRecordOf(
  field: Position,
  side: Pick<Fight, "other" | "role" | "won">,
  at: number,
): Fight {
  const cell = cellIndex(field);
  return { at, place: "factory", cell, loot: 0, pool: "large", revenge: false, ...side };
}

/** The attacker after the fight. Only a human owner's factory costs the shield. */
function playerPatch(
  { player, field, owner, ownerIsBot }: CaptureFactoryState,
  { captured: won, report }: CaptureFactoryOutcome,
  now: number,
): PlayerPatch {
  const attackUnits = report.survivors.attacker;
  const rolls = player.rolls + 1;
  const first = won && !player.hasCaptured ? { hasCaptured: true } : {};
  if (owner === null) return { attackUnits, rolls, ...first };
  const { attacks } = countersToday(player, now);
  const fightRecord = fightRecordOf(field, { other: owner.player.id, role: "attacker", won }, now);
  return {
    attackUnits,
    rolls,
    fights: rememberFight(player.fights, fightRecord),
    ...countersPatch(player, now, { attacks: attacks + 1 }),
    ...first,
    ...(ownerIsBot !== true && withoutShield(player, now)),
  };
}

/** The owner after the fight: the fight, and the losses if their own units were the garrison. */
function ownerChange(
  { player, field, owner }: CaptureFactoryState,
  { captured: won, garrisonOfOwner, report }: CaptureFactoryOutcome,
  now: number,
): PlayerChange[] {
  if (owner === null) return [];
  const { id, defenseUnits, fights } = owner.player;
  const gone = (index: number) =>
    (report.losses.defender[index] ?? 0) - (report.repaired[index] ?? 0);
  const fightRecord = fightRecordOf(field, { other: player.id, role: "defender", won }, now);
  const set: PlayerPatch = {
    fights: rememberFight(fights, fightRecord),
    ...(garrisonOfOwner
      ? { defenseUnits: defenseUnits.map((count, index) => count - gone(index)) }
      : {}),
  };
  return [{ id, set }];
}

/** Alerts the new owner of a factory that is due for release: it will still be released. */
function releaseAlerts({ player, factory }: CaptureFactoryState, now: number): AlertChange[] {
  const at = factory?.fallsFreeAt ?? 0;
  return factory !== null && at > now ? [releaseAlert(player.id, factory, at)] : [];
}

/**
 * Fights the garrison of the factory on the player's field with all attack units. A victory makes
 * it the player's; taken from another player, it is safe for 60 minutes, once in 24 hours. Refuses
 * with `NOT_HERE`, `WRONG_FIELD` (no factory), `ALREADY_YOURS`, `FACTORY_SAFE`,
 * `ABANDONED_RECENTLY`, `FACTORY_RESERVED`, `FACTORY_TOO_SMALL` (up to 900 slots, for a base above
 * level 3), `TOO_MANY_SMALL_FACTORIES`, `TOO_MANY_FACTORIES`, `NO_ARMY`; against an owner also
 * `PEACE`, `SHIELDED`, `NAP_PARTNER`, `TOO_WEAK`, `TOO_MANY_ATTACKS`, `CAPTURE_TRIED_RECENTLY`. Waits
 * include the time left.
 */
export function captureFactory(
  state: CaptureFactoryState,
  input: CaptureFactoryInput,
  { now, random }: Env,
): Result<CaptureFactoryOutcome, CaptureFactoryRefusal> {
  const refused = captureRefusal(state, input, now);
  if (refused !== null) return refused;
  const { player, factories, field, owner } = state;
  const garrison = factoryGarrison(field.slots, countPlainFactories(factories), owner);
  const report = battle(state, garrison, battleSeed(random));
  const captured = report.winner === "attacker";
  const safeUntil = owner === null ? 0 : safetyAfterCapture(state.hold, now);
  const { newFactoryId } = input;
  const taken: FactoryChange = {
    x: field.x,
    y: field.y,
    from: owner?.player.id ?? null,
    to: player.id,
    lvl: 1,
    slots: field.slots,
    safeUntil,
    hold: owner === null ? holdAfterCapture(state.hold, now) : { safeUntil },
    ...(owner === null && newFactoryId !== undefined && { id: newFactoryId }),
    ...(player.hasCaptured ? {} : { isFirst: true }),
  };
  const factory = captured ? taken : null;
  const outcome = { captured, factory, garrisonOfOwner: garrison.ofOwner, report };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: playerPatch(state, outcome, now) }),
      ...writeAll("player", ownerChange(state, outcome, now)),
      ...writeAll("ledger", captureLedger(state, outcome, input)),
      ...(factory ? [write("factory", factory)] : []),
      ...writeAll("alert", factory ? releaseAlerts(state, now) : []),
      write("battle", { id: input.battleId, report: input.toStored?.(outcome) ?? report }),
    ],
    outcome,
  };
}
