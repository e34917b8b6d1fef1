/** How rules treat times written by a clock that ran a day ahead and was then corrected. */
import { expect, it } from "vitest";
import { GUEST } from "../account-limits.ts";
import { ATTACK, CAPTURE } from "../catalogue/battle.ts";
import { NEW_PLAYER_START, SPENT_MS } from "../catalogue/limits.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../game-time.ts";
import type { Nap } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { mineOf } from "../testing/ground.ts";
import { makeFight, makePlayer, NOON } from "../testing/players.ts";
import { type CaptureContext, captureRefusal } from "./capture-refusal.ts";
import { dig } from "./dig.ts";
import { exploreCave } from "./explore-cave.ts";
import { exploreForest } from "./explore-forest.ts";
import { NEVER_HELD, RESERVED_AHEAD_MS, safetyAfterPlunder } from "./field-hold.ts";
import { fightRefusal, fightWait, recentFights } from "./fights.ts";
import { makeRoom } from "./make-room.ts";
import { isNapInForce, NAP_ASK_COOLDOWN_MS, requestNap } from "./nap.ts";
import { isReleaseDue } from "./release-factories.ts";
import { isLive } from "./tools/live-mine.ts";
import { mineUnder } from "./tools/step-on-mine.ts";
import { gpsCooldownMs, travelRefusal } from "./tools/travel.ts";
import { NOTES_PER_HOUR, writeNote } from "./write-note.ts";

/** Everything was written at noon; then the clock was set back to this. */
const BACK = NOON - DAY;

const cell = { x: 10, y: 10 };
const player = makePlayer({ id: 1, fights: [makeFight({ at: NOON })] });
const other = makePlayer({ id: 2 });
const on = (type: "metal" | "cave" | "forest") => ({ player, field: { ...cell, type } });
const rejected: Nap = {
  askedBy: 1,
  askedOf: 2,
  askedAt: NOON,
  state: "rejected",
  blockedBy: [],
  endsAt: null,
};

/** Time left of a refusal; 0 if not refused, or if the refusal doesn't expire. */
const waitOf = (refused: { waitMs?: number } | { ok: true } | null) =>
  refused !== null && "waitMs" in refused ? (refused.waitMs ?? 0) : 0;

const captures = (set: Partial<CaptureContext>, now: number) => {
  const question: CaptureContext = {
    player,
    factories: [makeBase(1), makeFactory(1, 1000)],
    field: { ...cell, type: "factory", slots: 1000 },
    owner: null,
    factory: null,
    barred: null,
  };
  return waitOf(captureRefusal({ ...question, ...set }, { field: cell }, now));
};

/** Each returns the time left for something that started at noon. */
const asks = {
  dig(now: number) {
    const state = { ...on("metal"), vein: false, spentUntil: NOON + SPENT_MS.dig, referrer: null };
    return waitOf(dig(state, { type: "metal", field: cell, effort: 1 }, envAt(now)));
  },
  cave(now: number) {
    const state = { ...on("cave"), spentUntil: NOON + SPENT_MS.cave };
    return waitOf(exploreCave(state, { field: cell }, envAt(now)));
  },
  forest(now: number) {
    const spent = { ...on("forest"), spentUntil: NOON + SPENT_MS.forest };
    const state = { ...spent, factories: [], landmarks: [] };
    return waitOf(exploreForest(state, { field: cell }, envAt(now)));
  },
  note(now: number) {
    const written = Array.from({ length: NOTES_PER_HOUR }, () => NOON);
    return waitOf(writeNote({ player, written }, { content: "x" }, envAt(now)));
  },
  nap: (now: number) => waitOf(requestNap({ player, other, nap: rejected }, envAt(now))),
  attack: (now: number) =>
    fightWait(player, { other: 2, place: "base", cooldownMs: ATTACK.cooldownMs }, now),
  taken(now: number) {
    const safeUntil = NOON + CAPTURE.safeMs;
    return captures({ factory: makeFactory(10, 1000, { ownerId: 2, safeUntil }) }, now);
  },
  abandoned: (now: number) =>
    captures({ barred: { playerId: 1, until: NOON + CAPTURE.barredMs } }, now),
  reserved: (now: number) =>
    captures({ hold: { ...NEVER_HELD, reservedUntil: NOON + RESERVED_AHEAD_MS } }, now),
  travel(now: number) {
    const gps = { level: 1, at: cell, plot: { x: 1, y: 1 }, readyAt: NOON + gpsCooldownMs(1) };
    return waitOf(travelRefusal(gps, now));
  },
};

it.each([
  ["a dug field", SPENT_MS.dig, asks.dig],
  ["a searched cave", SPENT_MS.cave, asks.cave],
  ["a searched forest", SPENT_MS.forest, asks.forest],
  ["the thirtieth note of an hour", HOUR, asks.note],
  ["another request for a NAP", NAP_ASK_COOLDOWN_MS, asks.nap],
  ["another attack on a base", ATTACK.cooldownMs, asks.attack],
  ["a factory taken from another player", CAPTURE.safeMs, asks.taken],
  ["a factory that was abandoned", CAPTURE.barredMs, asks.abandoned],
  ["a factory kept for newcomers", RESERVED_AHEAD_MS, asks.reserved],
  ["the GPS", gpsCooldownMs(1), asks.travel],
])("nobody waits for %s longer than its rule says", (_, lengthMs, left) => {
  expect(left(NOON)).toBe(lengthMs);
  // The maximum skew between the clocks of two servers.
  expect(left(NOON - SECOND)).toBe(lengthMs);
  expect(left(BACK)).toBe(0);
});

it("evicts a guest last seen in the future and reports at most half an hour to wait", () => {
  const guest = { isGuest: true, isBot: false, address: "192.0.2.1", createdAt: BACK };
  const onMap = Array.from({ length: GUEST.basesPerAddress }, (_, id) => ({
    ...guest,
    id,
    lastSeenAt: NOON,
    actions: 0,
  }));
  const room = { newcomer: guest, onMap, places: 800 };
  expect(makeRoom({ ...room, now: NOON })).toMatchObject({ waitMs: 30 * MINUTE });
  expect(makeRoom({ ...room, now: BACK })).toMatchObject({ ok: true, evicted: [{ id: 0 }] });
});

it("keeps a shield up and reports at most its three days", () => {
  const factories = [makeBase(1)];
  const sides = { attacker: player, attackerFactories: factories, defenderFactories: factories };
  const defender = { id: 2, napPartners: [], shieldUntil: NOON + NEW_PLAYER_START.shieldMs };
  expect(fightRefusal({ ...sides, defender }, false, BACK)).toEqual({
    ok: false,
    code: "SHIELDED",
    waitMs: NEW_PLAYER_START.shieldMs,
  });
});

it("forgets fights in the future and makes a field safe again once a day", () => {
  expect(recentFights(player.fights, NOON)).toHaveLength(1);
  expect(recentFights(player.fights, BACK)).toEqual([]);
  const hold = { ...NEVER_HELD, plunderSafeUntil: NOON + CAPTURE.plunderSafeMs };
  expect([NOON, BACK].map((now) => safetyAfterPlunder(now, hold))).toEqual([
    0,
    BACK + CAPTURE.plunderSafeMs,
  ]);
});

it("drops mines from the future and ignores explosions in the future", () => {
  expect([NOON, BACK].map((now) => isLive({ until: NOON + DAY }, now))).toEqual([true, false]);
  const mine = mineOf({ id: 1, laidAt: BACK - HOUR, until: BACK + HOUR });
  const there = { ...player, x: 20, y: 20, shieldUntil: 0, explodedAt: NOON };
  expect(mineUnder({ player: there, mines: [mine] }, BACK)).toBe(mine);
});

it("treats notices from the future as expired for factories and NAPs", () => {
  const factory = makeFactory(3, 700, { fallsFreeAt: NOON + HOUR });
  expect([NOON, BACK].map((now) => isReleaseDue(factory, now))).toEqual([false, true]);
  const ended: Nap = { ...rejected, state: "ended", endsAt: NOON + DAY };
  expect([NOON, BACK].map((now) => isNapInForce(ended, now))).toEqual([true, false]);
});
