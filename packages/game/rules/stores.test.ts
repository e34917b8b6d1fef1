import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACTORY_CLASS_IDS, FACTORY_CLASSES, factoryClass } from "../catalogue/factory-classes.ts";
import { DAY, HOUR } from "../game-time.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied, refusal } from "../testing/results.ts";
import { changesOf } from "../writes.ts";
import { collectStores } from "./collect-stores.ts";
import { allStores, nextOutputPercent, outputsOf, storeIn, storeOf } from "./stores.ts";

/** An average dig of 100 metal and 50 energy. */
const digger = makePlayer({
  id: 1,
  digMin: { metal: 0, energy: 20 },
  digMax: { metal: 200, energy: 80 },
});
const filled = (id: number, slots: number, ms: number) =>
  makeFactory(id, slots, { storeSince: NOON - ms });

describe("what factories make", () => {
  it.each([
    [500, "small"],
    [900, "small"],
    [1000, "medium"],
    [2500, "medium"],
    [3000, "medium"],
    [4000, "large"],
    [10_000, "large"],
    [20_000, "works"],
    [40_000, "works"],
  ] as const)("%i slots are a %s factory", (slots, id) => {
    expect(factoryClass(slots)).toBe(id);
  });

  it.each([
    [700, 24],
    [2000, 72],
    [5000, 96],
    [30_000, 192],
  ])("%i slots make %i average digs a day of each resource", (slots, digs) => {
    const [output] = outputsOf([filled(1, slots, DAY)]);
    if (output === undefined) throw new Error("There is no output.");
    expect(storeOf(output, digger, NOON)).toEqual({ metal: digs * 100, energy: digs * 50 });
    // An hour makes a part of it, rounded down; after a day the store is full.
    const [hour] = outputsOf([filled(1, slots, HOUR)]);
    if (hour === undefined) throw new Error("There is no output.");
    const part = { metal: Math.floor((digs * 100) / 24), energy: Math.floor((digs * 50) / 24) };
    expect(storeOf(hour, digger, NOON)).toEqual(part);
    expect(storeOf(output, digger, NOON + DAY)).toEqual(storeOf(output, digger, NOON));
  });

  it("orders by class, then slots, and makes less from the fifth factory on", () => {
    const slots = [600, 2000, 30_000, 5000, 700, 2500, 800, 900, 900, 900, 900, 900, 900];
    const owned = [makeBase(10), ...slots.map((one, at) => makeFactory(at + 1, one))];
    const outputs = outputsOf(owned);
    expect(outputs.map(({ factory }) => factory.slots)).toEqual([
      ...[30_000, 5000, 2500, 2000, 900, 900, 900, 900, 900, 900, 800, 700, 600],
    ]);
    expect(nextOutputPercent(owned, 30_000)).toBe(outputs[1]?.percent);
    expect(nextOutputPercent(owned, 100)).toBe(outputs.at(-1)?.percent);
    expect(outputs.map(({ percent }) => percent)).toEqual([
      ...[100, 100, 100, 100, 90, 80, 70, 60, 50, 40, 30, 30, 30],
    ]);
  });

  it("a base makes nothing", () => {
    expect(allStores(digger, [makeBase(10)], NOON)).toEqual({ metal: 0, energy: 0 });
  });

  it("a clock that was set back empties nothing and fills nothing", () => {
    const ahead = makeFactory(1, 2000, { storeSince: NOON + HOUR });
    const stored = storeIn(ahead, { player: digger, factories: [ahead] }, NOON);
    expect(stored).toEqual({ metal: 0, energy: 0 });
  });

  it("all stores are the sum of each, and grow with time", () => {
    const factory = fc
      .record({
        id: fc.integer({ min: 1, max: 999 }),
        class: fc.constantFrom(...FACTORY_CLASS_IDS),
      })
      .map(({ id, class: classId }) => makeFactory(id, FACTORY_CLASSES[classId].minSlots));
    const owned = fc.uniqueArray(factory, { selector: ({ id }) => id, maxLength: 13 });
    fc.assert(
      fc.property(owned, fc.nat(2 * DAY), fc.nat(DAY), (factories, ms, more) => {
        const since = factories.map((one) => ({ ...one, storeSince: NOON }));
        const owner = { player: digger, factories: since };
        const [at, later] = [NOON + ms, NOON + ms + more];
        const each = since.map((one) => storeIn(one, owner, at));
        const all = allStores(digger, since, at);
        expect(all.metal).toBe(each.reduce((sum, { metal }) => sum + metal, 0));
        expect(allStores(digger, since, later).metal).toBeGreaterThanOrEqual(all.metal);
        const maxMetal = since.reduce((sum, { slots }) => {
          return sum + FACTORY_CLASSES[factoryClass(slots)].digsPerDay * 100;
        }, 0);
        expect(all.metal).toBeLessThanOrEqual(maxMetal);
      }),
    );
  });
});

describe("collectStores", () => {
  it("moves all stores to the resources carried, in one row, and starts them again", () => {
    const factories = [
      makeBase(),
      filled(5, 2000, DAY),
      filled(6, 700, DAY / 2),
      filled(7, 700, 0),
    ];
    const { after, ledger, changes, outcome } = applied(
      digger,
      collectStores({ player: digger, factories }, { now: NOON }),
    );
    const collected = { metal: 7200 + 1200, energy: 3600 + 600 };
    expect(outcome).toEqual({
      collected,
      stores: 2,
      carried: { metal: 1000 + collected.metal, energy: 1000 + collected.energy },
    });
    expect(after.carried).toEqual(outcome.carried);
    expect(ledger).toEqual([{ playerId: 1, kind: "collect", ...collected, detail: { stores: 2 } }]);
    expect(changesOf(changes, "factory")).toMatchObject([
      { x: 5, y: 20, from: 1, to: 1, storeSince: NOON },
      { x: 6, y: 20, from: 1, to: 1, storeSince: NOON },
    ]);
    // It is no dig: neither the day's digs nor what they allow to loot change.
    expect(after.dug).toEqual(digger.dug);
    expect(after.digs).toBe(digger.digs);
  });

  it.each([
    ["without a factory", [makeBase()]],
    ["with stores that have just begun", [makeBase(), filled(5, 2000, 1000)]],
  ])("is refused %s", (_, factories) => {
    expect(refusal(collectStores({ player: digger, factories }, { now: NOON }))).toBe(
      "STORES_EMPTY",
    );
  });
});
