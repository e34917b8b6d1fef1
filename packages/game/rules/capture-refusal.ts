/** Why a factory cannot be captured (rules §10, §13). */
import { maxPlainFactories, STARTER_FACTORY } from "../catalogue/base-levels.ts";
import { CAPTURE } from "../catalogue/battle.ts";
import type { Refusal } from "../result.ts";
import type { PlayerState, Position } from "../state.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";
import type { CaptureFactoryInput, CaptureFactoryState } from "./capture-factory.ts";
import {
  baseLevel,
  type FightRefusal,
  fightRefusal,
  fightWait,
  hasAttackUnits,
  isTooWeak,
  plainFactories,
  recentFights,
} from "./fights.ts";

export type CaptureFactoryRefusal =
  | FightRefusal
  | "NOT_HERE"
  | "WRONG_FIELD"
  | "ALREADY_YOURS"
  | "FACTORY_SAFE"
  | "ABANDONED_RECENTLY"
  | "FACTORY_TOO_SMALL"
  | "TOO_MANY_FACTORIES"
  | "NO_ARMY"
  | "CAPTURE_TRIED_RECENTLY";

/** What decides whether a factory may be fought for. */
export type CaptureQuestion = Omit<CaptureFactoryState, "playerName" | "ownerName">;

type Answer = Refusal<CaptureFactoryRefusal> | null;

const refuse = (code: CaptureFactoryRefusal, waitMs = 0): Answer =>
  waitMs > 0 ? { ok: false, code, waitMs } : { ok: false, code };

/** What the field itself forbids. */
function fieldRefusal(
  { player, field, factory, barred }: CaptureQuestion,
  input: Pick<CaptureFactoryInput, "field">,
  now: number,
): Answer {
  if (!isSameCell(player, input.field) || !isSameCell(player, field)) return refuse("NOT_HERE");
  if (field.type !== "factory" || factory?.type === "base") return refuse("WRONG_FIELD");
  if (factory?.ownerId === player.id) return refuse("ALREADY_YOURS");
  if (factory && factory.safeUntil > now) return refuse("FACTORY_SAFE", factory.safeUntil - now);
  if (barred && barred.playerId === player.id && barred.until > now) {
    return refuse("ABANDONED_RECENTLY", barred.until - now);
  }
  return null;
}

/** What the player's own holdings forbid. */
function holdingsRefusal({ player, factories, field }: CaptureQuestion): Answer {
  const level = baseLevel(factories);
  const { maxSlots, maxBaseLevel } = STARTER_FACTORY;
  if (field.slots <= maxSlots && level > maxBaseLevel) return refuse("FACTORY_TOO_SMALL");
  if (plainFactories(factories) >= maxPlainFactories(level)) return refuse("TOO_MANY_FACTORIES");
  return hasAttackUnits(player) ? null : refuse("NO_ARMY");
}

/** Whether this factory was taken from the player within 24 hours: then no weakness protects whoever has it. */
function isTakenFrom(player: PlayerState, field: Position, now: number): boolean {
  const cell = cellIndex(field);
  return recentFights(player.fights, now).some(
    (one) => one.role === "defender" && one.place === "factory" && one.won && one.cell === cell,
  );
}

/** What the owner is protected by: the refusals of an attack, and one attempt an hour. */
function ownerRefusal({ player, factories, field, owner }: CaptureQuestion, now: number): Answer {
  if (owner === null) return null;
  const question = {
    attacker: player,
    attackerFactories: factories,
    defender: owner.player,
    defenderFactories: owner.factories,
  };
  const isOpen = !isTooWeak(question) || isTakenFrom(player, field, now);
  const refused = fightRefusal(question, isOpen, now);
  if (refused !== null) return refused;
  const again = { other: owner.player.id, place: "factory", againMs: CAPTURE.againMs } as const;
  const waitMs = fightWait(player, again, now);
  return waitMs > 0 ? refuse("CAPTURE_TRIED_RECENTLY", waitMs) : null;
}

/** The first reason why the player cannot fight for this factory now; null when they can. */
export function captureRefusal(
  state: CaptureQuestion,
  input: Pick<CaptureFactoryInput, "field">,
  now: number,
): Answer {
  return fieldRefusal(state, input, now) ?? holdingsRefusal(state) ?? ownerRefusal(state, now);
}
