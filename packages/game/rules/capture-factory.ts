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
import { BATTLE_RULES_VERSION, type BattleReport, fight } from "./battle.ts";
import { battleSeed } from "./battle-seed.ts";
import { captureLedger } from "./capture-ledger.ts";
import {
  type CaptureFactoryRefusal,
  type CaptureQuestion,
  captureRefusal,
} from "./capture-refusal.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { type FactoryGarrison, factoryGarrison } from "./factory-garrison.ts";
import { heldAfter, safetyOf } from "./field-hold.ts";
import { attackingArmy, plainFactories, rememberFight, supply, withoutShield } from "./fights.ts";

export interface CaptureFactoryState extends CaptureQuestion {
  /** Usernames, for the log of the other side, and whether it labels them as bots; a free factory's owner is null. */
  playerName: string;
  playerIsBot?: boolean;
  ownerName: string | null;
  ownerIsBot?: boolean;
}

export interface CaptureFactoryInput {
  field: Position;
  /** Under which id the report is kept. */
  battleId: string;
  /** What a free factory is called once it is taken; else it gets the next id. */
  newFactoryId?: number;
  /** The report as it is kept; without it, as the fight makes it. */
  toStored?: (outcome: CaptureFactoryOutcome) => unknown;
}

export interface CaptureFactoryOutcome {
  captured: boolean;
  /** The field as it belongs to the player now; null when the garrison held. */
  factory: FactoryChange | null;
  /** Whether the garrison was a quarter of the owner's units, not neutral Walls. */
  garrisonOfOwner: boolean;
  report: BattleReport;
}

function battle(state: CaptureFactoryState, garrison: FactoryGarrison, seed: string): BattleReport {
  const { player, factories } = state;
  return fight({
    attacker: attackingArmy(player, factories),
    defender: garrison.army,
    modifiers: { attackerSupply: supply(player, factories), defenderSupply: garrison.supply },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}

/** How one side remembers it: a factory brings no loot. */
function fightOver(
  field: Position,
  side: Pick<Fight, "other" | "role" | "won">,
  at: number,
): Fight {
  const cell = cellIndex(field);
  return { at, place: "factory", cell, loot: 0, pool: "large", revenge: false, ...side };
}

/**
 * The player after it: survivors; against an owner the counters and the memory too, and no shield unless
 * the owner is a bot.
 */
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
  const fought = fightOver(field, { other: owner.player.id, role: "attacker", won }, now);
  return {
    attackUnits,
    rolls,
    fights: rememberFight(player.fights, fought),
    ...countersPatch(player, now, { attacks: attacks + 1 }),
    ...first,
    ...(ownerIsBot !== true && withoutShield(player, now)),
  };
}

/** The owner after it: the memory, and the fallen of the quarter that stood as garrison. */
function ownerChange(
  { player, field, owner }: CaptureFactoryState,
  { captured: won, garrisonOfOwner, report }: CaptureFactoryOutcome,
  now: number,
): PlayerChange[] {
  if (owner === null) return [];
  const { id, defenseUnits, fights } = owner.player;
  const gone = (index: number) =>
    (report.losses.defender[index] ?? 0) - (report.repaired[index] ?? 0);
  const fought = fightOver(field, { other: player.id, role: "defender", won }, now);
  const set: PlayerPatch = {
    fights: rememberFight(fights, fought),
    ...(garrisonOfOwner
      ? { defenseUnits: defenseUnits.map((count, index) => count - gone(index)) }
      : {}),
  };
  return [{ id, set }];
}

/** To a player who takes over a factory under notice: it still becomes free. */
function noticeOf({ player, factory }: CaptureFactoryState, now: number): AlertChange[] {
  const at = factory?.fallsFreeAt ?? 0;
  return factory !== null && at > now ? [releaseAlert(player.id, factory, at)] : [];
}

/**
 * Fights the garrison of the factory where the player stands, with all attack units; a victory makes
 * it the player's, and safe for 60 minutes when it was taken from another, once in 24 hours. Refuses with `NOT_HERE`,
 * `WRONG_FIELD` (no factory), `ALREADY_YOURS`, `FACTORY_SAFE`, `ABANDONED_RECENTLY` (by this
 * player, or lost to newcomers), `FACTORY_RESERVED` (for newcomers), `FACTORY_TOO_SMALL` (900 slots or
 * fewer for a base above level 3), `TOO_MANY_SMALL_FACTORIES`, `TOO_MANY_FACTORIES`, `NO_ARMY`; against an owner also with `SHIELDED`, `NAP_PARTNER`, `TOO_WEAK`, `TOO_MANY_ATTACKS`
 * and `CAPTURE_TRIED_RECENTLY` (this owner, within the hour). Those that pass tell the time left.
 */
export function captureFactory(
  state: CaptureFactoryState,
  input: CaptureFactoryInput,
  { now, random }: Env,
): Result<CaptureFactoryOutcome, CaptureFactoryRefusal> {
  const refused = captureRefusal(state, input, now);
  if (refused !== null) return refused;
  const { player, factories, field, owner } = state;
  const garrison = factoryGarrison(field.slots, plainFactories(factories), owner);
  const report = battle(state, garrison, battleSeed(random));
  const captured = report.winner === "attacker";
  const safeUntil = owner === null ? 0 : safetyOf(state.hold, now);
  const { newFactoryId } = input;
  const taken: FactoryChange = {
    x: field.x,
    y: field.y,
    from: owner?.player.id ?? null,
    to: player.id,
    lvl: 1,
    slots: field.slots,
    safeUntil,
    hold: owner === null ? heldAfter(state.hold, now) : { safeUntil },
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
      ...writeAll("alert", factory ? noticeOf(state, now) : []),
      write("battle", { id: input.battleId, report: input.toStored?.(outcome) ?? report }),
    ],
    outcome,
  };
}
