import { describe, expect, it } from "vitest";
import { UnavailableError } from "../connection/errors.ts";
import { createPool } from "../connection/pool.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";

const fixture = useCommitFixture();

describe("commit counts", () => {
  it("count one statement per batch, and none for a refusal", async () => {
    await Promise.all([0, 1, 2, 3, 4].map((index) => fixture.dig(fixture.at(index))));
    const { batches, seconds, failed, waiting, retries } = fixture.actions.counts();
    const statements = batches.counts.reduce((sum, count) => sum + count, 0);
    expect(batches.sum).toBe(5);
    expect(statements).toBeLessThan(5);
    expect(seconds.counts.reduce((sum, count) => sum + count, 0)).toBe(statements);
    expect([failed, waiting, retries]).toEqual([0, 0, 0]);
    expect(await fixture.dig(fixture.at(0))).toEqual({ ok: false, code: "SPENT" });
    expect(fixture.actions.counts().batches.sum).toBe(5);
  });

  it("count a retry for an action that lost to another process", async () => {
    await fixture.spend(fixture.at(0), 1);
    const other = fixture.another();
    await fixture.spend(fixture.at(0), 1, other);
    expect(await fixture.spend(fixture.at(0), 1)).toMatchObject({ ok: true });
    expect(fixture.actions.counts().retries).toBe(1);
    expect(other.counts().retries).toBe(0);
  });
});

describe("pool counts", () => {
  it("count open and lost connections", async () => {
    const { pool } = fixture;
    await pool.query("select 1");
    const before = pool.counts().reads;
    expect(before).toMatchObject({ busy: 0, waiting: 0, failedOpens: 0 });
    expect(before.open).toBeGreaterThan(0);
    const victim = pool.query("select pg_terminate_backend(pg_backend_pid())");
    expect(pool.counts().reads.busy).toBe(1);
    await expect(victim).rejects.toBeInstanceOf(UnavailableError);
    expect(pool.counts().reads).toMatchObject({ open: before.open - 1, lost: before.lost + 1 });
  });

  it("count failed connection attempts and waiting queries of an unreachable database", async () => {
    const away = createPool({ url: "postgres://nobody@127.0.0.1:1/none", world: "world" });
    const asked = away.query("select 1", [], 300);
    expect(away.counts().reads).toMatchObject({ open: 0, waiting: 1 });
    await expect(asked).rejects.toBeInstanceOf(UnavailableError);
    const { reads, commits } = away.counts();
    expect(reads.failedOpens).toBeGreaterThan(0);
    expect(reads).toMatchObject({ open: 0, lost: 0, waiting: 0 });
    expect(commits.failedOpens).toBe(0);
    await away.close();
  });
});
