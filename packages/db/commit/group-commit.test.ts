import {
  byId,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type PlayerState,
  TOOL_IDS,
  write,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { HOUR, stateOf } from "../testing/commit-fixture.ts";
import { NOON } from "../testing/fixtures.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { asOutcome } from "./plan.ts";

const fixture = useCommitFixture();

describe("one action", () => {
  it("writes player, cooldown and ledger together and caches them", async () => {
    const id = fixture.at(0);
    expect(await fixture.dig(id)).toMatchObject({ ok: true, replayed: false });
    expect(await fixture.dig(id)).toEqual({ ok: false, code: "SPENT" });
    expect((await fixture.actions.read(id))?.carried.metal).toBe(1042);
    const stranger = fixture.another();
    expect(await stranger.read(id)).toEqual(await fixture.actions.read(id));
    expect(await fixture.dig(id, undefined, "body", stranger)).toEqual({
      ok: false,
      code: "SPENT",
    });
    fixture.now += HOUR + 1;
    expect(await fixture.dig(id)).toMatchObject({ ok: true });
    expect((await fixture.ledgerOf(id)).map(({ version }) => version)).toEqual([2, 3]);
  });

  it("stores every column as the rule set it", async () => {
    const id = fixture.at(0);
    const before = await fixture.actions.read(id);
    if (before === null) throw new Error("There is no player.");
    const set: Omit<PlayerState, "id" | "createdAt"> = {
      x: 50,
      y: 49,
      baseX: before.baseX,
      baseY: before.baseY,
      carried: before.carried,
      banked: { metal: 5, energy: 6 },
      candle: 7,
      attackUnits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9_007_199_254_740_991],
      defenseUnits: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      attackTechs: [true, false, true, false, true, false, true, false, true, false],
      defenseTechs: before.defenseTechs,
      hasCaptured: true,
      digMin: { metal: 11, energy: 13 },
      digMax: { metal: 12, energy: 14 },
      counterDay: 15,
      digs: 16,
      dug: { metal: 17, energy: 18 },
      referral: { metal: 19, energy: 20 },
      referralWaiting: { metal: 21, energy: 22 },
      referrerId: fixture.at(1),
      isGuest: false,
      shieldUntil: NOON + 23,
      explored: Uint8Array.from({ length: 313 }, (_, index) => index % 256),
      walkedDay: 38,
      walked: Uint8Array.from({ length: 313 }, (_, index) => (index * 7) % 256),
      tools: byId(TOOL_IDS, (_, index) => index),
      researches: byId(TOOL_IDS, (_, index) => index % 6),
      parts: byId(EXCAVATOR_PART_IDS, (_, index) => index + 1),
      partsInstalled: byId(EXCAVATOR_PART_IDS, (id) => EXCAVATOR_PARTS[id].limit),
      caves: 24,
      forests: 25,
      attacks: 26,
      stakes: 27,
      veins: [0, 1250, 2499],
      dugBefore: { metal: [1, 2, 3, 4, 5, 6, 7], energy: [7, 6, 5, 4, 3, 2, 1] },
      candleDay: 30,
      mirageDay: 31,
      marketDay: 32,
      marketBought: [6, 5, 4, 3, 2, 1],
      mirageX: 33,
      mirageY: 34,
      gpsReadyAt: NOON + 35,
      explodedAt: NOON + 36,
      garrisonAt: NOON + 39,
      relicDay: 40,
      relics: [3, 1],
      rolls: 37,
      napPartners: [fixture.at(1)],
      fights: [
        {
          other: fixture.at(1),
          at: NOON,
          role: "attacker",
          place: "base",
          won: true,
          cell: 7,
          loot: 28,
          pool: "small",
          revenge: true,
        },
        {
          other: fixture.at(1),
          at: NOON + 1,
          role: "defender",
          place: "factory",
          won: false,
          cell: null,
          loot: 0,
          pool: "large",
          revenge: false,
        },
      ],
      loots: [{ other: fixture.at(1), day: 20_000, metal: 28, energy: 29 }],
      logCounts: Array.from({ length: 13 }, () => 0).with(1, 1),
    };
    const put = (patch: Partial<PlayerState>) =>
      fixture.commit(id, [write("player", { id, set: patch })]);
    expect(await put(set)).toMatchObject({ ok: true });
    fixture.actions.invalidate(id);
    expect(await fixture.actions.read(id)).toEqual({ ...before, ...set });
    await put({ referrerId: null });
    fixture.actions.invalidate(id);
    expect(await fixture.actions.read(id)).toEqual({ ...before, ...set, referrerId: null });
    // Reset what no ledger row explains: the ledger is audited at the end.
    await fixture.pool.query(
      `update players set bank_metal = 0, bank_energy = 0, tools = researches::int[],
        nap_partners = '{}', log_counts = $2::int[], version = version + 1
      where id = $1::int`,
      [id, before.logCounts],
    );
  });

  it("reads missing ids of an older list as 0, and writes the list in full", async () => {
    const id = fixture.at(2);
    await fixture.pool.query(
      `update players set tools = '{0,2}', parts = '{}', version = version + 1 where id = $1::int`,
      [id],
    );
    fixture.actions.invalidate(id);
    const player = await fixture.actions.read(id);
    const tools = byId(TOOL_IDS, (tool) => (tool === "mines" ? 2 : 0));
    expect(player).toMatchObject({ tools, parts: byId(EXCAVATOR_PART_IDS, () => 0) });
    const spent = { ...tools, mines: 0 };
    await fixture.commit(id, [write("player", { id, set: { tools: spent } })]);
    const [row] = await fixture.pool.query<{ tools: string }>(
      "select tools::text as tools from players where id = $1::int",
      [id],
    );
    expect(row?.tools).toBe(`{${TOOL_IDS.map(() => 0).join(",")}}`);
  });

  it("answers NOT_LOGGED_IN for a player who does not exist", async () => {
    expect(await fixture.dig(999_999)).toEqual({ ok: false, code: "NOT_LOGGED_IN" });
    expect(await fixture.actions.read(999_999)).toBeNull();
  });

  it("sees changes made by other SQL, at the latest when it commits", async () => {
    const id = fixture.at(0);
    await fixture.spend(id, 1);
    await fixture.pool.query(
      "update players set x = 33, version = version + 1 where id = $1::int",
      [id],
    );
    expect(await fixture.dig(id)).toMatchObject({ ok: true });
    expect((await fixture.actions.read(id))?.x).toBe(33);
  });

  it.each([
    ["at all", false, 0],
    ["for longer than a quarter of a second where it may be old", true, 300],
  ])("does not answer from memory %s when there is nothing to write", async (_, readOnly, ms) => {
    const id = fixture.at(0);
    const where = () =>
      fixture.actions.perform(id, {
        readOnly,
        rule: (locked) => ({
          ok: true,
          changes: [],
          outcome: stateOf(locked, id).x,
        }),
        answer: asOutcome,
      });
    await where();
    await fixture.pool.query(
      "update players set x = 33, version = version + 1 where id = $1::int",
      [id],
    );
    await new Promise((resolve) => setTimeout(resolve, ms));
    expect(await where()).toMatchObject({ ok: true, answer: 33 });
  });

  it("only reads while another action of the player holds the lock, but changes nothing then", async () => {
    const id = fixture.at(0);
    let isHeld = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = fixture.actions.perform(id, {
      async load() {
        isHeld = true;
        await released;
      },
      rule: () => ({
        ok: true,
        changes: [write("player", { id, set: { candle: 7 } })],
        outcome: null,
      }),
      answer: asOutcome,
    });
    await expect.poll(() => isHeld).toBe(true);
    const candle = () =>
      fixture.actions.perform(id, {
        readOnly: true,
        rule: ({ actor }) => ({ ok: true, changes: [], outcome: actor.candle }),
        answer: asOutcome,
      });
    const before = (await fixture.actions.read(id))?.candle;
    expect(before).not.toBe(7);
    expect(await candle()).toMatchObject({ ok: true, answer: before });
    release();
    expect(await held).toMatchObject({ ok: true });
    expect(await candle()).toMatchObject({ ok: true, answer: 7 });
    const writes = fixture.actions.perform(id, {
      readOnly: true,
      rule: () => ({
        ok: true,
        changes: [write("player", { id, set: { candle: 8 } })],
        outcome: null,
      }),
      answer: asOutcome,
    });
    await expect(writes).rejects.toThrow("only reads");
  });

  it("does not refuse because of a stale cache", async () => {
    const id = fixture.at(0);
    const other = fixture.another();
    await fixture.dig(id);
    await fixture.dig(id, undefined, "body", other);
    await fixture.pool.query("delete from cooldowns where player_id = $1::int", [id]);
    await fixture.pool.query("update players set version = version + 1 where id = $1::int", [id]);
    expect(await fixture.dig(id)).toMatchObject({ ok: true });
  });
});

describe("a recent change by another process", () => {
  it("is noticed before a refusal, for every player of the action", async () => {
    const [one, two] = [fixture.at(0), fixture.at(1)];
    const other = fixture.another();
    const askTwo = () =>
      fixture.actions.perform(one, {
        players: () => [two],
        rule: (locked) =>
          stateOf(locked, two).carried.metal < 1000
            ? { ok: true, changes: [], outcome: null }
            : { ok: false, code: "BAD_INPUT" },
        answer: asOutcome,
      });
    expect(await askTwo()).toEqual({ ok: false, code: "BAD_INPUT" });
    await fixture.spend(two, 1, other);
    expect(await askTwo()).toMatchObject({ ok: true });
  });

  it("triggers one recheck of the rule's other inputs", async () => {
    let [known, truth, asked] = [0, 0, 0];
    const ask = () =>
      fixture.actions.perform(fixture.at(0), {
        recheck: async () => {
          asked += 1;
          const isNews = known !== truth;
          known = truth;
          return isNews;
        },
        rule: () =>
          known === 0
            ? { ok: false, code: "NOTHING_FOUND" }
            : { ok: true, changes: [], outcome: null },
        answer: asOutcome,
      });
    expect(await ask()).toEqual({ ok: false, code: "NOTHING_FOUND" });
    truth = 1;
    expect(await ask()).toMatchObject({ ok: true });
    expect(asked).toBe(2);
  });
});

describe("races", () => {
  it("spends money only once with several callers", async () => {
    const other = fixture.another();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fixture.spend(fixture.at(0), 300, index % 2 ? fixture.actions : other),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await fixture.actions.read(fixture.at(0)))?.carried.metal).toBe(100);
  });

  it("moves metal between two players in both directions without a deadlock", async () => {
    const gifts = [
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => gifts)
        .flat()
        .map(([from, to]) => fixture.give(fixture.at(from), fixture.at(to))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const states = await Promise.all(
      [0, 1, 2].map((index) => fixture.actions.read(fixture.at(index))),
    );
    expect(states.reduce((sum, state) => sum + (state?.carried.metal ?? 0), 0)).toBe(3000);
  });
});
