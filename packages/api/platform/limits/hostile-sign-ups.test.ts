/** Thousands of hostile sign-ups against newcomers: limits and placement together. */
import {
  HOUR,
  MINUTE,
  makeRoom,
  networksOf,
  type PlacingFacts,
  SECOND,
  seededRandom,
} from "@emberlode/game";
import { expect, test } from "vitest";
import { NOON } from "../../testing/game.ts";
import { limitAddress } from "./address.ts";
import { createLimits } from "./rate-limit.ts";

const FULL = process.env.FULL === "1";
const PLACES = 1_005;
const HOSTILE = 5_000;
const HOURS = 5;
const NEWCOMERS_AN_HOUR = 20;

/** A world with the real sign-up limits and placement rules. */
function openWorld() {
  let now = NOON;
  const limits = createLimits({ signUpsPerHour: 30 }, { now: () => now });
  const onMap = new Map<number, PlacingFacts>();
  let last = 0;

  /** Signs up and performs this many actions; null if either is refused. */
  async function join(from: string, isGuest: boolean, actions = 0): Promise<PlacingFacts | null> {
    const isLetIn = await limits.charge("signup", null, from).then(
      () => true,
      () => false,
    );
    if (!isLetIn) return null;
    last += 1;
    const address = limitAddress(from);
    const facts = { isGuest, isBot: false, createdAt: now, lastSeenAt: now, actions };
    const player = { id: last, address, ...facts };
    const room = makeRoom({
      newcomer: player,
      places: PLACES,
      now,
      onMap: [...onMap.values()],
    });
    if (!room.ok) return null;
    for (const { id } of room.evicted) onMap.delete(id);
    onMap.set(player.id, player);
    return player;
  }

  return {
    join,
    onMap,
    /** Players with at least this many actions stay active. */
    stay(actions: number) {
      for (const one of onMap.values()) {
        if (one.actions >= actions) onMap.set(one.id, { ...one, lastSeenAt: now });
      }
    },
    pass(ms: number) {
      now += ms;
    },
  };
}

/** Twenty addresses per /64, each /64 in its own /56, spread over this many /48s. */
const inBlocks = (blocks: number) => (n: number) => {
  const subnet = Math.floor(n / (20 * blocks)) * 0x101;
  return `2001:db8:${(n % blocks) + 1}:${subnet.toString(16)}::${(n % 20) + 1}`;
};

/** Each in its own /24. */
const ofAddresses = (n: number) => `198.18.${n % 200}.7`;

/** What 5,000 do, from where, and how many of their bases are left at most. */
const ATTACKS = [
  ["leave immediately", "three /48s", inBlocks(3), 480],
  ["leave immediately", "one /48", inBlocks(1), 160],
  ["leave immediately", "200 IPv4 addresses", ofAddresses, PLACES],
  ["act 100 times and leave", "200 IPv4 addresses", ofAddresses, PLACES],
  ["act 100 times and stay", "ten /48s", inBlocks(10), PLACES],
] as const;

test.each(ATTACKS.slice(0, FULL ? undefined : 1))(
  "5,000 who %s, from %s, keep no newcomer of another network off the map",
  async (then, _, hostileFrom, maxBases) => {
    const world = openWorld();
    const actions = then === "leave immediately" ? 0 : 100;
    const random = seededRandom("hostile sign-ups");
    const every = (HOURS * HOUR) / HOSTILE;
    const between = HOUR / NEWCOMERS_AN_HOUR;
    const newcomers: (PlacingFacts | null)[] = [];
    for (let n = 0; n < HOSTILE; n++) {
      await world.join(hostileFrom(n), random.chance(0.3), actions);
      if (then === "act 100 times and stay" && n % 100 === 0) world.stay(actions);
      const due = Math.floor((n * every) / between);
      if (newcomers.length <= due) {
        const from = `203.0.${newcomers.length}.9`;
        newcomers.push(await world.join(from, newcomers.length % 3 === 0));
      }
      world.pass(every);
    }
    expect(newcomers).toHaveLength(HOURS * NEWCOMERS_AN_HOUR);
    expect(newcomers).not.toContain(null);
    // Newcomers also keep their places.
    const stayed = newcomers.filter((one) => one !== null && world.onMap.has(one.id));
    expect(stayed).toHaveLength(newcomers.length);
    const hostile = world.onMap.size - stayed.length;
    expect(hostile).toBeLessThanOrEqual(maxBases);
  },
);

test("a school behind one address keeps its sign-ups and bases", async () => {
  const world = openWorld();
  const joined = [];
  for (let n = 0; n < 40; n++) {
    joined.push(await world.join("192.0.2.1", false));
    world.pass(SECOND);
  }
  expect(joined.filter((one) => one !== null)).toHaveLength(30);
  expect(world.onMap.size).toBe(20);
  world.pass(HOUR + MINUTE);
  expect(await world.join("192.0.2.1", false)).not.toBeNull();
  expect(networksOf("192.0.2.1")[0]).toEqual({ network: "192.0.2.1", times: 1 });
});
