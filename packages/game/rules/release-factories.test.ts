import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import type { FactoryState, FieldHold } from "../state.ts";
import { makeFactory } from "../testing/factories.ts";
import { NOON } from "../testing/players.ts";
import { changesOf } from "../writes.ts";
import {
  holdAfterCapture,
  holdAfterRelease,
  NEVER_HELD,
  safetyAfterPlunder,
} from "./field-hold.ts";
import {
  giveReleaseNotice,
  type HoldableField,
  noticesDue,
  releaseFactory,
  releasesDue,
} from "./release-factories.ts";

interface HeldFactory {
  slots?: number;
  hold?: Partial<FieldHold>;
  factory?: Partial<FactoryState>;
}

/** A held factory field in column `x`, held since noon of the previous day plus `x` ms. */
function held(x: number, { slots = 500, hold, factory }: HeldFactory = {}): HoldableField {
  const since = NOON - DAY + x;
  return {
    x,
    y: 20,
    slots,
    factory: makeFactory(x, slots, factory),
    hold: { ...NEVER_HELD, heldSince: since, ...hold },
  };
}

const free = (x: number, slots = 500): HoldableField => ({
  x,
  y: 20,
  slots,
  factory: null,
  hold: NEVER_HELD,
});

/** `count` held fields from column 1 on, then free ones up to `all`. */
const world = (count: number, all: number) =>
  Array.from({ length: all }, (_, index) => (index < count ? held(index + 1) : free(index + 1)));

const columns = (fields: readonly HoldableField[]) => fields.map(({ x }) => x);

describe("noticesDue", () => {
  it("names those above three quarters of the small ones, longest held first", () => {
    expect(columns(noticesDue(world(6, 8), NOON))).toEqual([]);
    expect(columns(noticesDue(world(8, 8), NOON))).toEqual([1, 2]);
    const swapped = [held(1, { hold: { heldSince: NOON } }), ...world(8, 8).slice(1)];
    expect(columns(noticesDue(swapped, NOON))).toEqual([2, 3]);
  });

  it("ignores large factories", () => {
    const large = Array.from({ length: 8 }, (_, index) => held(index + 11, { slots: 1000 }));
    expect(columns(noticesDue([...world(8, 8), ...large], NOON))).toEqual([1, 2]);
    expect(columns(noticesDue([...world(6, 8), ...large], NOON))).toEqual([]);
  });

  it("spares fields that were free for a full hour of the last 24", () => {
    const open = (openUntil: number) => [held(1, { hold: { openUntil } }), ...world(8, 8).slice(1)];
    expect(columns(noticesDue(open(NOON - 23 * HOUR), NOON))).toEqual([2, 3]);
    expect(columns(noticesDue(open(NOON - 23 * HOUR - 1), NOON))).toEqual([1, 2]);
  });

  it("counts factories already under notice", () => {
    const noticed = held(1, { factory: { fallsFreeAt: NOON + HOUR } });
    expect(columns(noticesDue([noticed, ...world(8, 8).slice(1)], NOON))).toEqual([2]);
  });

  it("applies only at full hours", () => {
    expect(noticesDue(world(8, 8), NOON + 59_999)).toHaveLength(2);
    expect(noticesDue(world(8, 8), NOON + 60_000)).toEqual([]);
    expect(noticesDue(world(8, 8), NOON - 1)).toEqual([]);
  });
});

describe("a notice", () => {
  it("sets the next full hour and changes nothing else", () => {
    const factory = makeFactory(3, 700, { safeUntil: 5 });
    const { changes, outcome } = giveReleaseNotice(factory, { now: NOON + 40 });
    expect(outcome).toBe(NOON + HOUR);
    const same = { x: 3, y: 20, from: 1, to: 1, lvl: 1, slots: 700, safeUntil: 5 };
    expect(changesOf(changes, "factory")).toEqual([{ ...same, fallsFreeAt: NOON + HOUR }]);
    expect(changesOf(changes, "ledger")).toEqual([]);
  });

  it("is due at its hour, not before", () => {
    const due = (at: number) =>
      releasesDue([held(1, { factory: { fallsFreeAt: at } }), held(2), free(3)], NOON);
    expect(columns(due(NOON))).toEqual([1]);
    expect(columns(due(NOON + 1))).toEqual([]);
  });
});

describe("releaseFactory", () => {
  it("reserves it for newcomers for an hour and bars the last owner for a day", () => {
    const { changes } = releaseFactory(makeFactory(3, 700), { now: NOON });
    expect(changesOf(changes, "factory")).toEqual([
      {
        x: 3,
        y: 20,
        from: 1,
        to: null,
        lvl: 1,
        slots: 700,
        safeUntil: 0,
        hold: { freeSince: NOON, reservedUntil: NOON + HOUR },
        barred: { playerId: 1, until: NOON + DAY },
      },
    ]);
    expect(changesOf(changes, "ledger")).toEqual([
      {
        playerId: 1,
        kind: "factory-lost",
        metal: 0,
        energy: 0,
        detail: { x: 3, y: 20, slots: 700, reason: "released" },
      },
    ]);
  });
});

describe("the hold of a field", () => {
  const kept: FieldHold = { ...NEVER_HELD, heldSince: 7, openUntil: 3 };

  it("continues after being free for less than an hour", () => {
    const brief = holdAfterCapture(NOON, { ...kept, freeSince: NOON - HOUR + 1 });
    expect(brief).toEqual({ freeSince: 0, heldSince: 7, openUntil: 3 });
    const unseen = holdAfterCapture(NOON, kept);
    expect(unseen).toMatchObject({ heldSince: 7, openUntil: 3 });
  });

  it("restarts after a free hour and after a release to newcomers", () => {
    const open = holdAfterCapture(NOON, { ...kept, freeSince: NOON - HOUR });
    expect(open).toEqual({ freeSince: 0, heldSince: NOON, openUntil: NOON });
    const reserved = { ...kept, freeSince: NOON - 1, reservedUntil: NOON + HOUR - 1 };
    expect(holdAfterCapture(NOON, reserved)).toMatchObject({ heldSince: NOON, openUntil: 3 });
    // Only once: capturing it from a newcomer continues the hold.
    const passedOn = { ...reserved, heldSince: NOON, freeSince: NOON + 9 };
    expect(holdAfterCapture(NOON + 10, passedOn)).toMatchObject({ heldSince: NOON });
    expect(holdAfterCapture(NOON)).toMatchObject({ heldSince: NOON, openUntil: NOON });
  });

  it("stays reserved for newcomers after a notice, however it becomes free", () => {
    expect(holdAfterRelease({}, NOON)).toEqual({ freeSince: NOON });
    const early = holdAfterRelease({ fallsFreeAt: NOON + 9 }, NOON);
    expect(early).toEqual({ freeSince: NOON, reservedUntil: NOON + 9 + HOUR });
    const late = holdAfterRelease({ fallsFreeAt: NOON - 9 }, NOON);
    expect(late).toEqual({ freeSince: NOON, reservedUntil: NOON + HOUR });
  });

  it("is safe after its first plunder", () => {
    expect(safetyAfterPlunder(NOON)).toBe(NOON + HOUR);
  });
});
