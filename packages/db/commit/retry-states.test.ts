/** Temporary database errors are retried, and the action is done once. Permanent ones give BUSY. */
import { beforeAll, expect, it } from "vitest";
import type { OutageReason } from "../connection/outage-reason.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";

const ALWAYS = 1_000_000;

const fixture = useCommitFixture();

beforeAll(async () => {
  await fixture.pool.query("create table refusals (state text)");
  // A sequence also counts tries that were rolled back.
  await fixture.pool.query("create sequence tries");
  await fixture.pool.query(`create function refuse() returns trigger language plpgsql as $$
    declare refused refusals;
    begin
      select * into refused from refusals;
      if found and nextval('tries') < 0 then
        raise exception 'not now' using errcode = refused.state;
      end if;
      return new;
    end $$`);
  await fixture.pool.query(
    "create trigger refuse before insert on ledger for each row execute function refuse()",
  );
});

/** Makes the next `times` tries fail. */
async function refuse(state: string, times: number): Promise<void> {
  await fixture.pool.query("delete from refusals");
  await fixture.pool.query("insert into refusals values ($1)", [state]);
  await fixture.pool.query(`alter sequence tries minvalue ${-ALWAYS} restart with ${-times}`);
}

async function accept(): Promise<void> {
  await fixture.pool.query("delete from refusals");
}

const STATES: [state: string, what: string][] = [
  ["40P01", "a deadlock"],
  ["40001", "a serialization failure"],
  ["53100", "a full disk"],
  ["53200", "no memory left"],
  ["53300", "too many connections"],
  ["53400", "a limit of the configuration"],
  ["25006", "a database that is read-only"],
];

it.each(STATES)("%s, %s, is retried and done once, with a key and without", async (state) => {
  for (const [index, key] of [[0, "k"] as const, [1, undefined] as const]) {
    await refuse(state, 2);
    expect(await fixture.dig(fixture.at(index), key)).toMatchObject({ ok: true, replayed: false });
    await accept();
    expect((await fixture.actions.read(fixture.at(index)))?.carried.metal).toBe(1042);
    const lines = await fixture.pool.query(
      "select id from ledger where player_id = $1 and kind = 'dig'",
      [fixture.at(index)],
    );
    expect(lines).toHaveLength(1);
  }
});

it.each<[string, OutageReason | null]>([
  ["53100", "disk_full"],
  ["53200", "out_of_memory"],
  ["25006", "read_only"],
  // A conflict says nothing about the database's health.
  ["40P01", null],
])("%s forever ends in BUSY, writes nothing, and reports the outage: %s", async (state, reason) => {
  const outages: OutageReason[] = [];
  const actions = createGroupCommit({
    pool: fixture.pool,
    clock: () => fixture.now,
    onOutage: (one) => outages.push(one),
  });
  await refuse(state, ALWAYS);
  // On a busy machine, an action that hardly had a chance to be tried reports none.
  do {
    expect(await fixture.dig(fixture.at(0), "k", "body", actions)).toEqual({
      ok: false,
      code: "BUSY",
    });
  } while (reason !== null && outages.length === 0);
  expect(outages).toEqual(reason === null ? [] : [reason]);
  await accept();
  expect((await actions.read(fixture.at(0)))?.carried.metal).toBe(1000);
  expect(await fixture.dig(fixture.at(0), "k", "body", actions)).toMatchObject({ ok: true });
  expect(outages).toHaveLength(reason === null ? 0 : 1);
});
