/** Fighting for a factory, or for what is in its store (spec §4, §7, rules §13). */

import { releaseAlert } from "../alerts.ts";
import { type Amounts, addAmounts, NO_AMOUNTS, RESOURCES } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { Fight, LootOfDay, PlayerPatch, PlayerState, Position } from "../state.ts";
import { cellIndex } from "../world/grid.ts";
import {
  type AlertChange,
  type FactoryChanged,
  type FactoryTaken,
  type PlayerChange,
  write,
  writeAll,
} from "../writes.ts";
import { BATTLE_RULES_VERSION, type BattleReport, resolveBattle } from "./battle.ts";
import { battleSeed } from "./battle-seed.ts";
import { captureLedger } from "./capture-ledger.ts";
import type { CaptureMode } from "./capture-mode.ts";
import {
  type CaptureContext,
  type CaptureFactoryRefusal,
  captureRefusal,
} from "./capture-refusal.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type FactoryGarrison, factoryGarrison } from "./factory-garrison.ts";
import { holdAfterCapture, safetyAfterCapture, safetyAfterPlunder } from "./field-hold.ts";
import {
  armySupply,
  attackingArmy,
  countPlainFactories,
  rememberFight,
  withoutShield,
} from "./fights.ts";
import { keptFactory } from "./kept-factory.ts";
import { rememberLoot } from "./loot-allowance.ts";
import { plunderedSince, storeLoot } from "./store-loot.ts";

export interface CaptureFactoryState extends CaptureContext {
  /** Usernames and bot flags, for the log of the other side. A free factory has no owner. */
  playerName: string;
  ownerName: string | null;
}

export interface CaptureFactoryInput {
  field: Position;
  /** A fight for the factory unless told otherwise. */
  mode?: CaptureMode;
  /** The id under which the report is stored. */
  battleId: string;
  /** Preassigned id for a free factory. Without it the row gets the next id. */
  newFactoryId?: number;
  /** Converts the report for storage. By default it is stored as is. */
  toStored?: (outcome: CaptureFactoryOutcome) => unknown;
}

export interface CaptureFactoryOutcome {
  won: boolean;
  /** Whether the factory is the player's now: a victory that was no plunder. */
  captured: boolean;
  /** The change of the factory; null when the garrison held. */
  factory: FactoryTaken | FactoryChanged | null;
  /** The loot from the store. */
  loot: Amounts;
  /** Whether the garrison was the owner's units instead of neutral Walls. */
  garrisonOfOwner: boolean;
  report: BattleReport;
}

function battle(state: CaptureFactoryState, garrison: FactoryGarrison, seed: string): BattleReport {
  const { player, factories } = state;
  return resolveBattle({
    attacker: attackingArmy(player, factories),
    defender: garrison.army,
    modifiers: {
      attackerSupply: armySupply(player, factories),
      defenderSupply: garrison.supply,
      ...(garrison.ofOwner && { lastingRepaired: true }),
    },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}

/** The fight as one side remembers it. Loot from a store opens no revenge. */
function fightRecordOf(
  field: Position,
  side: Pick<Fight, "other" | "role" | "won">,
  at: number,
): Fight {
  const cell = cellIndex(field);
  return { at, place: "factory", cell, loot: 0, pool: "large", revenge: false, ...side };
}

/** The loot history with what came from this owner's store. */
function lootsWith(player: PlayerState, other: number, loot: Amounts, now: number) {
  return RESOURCES.filter((type) => loot[type] > 0).reduce(
    (loots: readonly LootOfDay[], type) =>
      rememberLoot({ ...player, loots }, { other, type, amount: loot[type] }, now),
    player.loots,
  );
}

/** The attacker after the fight. Only a human owner's factory costs the shield. */
function playerPatch(
  { player, field, owner, ownerIsBot }: CaptureFactoryState,
  { won, captured, loot, report }: CaptureFactoryOutcome,
  now: number,
): PlayerPatch {
  const attackUnits = report.survivors.attacker;
  const rolls = player.rolls + 1;
  const first = captured && !player.hasCaptured ? { hasCaptured: true } : {};
  if (owner === null) return { attackUnits, rolls, ...first };
  const { id: other } = owner.player;
  const { attacks } = countersToday(player, now);
  const fightRecord = fightRecordOf(field, { other, role: "attacker", won }, now);
  const hasLoot = loot.metal + loot.energy > 0;
  return {
    attackUnits,
    rolls,
    fights: rememberFight(player.fights, fightRecord),
    ...countersPatch(player, now, { attacks: attacks + 1 }),
    ...(hasLoot && {
      carried: addAmounts(player.carried, loot),
      loots: lootsWith(player, other, loot, now),
    }),
    ...first,
    ...(ownerIsBot !== true && withoutShield(player, now)),
  };
}

/** The owner after the fight: the fight, and the losses if their own units were the garrison. */
function ownerChange(
  { player, field, owner }: CaptureFactoryState,
  { won, garrisonOfOwner, report }: CaptureFactoryOutcome,
  now: number,
): PlayerChange[] {
  if (owner === null) return [];
  const { id, defenseUnits, fights } = owner.player;
  const unitsLost = (index: number) =>
    (report.losses.defender[index] ?? 0) - (report.repaired[index] ?? 0);
  const fightRecord = fightRecordOf(field, { other: player.id, role: "defender", won }, now);
  const set: PlayerPatch = {
    fights: rememberFight(fights, fightRecord),
    ...(garrisonOfOwner
      ? { defenseUnits: defenseUnits.map((count, index) => count - unitsLost(index)) }
      : {}),
  };
  return [{ id, set }];
}

/** Alerts the new owner of a factory that is due for release: it will still be released. */
function releaseAlerts({ player, factory }: CaptureFactoryState, now: number): AlertChange[] {
  const at = factory?.fallsFreeAt ?? 0;
  return factory !== null && at > now ? [releaseAlert(player.id, factory, at)] : [];
}

/** The factory after a victory: the player's, or its owner's with half of the counted time. */
function factoryAfter(
  { player, field, factory, owner, hold }: CaptureFactoryState,
  { mode, newFactoryId }: CaptureFactoryInput,
  now: number,
): FactoryTaken | FactoryChanged {
  const { x, y, slots } = field;
  if (mode === "plunder" && factory !== null) {
    const plunderSafeUntil = safetyAfterPlunder(now, hold);
    const plundered = keptFactory(factory, { slots, storeSince: plunderedSince(factory, now) });
    return plunderSafeUntil === 0 ? plundered : { ...plundered, hold: { plunderSafeUntil } };
  }
  const captured = {
    x,
    y,
    to: player.id,
    lvl: 1,
    slots,
    storeSince: now,
    ...(player.hasCaptured ? {} : { isFirst: true }),
  };
  if (owner !== null) {
    return { ...captured, from: owner.player.id, safeUntil: safetyAfterCapture(now) };
  }
  return {
    ...captured,
    from: null,
    safeUntil: 0,
    hold: holdAfterCapture(now, hold),
    ...(newFactoryId !== undefined && { id: newFactoryId }),
  };
}

/**
 * Fights the garrison of the factory on the player's field with all attack units. A victory
 * captures the factory with its whole store. With the mode `plunder`, it takes half of the store
 * and leaves the factory to its owner. A factory captured from a player is safe from capture for
 * `CAPTURE.safeMs`. A plundered one is safe from both for `CAPTURE.plunderSafeMs`, at most once in
 * `CAPTURE.plunderSafeOnceMs`. Refuses
 * - with `NOT_HERE`, `WRONG_FIELD` (no factory), `ALREADY_YOURS`, `FACTORY_SAFE`,
 *   `ABANDONED_RECENTLY`, `FACTORY_TOO_SMALL` (for a base above its `maxBaseLevel`), `NO_ARMY`, and
 *   `PEACE` after a season;
 * - a capture also with `FACTORY_RESERVED`, `FACTORY_TOO_LARGE` (with the base level it needs),
 *   `TOO_MANY_SMALL_FACTORIES`, `TOO_MANY_WORKS`, `WORKS_CLOSED_TO_BOTS`, `TOO_MANY_FACTORIES`;
 * - against an owner also with `PEACE`, `SHIELDED`, `NAP_PARTNER`, `TOO_WEAK`, `TOO_MANY_ATTACKS`,
 *   `CAPTURE_TRIED_RECENTLY`;
 * - a plunder also with `FACTORY_FREE` and `NOTHING_TO_PLUNDER`.
 * Waits include the time left.
 */
export function captureFactory(
  state: CaptureFactoryState,
  input: CaptureFactoryInput,
  { now, random }: Env,
): Result<CaptureFactoryOutcome, CaptureFactoryRefusal> {
  const refused = captureRefusal(state, input, now);
  if (refused !== null) return refused;
  const { player, factories, field, factory: before, owner, ownerIsBot } = state;
  const { mode = "capture" } = input;
  const garrison = factoryGarrison(field.slots, countPlainFactories(factories), owner, before);
  const report = battle(state, garrison, battleSeed(random));
  const won = report.winner === "attacker";
  const loot =
    won && owner !== null && before !== null
      ? storeLoot({ attacker: player, owner, ownerIsBot, factory: before, mode }, now)
      : NO_AMOUNTS;
  const factory = won ? factoryAfter(state, input, now) : null;
  const captured = won && mode === "capture";
  const outcome = { won, captured, factory, loot, garrisonOfOwner: garrison.ofOwner, report };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: playerPatch(state, outcome, now) }),
      ...writeAll("player", ownerChange(state, outcome, now)),
      ...writeAll("ledger", captureLedger(state, outcome, { ...input, mode })),
      ...(factory ? [write("factory", factory)] : []),
      ...writeAll("alert", captured ? releaseAlerts(state, now) : []),
      write("battle", { id: input.battleId, report: input.toStored?.(outcome) ?? report }),
    ],
    outcome,
  };
}
