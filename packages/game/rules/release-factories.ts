/** Release of small factories to newcomers (rules §13). */

import { releaseAlert } from "../alerts.ts";
import { CAPTURE } from "../catalogue/battle.ts";
import { isSmallFactory } from "../catalogue/factory-classes.ts";
import { DAY, HOUR } from "../game-time.ts";
import { NO_AMOUNTS } from "../resource.ts";
import type { Env, Success } from "../result.ts";
import type { FactoryState, FieldHold, Position } from "../state.ts";
import { write } from "../writes.ts";
import { RESERVED_MS } from "./field-hold.ts";
import { keptFactory } from "./kept-factory.ts";
import { isInFuture } from "./waits.ts";

/** Parameters of the hourly release. */
export const RELEASE = {
  /** Percentage of small factories that can be held before any are released. */
  heldPercent: 75,
  /** Notices are given only within this time after a full hour. */
  noticeWithinMs: 60_000,
  /** Maximum time between a notice and its release. */
  noticeMs: HOUR,
} as const;

/** A factory field with its factory, if held. */
export interface HoldableField extends Position {
  slots: number;
  factory: FactoryState | null;
  hold: FieldHold;
}

type HeldField = HoldableField & { factory: FactoryState };

const isHeld = (field: HoldableField): field is HeldField => field.factory !== null;

const noticeOf = ({ factory }: HeldField): number => factory.fallsFreeAt ?? 0;

/** Whether a notice is due. Notices written by a clock that ran ahead are due as well. */
export function isReleaseDue({ fallsFreeAt = 0 }: FactoryState, now: number): boolean {
  return fallsFreeAt > 0 && (fallsFreeAt <= now || isInFuture(fallsFreeAt - RELEASE.noticeMs, now));
}

/** Whether it was free for a full hour of the last 24. */
const wasOpen = ({ hold }: HoldableField, now: number): boolean =>
  hold.openUntil > 0 && hold.openUntil - HOUR >= now - DAY && !isInFuture(hold.openUntil, now);

/** The next full hour after a time. */
export function nextFullHour(now: number): number {
  return (Math.floor(now / HOUR) + 1) * HOUR;
}

/**
 * The factories whose owners get notice at this full hour: as many of the held small ones as exceed
 * `RELEASE.heldPercent` of all small ones, longest held first, except fields that were free for an
 * hour within the last 24. Factories already under notice count. None between full hours.
 * @param fields all factory fields of the world
 */
export function noticesDue(fields: readonly HoldableField[], now: number): readonly HeldField[] {
  if (now % HOUR >= RELEASE.noticeWithinMs) return [];
  const small = fields.filter(({ slots }) => isSmallFactory(slots));
  const heldFields = small.filter(isHeld);
  const above = heldFields.length - Math.floor((small.length * RELEASE.heldPercent) / 100);
  const noticed = heldFields.filter((field) => noticeOf(field) > 0).length;
  const candidates = heldFields.filter((field) => noticeOf(field) === 0 && !wasOpen(field, now));
  const order = (a: HeldField, b: HeldField) =>
    a.hold.heldSince - b.hold.heldSince || a.y - b.y || a.x - b.x;
  return candidates.toSorted(order).slice(0, Math.max(0, above - noticed));
}

/** The factories whose notice is due. */
export function releasesDue(fields: readonly HoldableField[], now: number): readonly HeldField[] {
  return fields.filter(isHeld).filter(({ factory }) => isReleaseDue(factory, now));
}

/** Gives the owner notice of a release at the next full hour, which is the outcome. */
export function giveReleaseNotice(
  factory: FactoryState,
  { now }: Pick<Env, "now">,
): Success<number> {
  const fallsFreeAt = nextFullHour(now);
  const change = keptFactory(factory, { fallsFreeAt });
  const alert = write("alert", releaseAlert(factory.ownerId, factory, fallsFreeAt));
  return { ok: true, changes: [write("factory", change), alert], outcome: fallsFreeAt };
}

/**
 * Releases a factory whose notice is due. For an hour only players without a plain factory can take
 * it; its last owner cannot for `CAPTURE.barredMs` and gets a log line (reason `released`).
 */
export function releaseFactory(factory: FactoryState, { now }: Pick<Env, "now">): Success<null> {
  const { x, y, ownerId, lvl, slots } = factory;
  const detail = { x, y, slots, reason: "released" };
  return {
    ok: true,
    changes: [
      write("ledger", { playerId: ownerId, kind: "factory-lost", ...NO_AMOUNTS, detail }),
      write("factory", {
        x,
        y,
        lvl,
        slots,
        safeUntil: 0,
        from: ownerId,
        to: null,
        hold: { freeSince: now, reservedUntil: now + RESERVED_MS },
        barred: { playerId: ownerId, until: now + CAPTURE.barredMs },
      }),
    ],
    outcome: null,
  };
}
