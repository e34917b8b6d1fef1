/** What a factory field remembers of being held and free (rules §10, §13). */
import { isSmallFactory } from "../catalogue/base-levels.ts";
import { CAPTURE } from "../catalogue/battle.ts";
import { START } from "../catalogue/limits.ts";
import { HOUR } from "../game-time.ts";
import type { FactoryState, FieldHold } from "../state.ts";
import { isWithin, protectionLeft, waitLeft } from "./waits.ts";

/** How long only players without a plain factory can take one that became free for newcomers (rules §10). */
export const RESERVED_MS = HOUR;
/** How long that lasts at most from when it is said: one that is free early is kept from its hour on. */
export const RESERVED_AHEAD_MS = HOUR + RESERVED_MS;

/** A field that nobody ever held. */
export const NEVER_HELD: FieldHold = {
  ...{ freeSince: 0, heldSince: 0, openUntil: 0 },
  ...{ reservedUntil: 0, safeUntil: 0 },
};

/** Whether a free field was free for a whole hour; one that became free unseen was not, as far as known. */
function wasOpen({ freeSince, heldSince }: FieldHold, now: number): boolean {
  return heldSince === 0 || (freeSince > 0 && now - freeSince >= HOUR);
}

/** Whether it has become free for newcomers since it was last taken from a whole freedom. */
const wasReleased = ({ reservedUntil, heldSince }: FieldHold): boolean =>
  reservedUntil - RESERVED_MS > heldSince;

/**
 * The field after a free factory was taken. Being passed on by way of a short freedom does not begin
 * the time that it is held again; having been kept for newcomers does. It stays kept for them as long as
 * was said: otherwise one of them could take it for somebody else.
 */
export function heldAfter(hold: FieldHold = NEVER_HELD, now: number): Partial<FieldHold> {
  const isOpen = wasOpen(hold, now);
  return {
    freeSince: 0,
    heldSince: isOpen || wasReleased(hold) ? now : hold.heldSince,
    openUntil: isOpen ? now : hold.openUntil,
  };
}

/** The field after its factory became free in any way: what was promised to newcomers is kept for them. */
export function freeAfter(
  { fallsFreeAt = 0 }: Pick<FactoryState, "fallsFreeAt">,
  now: number,
): Partial<FieldHold> {
  return {
    freeSince: now,
    ...(fallsFreeAt > 0 && { reservedUntil: Math.max(now, fallsFreeAt) + RESERVED_MS }),
  };
}

/** Until when a factory is safe that is taken from another player now; 0 within a day of the last time. */
export function safetyOf(hold: FieldHold = NEVER_HELD, now: number): number {
  const lastBegan = hold.safeUntil - CAPTURE.safeMs;
  return isWithin(lastBegan, CAPTURE.safeOnceMs, now) ? 0 : now + CAPTURE.safeMs;
}

/** Whether the owner's shield covers a factory: the first that they ever captured, if it is small (rules §2). */
export function isCoveredByShield({ isFirst, slots }: Pick<FactoryState, "isFirst" | "slots">) {
  return isFirst === true && isSmallFactory(slots);
}

/** How long nobody can take a factory, by its own safety or by its owner's shield; 0 for no longer. */
export function safetyLeft(
  factory: Pick<FactoryState, "isFirst" | "safeUntil" | "slots">,
  shieldUntil: number,
  now: number,
): number {
  const shield = isCoveredByShield(factory) ? shieldUntil : 0;
  return Math.max(
    waitLeft(factory.safeUntil, CAPTURE.safeMs, now),
    protectionLeft(shield, START.shieldMs, now),
  );
}
