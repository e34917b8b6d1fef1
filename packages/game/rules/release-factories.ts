/** Small factories that become free for newcomers (rules §10). */

import { releaseAlert } from "../alerts.ts";
import { isSmallFactory } from "../catalogue/base-levels.ts";
import { CAPTURE } from "../catalogue/battle.ts";
import { DAY, HOUR } from "../game-time.ts";
import { NOTHING } from "../resource.ts";
import type { Done, Env } from "../result.ts";
import type { FactoryState, FieldHold, Position } from "../state.ts";
import { write } from "../writes.ts";
import { RESERVED_MS } from "./field-hold.ts";
import { isAhead } from "./waits.ts";

/** What the hourly release goes by. */
export const RELEASE = {
  /** Share of the small factories, in percent, that can be held without any becoming free. */
  heldPercent: 75,
  /** Within this time of a full hour notices are given. */
  noticeWithinMs: 60_000,
  /** How long before its factory is free an owner is given notice at most. */
  noticeMs: HOUR,
} as const;

/** A factory field and what stands on it. */
export interface HoldableField extends Position {
  slots: number;
  factory: FactoryState | null;
  hold: FieldHold;
}

type HeldField = HoldableField & { factory: FactoryState };

const isHeld = (field: HoldableField): field is HeldField => field.factory !== null;

const noticeOf = ({ factory }: HeldField): number => factory.fallsFreeAt ?? 0;

/** Whether the notice of a factory is up; one that a clock gave which ran ahead is. */
export function isReleaseDue({ fallsFreeAt = 0 }: FactoryState, now: number): boolean {
  return fallsFreeAt > 0 && (fallsFreeAt <= now || isAhead(fallsFreeAt - RELEASE.noticeMs, now));
}

/** Whether it was free for a whole hour of the last 24. */
const wasOpen = ({ hold }: HoldableField, now: number): boolean =>
  hold.openUntil > 0 && hold.openUntil - HOUR >= now - DAY && !isAhead(hold.openUntil, now);

/** The full hour that follows a time. */
export function nextFullHour(now: number): number {
  return (Math.floor(now / HOUR) + 1) * HOUR;
}

/**
 * The factories whose owners are given notice at this full hour: of the small ones held, so many as are
 * above three quarters of all small ones, longest held first, but none whose field was free for an hour
 * within 24. Those that were given notice already count among them. None between full hours.
 * @param fields all factory fields of the world
 */
export function noticesDue(fields: readonly HoldableField[], now: number): readonly HeldField[] {
  if (now % HOUR >= RELEASE.noticeWithinMs) return [];
  const small = fields.filter(({ slots }) => isSmallFactory(slots));
  const held = small.filter(isHeld);
  const above = held.length - Math.floor((small.length * RELEASE.heldPercent) / 100);
  const noticed = held.filter((field) => noticeOf(field) > 0).length;
  const open = held.filter((field) => noticeOf(field) === 0 && !wasOpen(field, now));
  const order = (a: HeldField, b: HeldField) =>
    a.hold.heldSince - b.hold.heldSince || a.y - b.y || a.x - b.x;
  return open.toSorted(order).slice(0, Math.max(0, above - noticed));
}

/** The factories whose notice is up. */
export function releasesDue(fields: readonly HoldableField[], now: number): readonly HeldField[] {
  return fields.filter(isHeld).filter(({ factory }) => isReleaseDue(factory, now));
}

/** Gives the owner notice that the factory becomes free at the next full hour; the outcome is when. */
export function noticeFactory(factory: FactoryState, { now }: Pick<Env, "now">): Done<number> {
  const fallsFreeAt = nextFullHour(now);
  const { x, y, ownerId, lvl, slots, safeUntil } = factory;
  const change = { x, y, from: ownerId, to: ownerId, lvl, slots, safeUntil, fallsFreeAt };
  const alert = write("alert", releaseAlert(ownerId, { x, y }, fallsFreeAt));
  return { ok: true, changes: [write("factory", change), alert], outcome: fallsFreeAt };
}

/**
 * A factory whose notice is up becomes free, for an hour only for players without a plain one; its last
 * owner cannot take it for 24 hours, and their log tells of it (reason `released`).
 */
export function releaseFactory(factory: FactoryState, { now }: Pick<Env, "now">): Done<null> {
  const { x, y, ownerId, lvl, slots } = factory;
  const detail = { x, y, slots, reason: "released" };
  return {
    ok: true,
    changes: [
      write("ledger", { playerId: ownerId, kind: "factory-lost", ...NOTHING, detail }),
      write("factory", {
        ...{ x, y, lvl, slots, safeUntil: 0, from: ownerId, to: null },
        hold: { freeSince: now, reservedUntil: now + RESERVED_MS },
        ...{ barredId: ownerId, barredUntil: now + CAPTURE.barredMs },
      }),
    ],
    outcome: null,
  };
}
