/** Why a factory cannot be captured (rules §10, §13). */
import { maxPlainFactories } from "../catalogue/base-levels.ts";
import { CAPTURE } from "../catalogue/battle.ts";
import {
  FACTORY_CLASSES,
  type FactoryClassId,
  factoryClass,
} from "../catalogue/factory-classes.ts";
import type { Refusal } from "../result.ts";
import type { FactoryState, FieldHold, FieldState, PlayerState, Position } from "../state.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";
import type { CaptureMode } from "./capture-mode.ts";
import type { FactoryOwner } from "./factory-garrison.ts";
import {
  captureSafetyLeft,
  isCoveredByShield,
  plunderSafetyLeft,
  RESERVED_AHEAD_MS,
} from "./field-hold.ts";
import {
  baseLevel,
  countFactoriesOf,
  countPlainFactories,
  type FightRefusal,
  fightRefusal,
  fightWait,
  hasAttackUnits,
  isTooWeak,
  recentFights,
} from "./fights.ts";
import { storeLoot } from "./store-loot.ts";
import { waitLeft } from "./waits.ts";
import { type Pause, peaceRefusal, seasonPeaceRefusal } from "./world-schedule.ts";

export type CaptureFactoryRefusal =
  | FightRefusal
  | "PEACE"
  | "NOT_HERE"
  | "WRONG_FIELD"
  | "ALREADY_YOURS"
  | "FACTORY_SAFE"
  | "ABANDONED_RECENTLY"
  | "FACTORY_TOO_SMALL"
  | "FACTORY_TOO_LARGE"
  | "TOO_MANY_FACTORIES"
  | "TOO_MANY_SMALL_FACTORIES"
  | "TOO_MANY_WORKS"
  | "WORKS_CLOSED_TO_BOTS"
  | "FACTORY_FREE"
  | "NOTHING_TO_PLUNDER"
  | "FACTORY_RESERVED"
  | "NO_ARMY"
  | "CAPTURE_TRIED_RECENTLY";

/** Everything that decides whether a factory can be attacked. */
export interface CaptureContext {
  player: PlayerState;
  /** Whether the player is a labeled bot. */
  playerIsBot?: boolean;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
  /** The field at `input.field`, as stored in the map. */
  field: Pick<FieldState, "x" | "y" | "type" | "slots">;
  /** The factory on the field and its owner; both null for a free one. */
  factory: FactoryState | null;
  owner: FactoryOwner | null;
  /** Whether the owner is a labeled bot. */
  ownerIsBot?: boolean;
  /** A bar on a former owner, or null. */
  barred: { playerId: number; until: number } | null;
  /** The field's hold history. Omitted if it was never held. */
  hold?: FieldHold;
  /** The peace of the world, even if it is not in force. */
  peace?: Pause | null;
}

type Answer = Refusal<CaptureFactoryRefusal> | null;

const refuse = (code: CaptureFactoryRefusal, waitMs = 0): Answer =>
  waitMs > 0 ? { ok: false, code, waitMs } : { ok: false, code };

/** Refusals that depend on the field. */
function fieldRefusal(
  { player, field, factory, barred, hold }: CaptureContext,
  input: { field: Position; mode: CaptureMode },
  now: number,
): Answer {
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) return refuse("NOT_HERE");
  if (field.type !== "factory" || factory?.type === "base") return refuse("WRONG_FIELD");
  if (factory?.ownerId === player.id) return refuse("ALREADY_YOURS");
  const isCapture = input.mode === "capture";
  const safeFor =
    factory === null
      ? 0
      : isCapture
        ? captureSafetyLeft(factory, hold, now)
        : plunderSafetyLeft(now, hold);
  if (safeFor > 0) return refuse("FACTORY_SAFE", safeFor);
  const barredUntil = barred?.playerId === player.id ? barred.until : 0;
  const barredFor = waitLeft(barredUntil, CAPTURE.barredMs, now);
  return barredFor > 0 ? refuse("ABANDONED_RECENTLY", barredFor) : null;
}

/** A released factory is reserved for newcomers for an hour, even if one of them captured it. */
function reserveRefusal({ factories, hold }: CaptureContext, now: number): Answer {
  const reservedFor = waitLeft(hold?.reservedUntil ?? 0, RESERVED_AHEAD_MS, now);
  if (reservedFor === 0 || countPlainFactories(factories) === 0) return null;
  return refuse("FACTORY_RESERVED", reservedFor);
}

/** How many factories of a class one player may hold at most. */
const CLASS_FULL: Partial<Record<FactoryClassId, CaptureFactoryRefusal>> = {
  small: "TOO_MANY_SMALL_FACTORIES",
  works: "TOO_MANY_WORKS",
};

/** Refusals that depend on the player's base and factories. Only the first stops a plunder. */
function holdingsRefusal(
  { playerIsBot = false, factories, field }: CaptureContext,
  mode: CaptureMode,
): Answer {
  const level = baseLevel(factories);
  const id = factoryClass(field.slots);
  const { minBaseLevel, maxBaseLevel, perPlayer } = FACTORY_CLASSES[id];
  if (level > maxBaseLevel) return refuse("FACTORY_TOO_SMALL");
  if (mode === "capture") {
    if (id === "works" && playerIsBot) return refuse("WORKS_CLOSED_TO_BOTS");
    if (level < minBaseLevel)
      return { ok: false, code: "FACTORY_TOO_LARGE", baseLevel: minBaseLevel };
    const maxFactories = maxPlainFactories(level);
    if (countPlainFactories(factories) >= maxFactories)
      return { ok: false, code: "TOO_MANY_FACTORIES", max: maxFactories };
    const classFullCode = CLASS_FULL[id];
    if (classFullCode !== undefined && countFactoriesOf(factories, id) >= perPlayer)
      return refuse(classFullCode);
  }
  return null;
}

/** Whether this factory was recently taken from the player; weakness cannot protect it. */
function isTakenFrom(player: PlayerState, field: Position, now: number): boolean {
  const cell = cellIndex(field);
  return recentFights(player.fights, now).some(
    (one) => one.role === "defender" && one.place === "factory" && one.won && one.cell === cell,
  );
}

/**
 * Refusals that protect the owner: a peace, those of an attack, and one attempt per
 * `CAPTURE.cooldownMs`.
 */
function ownerRefusal(
  { player, factories, field, factory, owner, peace }: CaptureContext,
  now: number,
): Answer {
  if (owner === null) return null;
  const atPeace = peaceRefusal(peace, now);
  if (atPeace !== null) return atPeace;
  const isCovered = factory !== null && isCoveredByShield({ ...factory, slots: field.slots });
  const { id, napPartners, shieldUntil } = owner.player;
  const context = {
    attacker: player,
    attackerFactories: factories,
    defender: { id, napPartners, shieldUntil: isCovered ? shieldUntil : 0 },
    defenderFactories: owner.factories,
  };
  const { isOwnerProtected } = FACTORY_CLASSES[factoryClass(field.slots)];
  const isProtectedByWeakness =
    isOwnerProtected && isTooWeak(context) && !isTakenFrom(player, field, now);
  const refused = fightRefusal(context, isProtectedByWeakness, now);
  if (refused !== null) return refused;
  const cooldownTarget = {
    other: owner.player.id,
    place: "factory",
    cooldownMs: CAPTURE.cooldownMs,
  } as const;
  const waitMs = fightWait(player, cooldownTarget, now);
  return waitMs > 0 ? refuse("CAPTURE_TRIED_RECENTLY", waitMs) : null;
}

/** Whether a plunder could take nothing: a free factory, an empty store, or no allowance left. */
function plunderRefusal(state: CaptureContext, now: number): Answer {
  const { player, factory, owner, ownerIsBot } = state;
  if (owner === null || factory === null) return refuse("FACTORY_FREE");
  const fight = { attacker: player, owner, ownerIsBot, factory, mode: "plunder" } as const;
  const { metal, energy } = storeLoot(fight, now);
  return metal + energy > 0 ? null : refuse("NOTHING_TO_PLUNDER");
}

/**
 * The first reason why the player cannot attack this factory now; null if they can. A missing army
 * comes after what no purchase changes.
 */
export function captureRefusal(
  state: CaptureContext,
  { field, mode = "capture" }: { field: Position; mode?: CaptureMode },
  now: number,
): Answer {
  const isPlunder = mode === "plunder";
  return (
    fieldRefusal(state, { field, mode }, now) ??
    seasonPeaceRefusal(state.peace, now) ??
    (isPlunder && state.owner === null ? refuse("FACTORY_FREE") : null) ??
    (isPlunder ? null : reserveRefusal(state, now)) ??
    holdingsRefusal(state, mode) ??
    ownerRefusal(state, now) ??
    (hasAttackUnits(state.player) ? null : refuse("NO_ARMY")) ??
    (isPlunder ? plunderRefusal(state, now) : null)
  );
}
