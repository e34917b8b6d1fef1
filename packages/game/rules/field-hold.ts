/** Hold history of a factory field (rules §13). */

import { CAPTURE } from "../catalogue/battle.ts";
import { isSmallFactory } from "../catalogue/factory-classes.ts";
import { NEW_PLAYER_START } from "../catalogue/limits.ts";
import { HOUR } from "../game-time.ts";
import type { FactoryState, FieldHold } from "../state.ts";
import { isWithin, protectionLeft, waitLeft } from "./waits.ts";

/** How long a released factory is reserved for players without a plain factory (rules §13). */
export const RESERVED_MS = HOUR;
/** Maximum time between announcing a release and the end of its reservation. */
export const RESERVED_AHEAD_MS = HOUR + RESERVED_MS;

/** The hold of a factory that was never captured. */
export const NEVER_HELD: FieldHold = {
  freeSince: 0,
  heldSince: 0,
  openUntil: 0,
  reservedUntil: 0,
  plunderSafeUntil: 0,
};

/** Whether a free field has been free for a full hour; false if it became free unseen. */
function wasOpen({ freeSince, heldSince }: FieldHold, now: number): boolean {
  return heldSince === 0 || (freeSince > 0 && now - freeSince >= HOUR);
}

/** Whether it has been released to newcomers since its current hold began. */
const wasReleased = ({ reservedUntil, heldSince }: FieldHold): boolean =>
  reservedUntil - RESERVED_MS > heldSince;

/**
 * The hold after a free factory is captured. A short free period continues the previous hold; a
 * release to newcomers starts a new one. The reservation stays in place, or a newcomer could
 * capture the factory on behalf of someone else. The safety after a plunder ends: it was that of
 * the last owner.
 */
export function holdAfterCapture(now: number, hold: FieldHold = NEVER_HELD): Partial<FieldHold> {
  const isOpen = wasOpen(hold, now);
  return {
    freeSince: 0,
    heldSince: isOpen || wasReleased(hold) ? now : hold.heldSince,
    openUntil: isOpen ? now : hold.openUntil,
    ...(hold.plunderSafeUntil > now && { plunderSafeUntil: now }),
  };
}

/** The hold after its factory becomes free. An announced release keeps its reservation. */
export function holdAfterRelease(
  { fallsFreeAt = 0 }: Pick<FactoryState, "fallsFreeAt">,
  now: number,
): Partial<FieldHold> {
  return {
    freeSince: now,
    ...(fallsFreeAt > 0 && { reservedUntil: Math.max(now, fallsFreeAt) + RESERVED_MS }),
  };
}

/** When the safety of a factory captured from a player now would end. */
export const safetyAfterCapture = (now: number): number => now + CAPTURE.safeMs;

/**
 * When the safety of a factory plundered now would end. It is 0 if the last plunder made it safe
 * within `CAPTURE.plunderSafeOnceMs`, or friends could keep a factory safe by plundering in turn.
 */
export function safetyAfterPlunder(now: number, hold: FieldHold = NEVER_HELD): number {
  const { plunderSafeMs, plunderSafeOnceMs } = CAPTURE;
  const isTooSoon = isWithin(hold.plunderSafeUntil - plunderSafeMs, plunderSafeOnceMs, now);
  return isTooSoon ? 0 : now + plunderSafeMs;
}

/** How much longer a factory can be neither captured nor plundered, milliseconds; 0 for not. */
export const plunderSafetyLeft = (now: number, hold: FieldHold = NEVER_HELD): number =>
  waitLeft(hold.plunderSafeUntil, CAPTURE.plunderSafeMs, now);

/** Whether the owner's shield covers a factory: their first capture, if it is small (rules §2). */
export function isCoveredByShield({ isFirst, slots }: Pick<FactoryState, "isFirst" | "slots">) {
  return isFirst === true && isSmallFactory(slots);
}

/**
 * How much longer nobody can capture an owned factory, after its capture or a plunder;
 * milliseconds, 0 for not.
 */
export const captureSafetyLeft = (
  { safeUntil }: Pick<FactoryState, "safeUntil">,
  hold: FieldHold | undefined,
  now: number,
): number => Math.max(waitLeft(safeUntil, CAPTURE.safeMs, now), plunderSafetyLeft(now, hold));

/**
 * How much longer nobody can capture an owned factory, including its owner's shield; milliseconds,
 * 0 for not.
 */
export function safetyLeft(
  factory: Pick<FactoryState, "isFirst" | "safeUntil" | "slots">,
  { shieldUntil, hold }: { shieldUntil: number; hold?: FieldHold | undefined },
  now: number,
): number {
  const shield = isCoveredByShield(factory) ? shieldUntil : 0;
  return Math.max(
    captureSafetyLeft(factory, hold, now),
    protectionLeft(shield, NEW_PLAYER_START.shieldMs, now),
  );
}
