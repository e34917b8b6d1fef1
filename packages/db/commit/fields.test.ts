import type { Changes, FactoryChange, MineChange, Position } from "@emberlode/game";
import { write, writeAll } from "@emberlode/game";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CommitOrder, HOUR } from "../testing/commit-fixture.ts";
import { NOON } from "../testing/fixtures.ts";
import { TestFields } from "../testing/known-fields.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { auditLedger } from "./audit.ts";
import { createGroupCommit } from "./group-commit.ts";
import { type Actions, asOutcome } from "./plan.ts";

const fixture = useCommitFixture();
let fields: TestFields;
let actions: Actions;
/** Row 40 holds factory fields; each test uses the next one. */
let column = 0;
let site: Position;

beforeAll(async () => {
  await fixture.pool.query("update fields set type = 'factory', slots = 500 where y = 40");
});

beforeEach(async () => {
  column += 1;
  site = { x: column, y: 40 };
  ({ fields, actions } = another());
});

/** Another process with its own known fields. */
function another() {
  const known = new TestFields(fixture.pool);
  const made = createGroupCommit({ pool: fixture.pool, clock: () => fixture.now, fields: known });
  return { fields: known, actions: made };
}

/** Commits changes without a rule. */
function change(playerId: number, changes: Changes, order: CommitOrder = {}) {
  return fixture.commit(playerId, changes, { by: actions, fields: [site], ...order });
}

const factory = (from: number | null, to: number | null, set: object = {}) => [
  write("factory", {
    ...site,
    from,
    to,
    lvl: 1,
    slots: 500,
    safeUntil: 0,
    ...set,
  } as FactoryChange),
];

const done = { ok: true };

/** The field, with its factory, bars and mines. */
async function standing(cell: Position = site) {
  const at = "where x = $1::smallint and y = $2::smallint";
  const queryCell = (text: string) =>
    fixture.pool.query<Record<string, unknown>>(text, [cell.x, cell.y]);
  const [field] = await queryCell(
    `select version, base_owner as base, held_since as held, safe_until as safe from fields ${at}`,
  );
  const [owned] = await queryCell(
    `select id, owner, type, lvl, slots, safe_until as safe,
      is_first as first, falls_free_at as falls from factories ${at}`,
  );
  const bars = await queryCell(`select player_id as id, until from field_bars ${at} order by 1`);
  const mines = await queryCell(
    `select id, owner, laid_at as laid, until from mines ${at} order by id`,
  );
  return { ...field, factory: owned ?? null, bars, mines };
}

describe("a factory", () => {
  it("is captured, taken over, changed and freed, and keeps its id until it is freed", async () => {
    const [first, second] = [fixture.at(0), fixture.at(1)];
    expect(await change(first, factory(null, first))).toMatchObject(done);
    const captured = await standing();
    expect(captured).toMatchObject({
      version: 2,
      factory: { owner: first, type: "factory", lvl: 1, slots: 500, safe: 0 },
    });
    expect(fields.versionOf(site)).toBe(2);

    const taken = factory(first, second, { safeUntil: NOON + HOUR });
    expect(await change(second, taken, { also: [first] })).toMatchObject(done);
    const { id } = captured.factory ?? {};
    expect(await standing()).toMatchObject({
      version: 3,
      factory: { id, owner: second, safe: NOON + HOUR },
    });

    const grown = factory(second, second, { lvl: 2, slots: 900 });
    expect(await change(second, grown)).toMatchObject(done);
    expect(await standing()).toMatchObject({ version: 4, factory: { id, lvl: 2, slots: 900 } });

    const bar = { barred: { playerId: second, until: NOON + 24 * HOUR } };
    expect(await change(second, factory(second, null, bar))).toMatchObject(done);
    expect(await standing()).toMatchObject({
      version: 5,
      factory: null,
      bars: [{ id: second, until: NOON + 24 * HOUR }],
    });

    const held = { isFirst: true, hold: { heldSince: 5, plunderSafeUntil: 8 } };
    expect(await change(first, factory(null, first, held))).toMatchObject(done);
    expect(await standing()).toMatchObject({
      version: 6,
      held: 5,
      safe: 8,
      factory: { lvl: 1, first: true, falls: 0 },
    });
    const notice = { fallsFreeAt: 9, hold: { plunderSafeUntil: 0 } };
    expect(await change(first, factory(first, first, notice))).toMatchObject(done);
    expect(await standing()).toMatchObject({
      held: 5,
      safe: 8,
      factory: { first: true, falls: 9 },
    });
    const both = { barred: { playerId: first, until: NOON + 1 } };
    expect(await change(first, factory(first, null, both))).toMatchObject(done);
    const bars = [
      { id: first, until: NOON + 1 },
      { id: second, until: NOON + 24 * HOUR },
    ];
    expect((await standing()).bars).toEqual(bars.toSorted((a, b) => a.id - b.id));
  });

  it("is never a base when it is freed", async () => {
    const player = fixture.at(0);
    const { baseX, baseY } = await state(player);
    const base = { x: baseX ?? 0, y: baseY ?? 0 };
    const freed = change(player, factory(player, null, base), { fields: [base] });
    await expect(freed).rejects.toThrow("factory_freed: 0 of 1");
    expect(await standing(base)).toMatchObject({ base: player, factory: { type: "base" } });
  });
});

async function state(id: number) {
  const player = await fixture.actions.read(id);
  if (player === null) throw new Error("There is no player.");
  return player;
}

describe("mines", () => {
  it("are laid and removed, several in one action", async () => {
    const layer = fixture.at(0);
    const ground = { x: site.x, y: 30 };
    const lay = (count: number): MineChange => ({
      ...ground,
      ownerId: layer,
      lay: { count, until: NOON + HOUR },
    });
    expect(await change(layer, [write("mines", lay(3))], { fields: [ground] })).toMatchObject(done);
    const { mines } = await standing(ground);
    expect(mines).toMatchObject(Array(3).fill({ owner: layer, laid: NOON, until: NOON + HOUR }));
    const gone = mines.slice(0, 2).map(
      ({ id }): MineChange => ({
        ...ground,
        ownerId: layer,
        removeId: Number(id),
      }),
    );
    const both = [...writeAll("mines", gone), write("mines", lay(1))];
    expect(await change(fixture.at(1), both, { fields: [ground] })).toMatchObject(done);
    const after = await standing(ground);
    expect(after.mines).toHaveLength(2);
    expect(after.mines).toContainEqual(mines[2]);
    expect(after).toMatchObject({ version: 3 });
  });
});

describe("a base", () => {
  const target = () => ({ x: site.x, y: 45 });

  async function move(id: number, to: Position, by = actions) {
    const { baseX, baseY } = await state(id);
    const old = { x: baseX ?? 0, y: baseY ?? 0 };
    const changes: Changes = [
      write("player", { id, set: { baseX: to.x, baseY: to.y } }),
      write("base-move", { playerId: id, ...to }),
    ];
    const result = await change(id, changes, { by, fields: [to, old] });
    fixture.actions.invalidate(id);
    return { result, old };
  }

  it("moves with its factory in one statement, although it is on two fields in between", async () => {
    const id = fixture.at(0);
    const { result, old } = await move(id, target());
    expect(result).toMatchObject(done);
    // The old field got its second version when the base was placed.
    expect(await standing(old)).toMatchObject({ version: 3, base: null, factory: null });
    expect(await standing(target())).toMatchObject({
      version: 2,
      base: id,
      factory: { owner: id, type: "base", lvl: 1, slots: 2000 },
    });
    expect(await auditLedger(fixture.pool)).toEqual([]);
  });
});

describe("a field changed by another process", () => {
  it("prevents the whole action, which is then judged again", async () => {
    const [first, second] = [fixture.at(0), fixture.at(1)];
    const late = another();
    await change(first, factory(null, first));
    const seen: number[] = [];
    const result = await late.actions.perform(second, {
      players: () => (late.fields.versionOf(site) > 1 ? [first] : []),
      fields: () => [site],
      rule: (locked) => {
        const version = late.fields.versionOf(site);
        seen.push(version);
        const from = version > 1 ? first : null;
        expect(locked.player(first) !== undefined).toBe(version > 1);
        return {
          ok: true,
          outcome: version,
          changes: [
            ...factory(from, second),
            write("player", { id: second, set: { candle: version } }),
            write("ledger", { playerId: second, kind: "capture", metal: 0, energy: 0, detail: {} }),
          ],
        };
      },
      answer: asOutcome,
    });
    expect(result).toMatchObject({ ok: true, answer: 2 });
    expect(seen).toEqual([1, 2]);
    expect(await standing()).toMatchObject({ version: 3, factory: { owner: second } });
    // The first try wrote neither player nor log line.
    expect((await state(second)).candle).toBe(2);
    expect(await fixture.ledgerOf(second)).toHaveLength(1);
  });

  it("is read again before a refusal, once", async () => {
    const [first, second] = [fixture.at(0), fixture.at(1)];
    const late = another();
    await change(first, factory(null, first));
    let asked = 0;
    const refused = late.actions.perform(second, {
      fields: () => [site],
      rule: () => {
        asked += 1;
        return { ok: false, code: "SPENT", left: late.fields.versionOf(site) };
      },
      answer: asOutcome,
    });
    expect(await refused).toEqual({ ok: false, code: "SPENT", left: 2 });
    expect(asked).toBe(2);
    expect(late.fields.reloaded).toEqual([site]);
  });

  it("gets exactly one owner when many capture it concurrently from two processes", async () => {
    const other = another();
    const capture = (player: number, by: ReturnType<typeof another>) =>
      by.actions.perform(player, {
        fields: () => [site],
        rule: () =>
          by.fields.versionOf(site) > 1
            ? { ok: false, code: "ALREADY_OWNED" }
            : {
                ok: true,
                outcome: player,
                changes: factory(null, player),
              },
        answer: asOutcome,
      });
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        capture(fixture.at(index), index % 2 ? other : { fields, actions }),
      ),
    );
    const [winner, ...more] = results.flatMap((one) => (one.ok ? [one.answer] : []));
    expect(more).toEqual([]);
    expect(await standing()).toMatchObject({ version: 2, factory: { owner: winner } });
  });
});

describe("a rule that changes an unnamed participant", () => {
  it("fails as a bug and writes nothing", async () => {
    const [first, second] = [fixture.at(0), fixture.at(1)];
    const changes = [...factory(null, first), write("player", { id: first, set: { candle: 3 } })];
    const unnamed = change(first, changes, { fields: [{ x: site.x, y: 41 }] });
    await expect(unnamed).rejects.toThrow(`${site.x},${site.y}`);
    const stranger = [write("player", { id: second, set: { candle: 3 } })];
    await expect(change(first, stranger)).rejects.toThrow(`player ${second}`);
    expect(await standing()).toMatchObject({ version: 1, factory: null });
    expect((await state(first)).candle).toBe(0);
    expect(await change(first, factory(null, first))).toMatchObject(done);
  });

  it("runs again with it locked, if the plan allows that", async () => {
    const [first, second, gone] = [fixture.at(0), fixture.at(1), 999_999];
    const tries: { locked: boolean; missing: boolean }[] = [];
    const result = await actions.perform(first, {
      discoversParticipants: true,
      rule: (locked) => {
        tries.push({ locked: locked.player(second) !== undefined, missing: locked.isGone(gone) });
        const third = locked.isGone(gone)
          ? []
          : [write("player", { id: gone, set: { candle: 1 } })];
        const other = write("player", { id: second, set: { candle: 1 } });
        return { ok: true, outcome: null, changes: [...factory(null, first), other, ...third] };
      },
      answer: asOutcome,
    });
    expect(result).toMatchObject({ ok: true });
    expect(tries).toEqual([
      { locked: false, missing: false },
      { locked: true, missing: true },
    ]);
    expect(await standing()).toMatchObject({ version: 2, factory: { owner: first } });
    expect((await state(second)).candle).toBe(1);
  });
});
