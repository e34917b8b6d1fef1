import { setTimeout as sleep } from "node:timers/promises";
import { type Position, write } from "@emberlode/game";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TestFields } from "../testing/known-fields.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Actions } from "./plan.ts";
import { asOutcome } from "./plan.ts";

const fixture = useCommitFixture();
let actions: Actions;
let site: Position;
/** Row 40 holds factory fields; each test uses the next one. */
let column = 0;

beforeAll(async () => {
  await fixture.pool.query("update fields set type = 'factory', slots = 500 where y = 40");
});

beforeEach(async () => {
  const { pool } = fixture;
  actions = createGroupCommit({ pool, clock: () => fixture.now, fields: new TestFields(pool) });
  column += 1;
  site = { x: column, y: 40 };
});

/** Captures the test's factory for a player. */
const taken = (to: number) => [
  write("factory", { ...site, from: null, to, lvl: 1, slots: 500, safeUntil: 0 }),
];

describe("a rule", () => {
  it("runs again when the fields that it names change during the load", async () => {
    const player = fixture.at(0);
    let named: Position = { x: site.x, y: 41 };
    const judged: (readonly Position[])[] = [];
    const result = await actions.perform(player, {
      fields: () => [named],
      async load() {
        named = site;
      },
      rule({ cells }) {
        judged.push(cells);
        return { ok: true, outcome: null, changes: taken(player) };
      },
      answer: asOutcome,
    });
    expect(result).toMatchObject({ ok: true });
    // Never judged on fields that are not locked.
    expect(judged).toEqual([[site]]);
    const at = [site.x, site.y];
    const owners = "select owner from factories where x = $1::smallint and y = $2::smallint";
    expect(await fixture.pool.query(owners, at)).toEqual([{ owner: player }]);
  });

  it("loads and runs again with additional locks, and answers once", async () => {
    const [first, second] = [fixture.at(0), fixture.at(1)];
    const steps: string[] = [];
    const result = await actions.perform(first, {
      discoversParticipants: true,
      load({ ids, cells }) {
        steps.push(`load ${ids.length} ${cells.length}`);
        return cells.length;
      },
      rule(_, cells) {
        steps.push(`judge ${cells}`);
        const other = write("player", { id: second, set: { candle: 1 } });
        return { ok: true, outcome: null, changes: [...taken(first), other] };
      },
      answer(_, { cells }) {
        steps.push(`answer ${cells.length}`);
        return "done";
      },
    });
    expect(result).toMatchObject({ ok: true, answer: "done" });
    expect(steps).toEqual(["load 1 0", "judge 0", "load 2 1", "judge 1", "answer 1"]);
    // No conflict with another action.
    expect(actions.counts().retries).toBe(0);
  });
});

it("reports an error that follows the answer at the deadline", async () => {
  const { pool } = fixture;
  const bug = new Error("a bug");
  const onLateError = vi.fn();
  actions = createGroupCommit({ pool, clock: () => fixture.now, onLateError, budgetMs: 50 });
  const result = await actions.perform(fixture.at(0), {
    load: () => sleep(100),
    rule() {
      throw bug;
    },
    answer: () => null,
  });
  expect(result).toEqual({ ok: false, code: "BUSY" });
  await expect.poll(() => onLateError.mock.calls).toEqual([[bug]]);
});
