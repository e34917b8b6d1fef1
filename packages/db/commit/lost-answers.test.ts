/** Every action is done once, even if its statement's answer is lost or it fails temporarily. */
import { describe, expect, it } from "vitest";
import { UnavailableError } from "../connection/errors.ts";
import type { Pool } from "../connection/pool.ts";
import type { CommitFixture } from "../testing/commit-fixture.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Actions } from "./plan.ts";

const fixture = useCommitFixture();

/** A process whose first commit fails, `before` it is sent or `after` it is written. */
function failingOnce(wrong: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) {
  let commits = 0;
  const changed: number[] = [];
  const pool: Pool = {
    ...fixture.pool,
    async commit(text, parameters, deadline) {
      const isFirst = ++commits === 1;
      if (isFirst) await wrong.before?.();
      const rows = await fixture.pool.commit<never>(text, parameters, deadline);
      if (isFirst) await wrong.after?.();
      return rows;
    },
  };
  const actions = createGroupCommit({
    pool,
    clock: () => fixture.now,
    onChanged: (ids) => changed.push(...ids),
  });
  return { actions, changed, commits: () => commits };
}

const lost = () => Promise.reject(new UnavailableError("connection closed"));

describe("an answer lost after the commit", () => {
  const actingBy = async (
    actions: Actions,
    act: (
      actions: Actions,
    ) => ReturnType<CommitFixture["dig"]> | ReturnType<CommitFixture["spend"]>,
  ) => {
    const id = fixture.at(0);
    const result = await act(actions);
    expect(await fixture.ledgerOf(id)).toHaveLength(1);
    expect(
      await fixture.pool.query("select version from players where id = $1::int", [id]),
    ).toEqual([{ version: 2 }]);
    return result;
  };

  it.each([
    ["with the caller's key", "key-1"],
    ["without one", undefined],
  ])("is found again %s, even if the rule would refuse by now", async (_, key) => {
    const { actions } = failingOnce({ after: lost });
    const result = await actingBy(actions, (by) => fixture.dig(fixture.at(0), key, "body", by));
    expect(result).toMatchObject({ ok: true, answer: { 10: 1042 } });
  });

  it("is found again without a key, even if the rule would succeed again", async () => {
    const { actions } = failingOnce({ after: lost });
    const result = await actingBy(actions, (by) => fixture.spend(fixture.at(0), 300, by));
    expect(result).toMatchObject({ ok: true, answer: 700 });
  });

  it("is not a replay, and other processes are notified once it is known", async () => {
    const { actions, changed } = failingOnce({ after: lost });
    const result = await actingBy(actions, (by) => fixture.dig(fixture.at(0), "key-1", "body", by));
    expect(result).toMatchObject({ ok: true, replayed: false });
    // Once when the statement was given up, once when it was found to be written.
    expect(changed).toEqual([fixture.at(0), fixture.at(0)]);
    const again = await fixture.dig(fixture.at(0), "key-1", "body", actions);
    expect(again).toMatchObject({ ok: true, replayed: true });
  });
});

it("reports a replay as one, although the first try could not read the player", async () => {
  const id = fixture.at(0);
  await fixture.dig(id, "key-1");
  let reads = 0;
  const pool: Pool = {
    ...fixture.pool,
    query: (...query) => (++reads === 1 ? lost() : fixture.pool.query<never>(...query)),
  };
  const actions = createGroupCommit({ pool, clock: () => fixture.now, onChanged: () => {} });
  const again = await fixture.dig(id, "key-1", "body", actions);
  expect(again).toMatchObject({ ok: true, replayed: true });
  expect(reads).toBeGreaterThan(1);
});

describe("a statement that fails temporarily", () => {
  it.each([
    ["a serialization failure", "40001"],
    ["a statement that was canceled", "57014"],
    ["a lock that was not to be had", "55P03"],
  ])("is retried after %s", async (_, code) => {
    // Raised by the database itself, as in production.
    const fail = () =>
      fixture.pool.query(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    const { actions, commits } = failingOnce({ before: fail });
    expect(await fixture.dig(fixture.at(0), undefined, "body", actions)).toMatchObject({
      ok: true,
    });
    expect(commits()).toBeLessThanOrEqual(2);
    expect(await fixture.ledgerOf(fixture.at(0))).toHaveLength(1);
  });
});
