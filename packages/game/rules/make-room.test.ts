import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../game-time.ts";
import { isPlacedLikeGuest, makeRoom, type PlacingFacts, type PlacingState } from "./make-room.ts";

const NOW = 100 * DAY;
const HERE = "192.0.2.1";

/** Players in order of idle time, longest first. */
const crowd = (count: number, change: Partial<PlacingFacts> = {}, firstId = 1): PlacingFacts[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + firstId,
    isGuest: false,
    isBot: false,
    address: HERE,
    createdAt: NOW - DAY,
    lastSeenAt: NOW - HOUR + n,
    actions: 0,
    ...change,
  }));

const guest = { isGuest: true, isBot: false, address: HERE, createdAt: NOW };
const newcomer = { ...guest, isGuest: false };
const room = (change: Partial<PlacingState>) =>
  makeRoom({ newcomer, onMap: [], places: 800, now: NOW, ...change });

const evicting = (...ids: number[]) => ({ ok: true, evicted: ids.map((id) => ({ id })) });

describe("guests", () => {
  it("are limited to five per address; after half an hour the longest idle makes room", () => {
    const isGuest = true;
    expect(room({ newcomer: guest, onMap: crowd(4, { isGuest }) })).toMatchObject(evicting());
    expect(room({ newcomer: guest, onMap: crowd(5, { isGuest }) })).toMatchObject(evicting(1));
    const recent = crowd(5, { isGuest, lastSeenAt: NOW - 29 * MINUTE });
    const refused = { ok: false, code: "TOO_MANY_GUESTS_HERE", waitMs: MINUTE, max: 5 };
    expect(room({ newcomer: guest, onMap: recent })).toEqual(refused);
    const elsewhere = { ...guest, address: "192.0.2.2" };
    expect(room({ newcomer: elsewhere, onMap: recent })).toMatchObject(evicting());
  });

  it("hold a quarter of all places; the longest idle of the most crowded address leaves", () => {
    const alone = crowd(1, { isGuest: true, address: "192.0.2.9", lastSeenAt: 0 });
    const others = crowd(4, { isGuest: true, address: "192.0.2.8" }, 11);
    const onMap = [...alone, ...others];
    expect(room({ newcomer: guest, onMap, places: 20 })).toMatchObject(evicting(11));
    expect(room({ newcomer: guest, onMap, places: 24 })).toMatchObject(evicting());
    expect(room({ onMap, places: 20 })).toMatchObject(evicting());
    expect(room({ newcomer: guest, places: 3 })).toEqual({ ok: false, code: "TOO_MANY_GUESTS" });
  });
});

describe("bots", () => {
  const isBot = true;
  const settled = { address: null, createdAt: 0, lastSeenAt: NOW, actions: 500 };
  const bots = crowd(2, { ...settled, isBot });
  const others = (count: number) => crowd(count, settled, 11);

  it("leave one by one for players' bases once three quarters of all places are taken", () => {
    expect(room({ onMap: [...others(12), ...bots], places: 20 })).toMatchObject(evicting());
    expect(room({ onMap: [...others(13), ...bots], places: 20 })).toMatchObject(evicting(1));
    expect(room({ onMap: others(15), places: 20 })).toMatchObject(evicting());
  });

  it("leave before idle players, but not when a place is already freed", () => {
    const idle = crowd(1, { ...settled, lastSeenAt: 0, actions: 5 }, 9);
    const crowded = [...others(16), ...idle, ...bots];
    expect(room({ onMap: crowded, places: 20 })).toMatchObject(evicting(1));
    const guests = crowd(5, { isGuest: true }, 51);
    const full = { newcomer: guest, onMap: [...others(13), ...bots, ...guests], places: 22 };
    expect(room(full)).toMatchObject(evicting(51));
  });

  it("get no base there themselves", () => {
    const bot = { ...newcomer, isBot, address: null };
    expect(room({ newcomer: bot, onMap: others(14), places: 20 })).toMatchObject(evicting());
    const full = { ok: false, code: "WORLD_FULL" };
    expect(room({ newcomer: bot, onMap: others(15), places: 20 })).toEqual(full);
  });
});

describe("young accounts", () => {
  it("are limited to twenty per address, guests included; the longest idle leaves", () => {
    expect(room({ onMap: crowd(19) })).toMatchObject(evicting());
    expect(room({ onMap: crowd(20) })).toMatchObject(evicting(1));
    expect(room({ onMap: crowd(20, { isGuest: true }) })).toMatchObject(evicting(1));
    expect(room({ onMap: crowd(20, { createdAt: NOW - 30 * DAY }) })).toMatchObject(evicting());
    const old = { ...newcomer, createdAt: NOW - 30 * DAY };
    expect(room({ newcomer: old, onMap: crowd(20) })).toMatchObject(evicting());
    const unknown = {
      newcomer: { ...newcomer, address: null },
      onMap: crowd(20, { address: null }),
    };
    expect(room(unknown)).toMatchObject(evicting());
  });
});

describe("a crowded world", () => {
  const old = { address: null, createdAt: 0 };
  const onMap = (count: number, special: Partial<PlacingFacts>[]) => [
    ...crowd(count - special.length, { ...old, lastSeenAt: NOW, actions: 500 }),
    ...special.map((one, n) => ({ ...crowd(1, old)[0], id: 900 + n, ...one }) as PlacingFacts),
  ];

  it("is one with more than nine tenths of its places taken", () => {
    const idle = [{ lastSeenAt: NOW - 2 * DAY, actions: 99 }];
    expect(room({ onMap: onMap(90, idle), places: 100 })).toMatchObject(evicting());
    expect(room({ onMap: onMap(91, idle), places: 100 })).toMatchObject(evicting(900));
  });

  it("evicts players with few actions first, then those idle for a week", () => {
    const week = { lastSeenAt: NOW - 9 * DAY, actions: 100 };
    const longer = { lastSeenAt: NOW - 10 * DAY, actions: 100 };
    const few = { lastSeenAt: NOW - DAY - 1, actions: 99 };
    const full = (...special: Partial<PlacingFacts>[]) =>
      room({ onMap: onMap(100, special), places: 100 });
    expect(full(week, few, longer)).toMatchObject(evicting(901));
    expect(full(week, longer)).toMatchObject(evicting(901));
    const none = { ok: false, code: "WORLD_FULL" };
    expect(full({ ...few, lastSeenAt: NOW - DAY })).toEqual(none);
    expect(full({ ...week, lastSeenAt: NOW - 7 * DAY })).toEqual(none);
  });

  it("evicts one base per newcomer, and none if a place is already freed", () => {
    const longer = { id: 900, ...old, lastSeenAt: NOW - 20 * DAY };
    const here = [...crowd(20), ...crowd(1, longer)];
    expect(room({ onMap: here, places: 21 })).toMatchObject(evicting(1));
  });
});

describe("networks around an address", () => {
  /** One base from each of `count` addresses. */
  const spread = (count: number, addressOf: (n: number) => string, change = {}) =>
    Array.from({ length: count }, (_, n) => ({
      id: n + 1,
      isGuest: false,
      isBot: false,
      address: addressOf(n),
      createdAt: NOW - DAY,
      lastSeenAt: NOW - HOUR + n,
      actions: 0,
      ...change,
    }));
  const ipv4 = (n: number) => `198.51.100.${n + 1}`;
  /** Up to 256 of one /56, then of the next one of the same /48. */
  const ipv6 = (n: number) => `2001:db8:7:${n.toString(16)}::/64`;
  const from = (address: string) => ({ newcomer: { ...newcomer, address } });

  it("allow four and eight times as many young accounts; an IPv4 /24 eight times", () => {
    const site = from(ipv6(255));
    expect(room({ ...site, onMap: spread(79, ipv6) })).toMatchObject(evicting());
    expect(room({ ...site, onMap: spread(80, ipv6) })).toMatchObject({
      evicted: [{ id: 1, reason: "newcomersNear" }],
    });
    const apart = (n: number) => ipv6(n * 16);
    const provider = from(ipv6(0xffff));
    expect(room({ ...provider, onMap: spread(159, apart) })).toMatchObject(evicting());
    expect(room({ ...provider, onMap: spread(160, apart) })).toMatchObject(evicting(1));
    const block = from(ipv4(250));
    expect(room({ ...block, onMap: spread(159, ipv4) })).toMatchObject(evicting());
    expect(room({ ...block, onMap: spread(160, ipv4) })).toMatchObject(evicting(1));
  });

  it("allow four and eight times as many guests, and the refusal includes the limit", () => {
    const isGuest = true;
    const asked = { newcomer: { ...guest, address: ipv6(255) } };
    expect(room({ ...asked, onMap: spread(19, ipv6, { isGuest }) })).toMatchObject(evicting());
    expect(room({ ...asked, onMap: spread(20, ipv6, { isGuest }) })).toMatchObject({
      evicted: [{ id: 1, reason: "guestsNear" }],
    });
    const recent = { isGuest, lastSeenAt: NOW };
    expect(room({ ...asked, onMap: spread(20, ipv6, recent) })).toMatchObject({
      ok: false,
      code: "TOO_MANY_GUESTS_HERE",
      max: 20,
    });
  });

  it("evict a base of the most crowded address", () => {
    const alone = spread(150, ipv4);
    const many = crowd(10, { address: "198.51.100.240", lastSeenAt: NOW - MINUTE }, 501);
    const onMap = [...alone, ...many];
    expect(room({ ...from(ipv4(250)), onMap })).toMatchObject(evicting(501));
  });
});

describe("a full world", () => {
  const played = { actions: 100, lastSeenAt: NOW };
  /** A world whose only places are those of the players. */
  const full = (onMap: PlacingFacts[], change: Partial<PlacingState> = {}) => {
    const others = crowd(50, { ...played, address: null, createdAt: 0 }, 1001);
    return room({ onMap: [...others, ...onMap], places: 50 + onMap.length, ...change });
  };
  const none = { ok: false, code: "WORLD_FULL" };
  const there = "198.51.100.1";
  const recent = { address: there, lastSeenAt: NOW };

  it("evicts the longest idle new base of a network that has more of them", () => {
    const two = [...crowd(1, recent, 2), ...crowd(1, { ...recent, lastSeenAt: NOW - MINUTE }, 1)];
    expect(full(two)).toMatchObject({ evicted: [{ id: 1, reason: "full" }] });
  });

  const yielding = (count: number, change: Partial<PlacingFacts>) =>
    full(crowd(count, { ...recent, ...change }));

  it("evicts from a network with more bases only what was not played lately", () => {
    const idleFor = (ms: number, actions: number) => yielding(2, { actions, lastSeenAt: NOW - ms });
    expect(idleFor(29 * MINUTE, 100)).toEqual(none);
    expect(idleFor(30 * MINUTE, 100)).toMatchObject(evicting(1));
    // Every hundred actions count for half an hour.
    expect(idleFor(5 * HOUR - MINUTE, 1_000)).toEqual(none);
    expect(idleFor(5 * HOUR, 1_000)).toMatchObject(evicting(1));
    const one = crowd(1, { address: there, actions: 100, lastSeenAt: NOW - DAY });
    expect(full(one)).toEqual(none);
  });

  it("evicts the least played base of a network that is twenty ahead", () => {
    const away = (n: number) => ({ address: `198.51.100.${n + 1}`, id: n + 1 });
    const spread = (count: number) =>
      crowd(count, { ...recent, actions: 300 }).map((one, n) => ({ ...one, ...away(n) }));
    expect(full(spread(19))).toEqual(none);
    const leastActive = { ...recent, ...away(19), actions: 200 };
    const twenty = [...spread(19), ...crowd(1, leastActive)];
    expect(full(twenty)).toMatchObject(evicting(20));
  });

  it("spares a player alone in their network while another network has more bases", () => {
    const alone = crowd(1, { address: "203.0.113.1", lastSeenAt: NOW - HOUR }, 9);
    const acted = crowd(2, { address: there, lastSeenAt: NOW - HOUR, actions: 100 });
    expect(full([...alone, ...acted])).toMatchObject(evicting(1));
  });

  it("counts played bases for their network, so it evicts nobody", () => {
    const [alone] = crowd(1, { address: there, lastSeenAt: NOW - HOUR });
    const here = crowd(3, played, 2);
    expect(full([...(alone ? [alone] : []), ...here])).toEqual(none);
  });

  it("spares played bases, old accounts, and networks with as few bases", () => {
    expect(full(crowd(2, { ...recent, ...played }))).toEqual(none);
    expect(full(crowd(2, { ...recent, createdAt: NOW - 30 * DAY }))).toEqual(none);
    expect(full([...crowd(2, recent), ...crowd(1, { lastSeenAt: NOW }, 9)])).toEqual(none);
    expect(full(crowd(2, { lastSeenAt: NOW }))).toEqual(none);
  });

  it("evicts from a network that is one ahead only after half an hour of idling", () => {
    const idleFor = (ms: number) => full(crowd(1, { address: there, lastSeenAt: NOW - ms }));
    expect(idleFor(29 * MINUTE)).toEqual(none);
    expect(idleFor(30 * MINUTE)).toMatchObject(evicting(1));
  });

  it("compares wider networks first, and neighbors by the network where they differ", () => {
    const spread = [1, 2, 3].flatMap((n) => crowd(1, { ...recent, address: `203.0.113.${n}` }, n));
    const two = crowd(2, recent, 11);
    expect(full([...two, ...spread])).toMatchObject(evicting(1));
    const neighbor = { newcomer: { ...newcomer, address: "198.51.100.9" } };
    expect(full(two, neighbor)).toMatchObject(evicting(11));
    const three = [...two, ...crowd(1, { ...recent, address: "198.51.100.9" }, 13)];
    expect(full(three, neighbor)).toEqual(none);
  });

  it("makes room for a player who returns after a month", () => {
    const old = { newcomer: { ...newcomer, address: null, createdAt: 0 } };
    expect(full(crowd(2, recent), old)).toMatchObject(evicting(1));
  });
});

it("stops placing an account like a guest's after twenty actions", () => {
  expect([19, 20].map(isPlacedLikeGuest)).toEqual([true, false]);
});
