import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../game-time.ts";
import { NOON } from "../testing/players.ts";
import {
  maintenanceRefusal,
  type Pause,
  type PauseKind,
  pauseRefusal,
  peaceRefusal,
  phaseOf,
  sparesIdlePlayers,
} from "./world-schedule.ts";

const pause = (from: number, until: number | null = from + DAY): Pause => ({ from, until });
const refused = (kind: PauseKind, wanted: Pause, current: Pause | null = null) =>
  pauseRefusal(kind, { current, wanted }, NOON)?.code ?? null;

describe("a pause", () => {
  it.each([
    [null, "none"],
    [pause(NOON + 1), "planned"],
    [pause(NOON), "running"],
    [pause(NOON - DAY + 1), "running"],
    [pause(NOON - DAY), "none"],
    [pause(NOON - DAY, null), "running"],
  ] as const)("%j is %s", (one, phase) => {
    expect(phaseOf(one, NOON)).toBe(phase);
  });
});

describe("announcing", () => {
  it.each<[code: string | null, kind: PauseKind, wanted: Pause]>([
    [null, "peace", pause(NOON + 2 * DAY)],
    ["TOO_SOON", "peace", pause(NOON + 2 * DAY - 1)],
    [null, "maintenance", pause(NOON + 5 * MINUTE)],
    [null, "maintenance", pause(NOON + 5 * MINUTE, null)],
    ["TOO_SOON", "maintenance", pause(NOON + 5 * MINUTE - 1)],
    ["INVALID", "peace", pause(NOON + 2 * DAY, null)],
    ["INVALID", "peace", pause(NOON + 2 * DAY, NOON + 2 * DAY)],
    ["INVALID", "maintenance", pause(NOON - HOUR, NOON)],
    ["INVALID", "maintenance", pause(NOON, null)],
    [null, "peace", pause(NOON + 2 * DAY, NOON + 90 * DAY)],
    ["INVALID", "peace", pause(NOON + 2 * DAY, NOON + 90 * DAY + 1)],
    ["INVALID", "maintenance", pause(NOON + 90 * DAY + 1, null)],
  ])("gives %s for %s of %j", (code, kind, wanted) => {
    expect(refused(kind, wanted)).toBe(code);
  });

  it("names the earliest start", () => {
    expect(pauseRefusal("peace", { current: null, wanted: pause(NOON + 1) }, NOON)).toEqual({
      ok: false,
      code: "TOO_SOON",
      until: NOON + 2 * DAY,
    });
  });

  it("starts over after a pause that is past", () => {
    const past = pause(NOON - 2 * DAY);
    expect(refused("peace", pause(NOON + 2 * DAY), past)).toBeNull();
    expect(refused("peace", pause(NOON + DAY), past)).toBe("TOO_SOON");
  });
});

describe("changing what is planned", () => {
  const planned = pause(NOON + HOUR);
  it.each<[code: string | null, does: string, wanted: Pause]>([
    [null, "postpones the start", pause(NOON + HOUR + 1)],
    [null, "keeps the start", pause(NOON + HOUR, NOON + 3 * HOUR)],
    ["TOO_SOON", "brings it forward", pause(NOON + HOUR - 1)],
  ])("%s: %s", (code, _does, wanted) => {
    expect(refused("peace", wanted, planned)).toBe(code);
  });

  it("brings a start forward with full notice", () => {
    const distant = pause(NOON + 9 * DAY);
    expect(refused("peace", pause(NOON + 2 * DAY), distant)).toBeNull();
    expect(refused("peace", pause(NOON + 2 * DAY - 1), distant)).toBe("TOO_SOON");
  });
});

describe("changing what has begun", () => {
  const running = pause(NOON - HOUR);
  it.each<[code: string | null, does: string, wanted: Pause]>([
    [null, "changes the end", pause(running.from, NOON + HOUR)],
    ["INVALID", "ends it in the past", pause(running.from, NOON)],
    ["RUNNING", "moves its start", pause(NOON - 1)],
    ["RUNNING", "overlaps with the next one", pause(NOON + 3 * DAY)],
  ])("%s: %s", (code, _does, wanted) => {
    expect(refused("peace", wanted, running)).toBe(code);
  });
});

describe("players are refused", () => {
  it("fights from the start of a peace until its end", () => {
    const peace = pause(NOON);
    expect(peaceRefusal(peace, NOON - 1)).toBeNull();
    expect(peaceRefusal(peace, NOON)).toEqual({
      ok: false,
      code: "PEACE",
      waitMs: DAY,
      until: NOON + DAY,
    });
    expect(peaceRefusal(peace, NOON + DAY - 1)).toMatchObject({ waitMs: 1 });
    expect(peaceRefusal(peace, NOON + DAY)).toBeNull();
    expect(peaceRefusal(undefined, NOON)).toBeNull();
  });

  it("actions during maintenance, and retry at most once a minute", () => {
    expect(maintenanceRefusal(pause(NOON), NOON - 1)).toBeNull();
    expect(maintenanceRefusal(pause(NOON), NOON)).toEqual({
      ok: false,
      code: "MAINTENANCE",
      waitMs: MINUTE,
      until: NOON + DAY,
    });
    expect(maintenanceRefusal(pause(NOON), NOON + DAY - 5)).toMatchObject({ waitMs: 5 });
    expect(maintenanceRefusal(pause(NOON), NOON + DAY)).toBeNull();
    expect(maintenanceRefusal(pause(NOON, null), NOON + 9 * DAY)).toEqual({
      ok: false,
      code: "MAINTENANCE",
      waitMs: MINUTE,
    });
  });
});

it("spares idle players during maintenance and two hours after it", () => {
  const spared = (maintenance: Pause | null) => sparesIdlePlayers(maintenance, NOON);
  expect(spared(null)).toBe(false);
  expect(spared(pause(NOON + 1))).toBe(false);
  expect(spared(pause(NOON))).toBe(true);
  expect(spared(pause(NOON - DAY, null))).toBe(true);
  expect(spared(pause(NOON - DAY, NOON - 2 * HOUR + 1))).toBe(true);
  expect(spared(pause(NOON - DAY, NOON - 2 * HOUR))).toBe(false);
});
