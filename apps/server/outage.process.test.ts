/** While the database takes no writes, calls get 503; then the server recovers. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@emberlode/client";
import { loginPayloadSchema } from "@emberlode/contract";
import { beforeAll, expect, test } from "vitest";
import { type Digger, expectDigsStored, registerDiggers, startDigging } from "./testing/digging.ts";
import { parseMetrics } from "./testing/metrics.ts";
import type { ServerProcess } from "./testing/server-process.ts";
import { useServers } from "./testing/use-servers.ts";

const PLAYERS = 4;
const CEILING = { timeout: 15_000, interval: 50 };
/** Duration of the outage: longer than a call waits. */
const OUTAGE_MS = 4_000;
/** How soon the server must have recovered. */
const RECOVERY_MS = 2_000;

const servers = useServers();
let server: ServerProcess;
let database: string;

beforeAll(async () => {
  // Opened before the database becomes read-only, so this connection can always write.
  const [row] = await servers.admin.query<{ name: string }>("select current_database() as name");
  database = row?.name ?? "";
  server = await servers.start({ SIGNUPS_PER_HOUR: "1000" });
});

interface Line {
  msg: string;
  reason?: string;
  seconds?: number;
  calls?: number;
}

/** Log lines after the first `length` characters. */
function linesSince(length: number): Line[] {
  const text = server.errors().slice(length).trim();
  return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line));
}

const outageLines = (length: number) => linesSince(length).filter(({ msg }) => /outage/.test(msg));

async function ready() {
  const answer = await fetch(`${server.url}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

async function refusedCalls(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return parseMetrics(text).value("emberlode_db_outage_calls_total");
}

/** A new guest's answer. */
const guest = () =>
  fetch(`${server.url}/api/users/guest`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: "{}",
  });

/** One step of a guest per call, with the same key each time and without retries. */
async function stepper(): Promise<() => Promise<Response>> {
  const answer = await guest();
  const { x, y } = loginPayloadSchema.parse(await answer.json()).user.status;
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const headers = { cookie, origin: server.url, "idempotency-key": crypto.randomUUID() };
  return () => fetch(`${server.url}/api/fields/coords?x=${(x % 50) + 1}&y=${y}`, { headers });
}

interface Outage {
  reason: string;
  translators: RegExp;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Players whose clients retry BUSY answers with the same key. */
const enter = (name: string): Promise<Digger[]> =>
  registerDiggers(PLAYERS, name, () =>
    createClient({ url: server.url, maxTries: 40, maxPauseMs: 3_000 }),
  );

/** Lets players dig through an outage and checks what clients and operators see. */
async function playThrough(outage: Outage, diggers: readonly Digger[]): Promise<void> {
  const work = startDigging(diggers);
  const step = await stepper();
  await work.waitForDigs();
  const logged = server.errors().length;
  const refusedBefore = await refusedCalls();

  await outage.begin();
  const began = performance.now();
  const refused = step();
  await expect.poll(ready, CEILING).toEqual({
    status: 503,
    body: { ok: false, database: true, migrations: true, writes: false },
  });
  const answer = await refused;
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("x-error-code")).toBe("BUSY");
  await sleep(Math.max(0, OUTAGE_MS - (performance.now() - began)));
  expect((await ready()).status).toBe(503);
  expect(outageLines(logged)).toEqual([expect.objectContaining({ reason: outage.reason })]);
  expect(outageLines(logged)[0]?.msg).toMatch(outage.translators);

  const during = work.digs();
  await outage.end();
  const ended = performance.now();
  await expect.poll(async () => (await ready()).status, CEILING).toBe(200);
  expect(performance.now() - ended).toBeLessThan(RECOVERY_MS);
  expect((await ready()).body).toEqual({
    ok: true,
    database: true,
    migrations: true,
    writes: true,
  });
  await work.waitForDigs(during);
  expect((await step()).status).toBe(200);
  await work.stop();

  const lines = outageLines(logged);
  expect(lines).toHaveLength(2);
  const calls = (await refusedCalls()) - refusedBefore;
  expect(calls).toBeGreaterThanOrEqual(PLAYERS);
  expect(lines[1]).toMatchObject({ reason: outage.reason, calls });
  expect(lines[1]?.seconds).toBeGreaterThan(OUTAGE_MS / 1000 - 1);
  expect(lines[1]?.seconds).toBeLessThan((performance.now() - began) / 1000 + 1);
  // No line per call or per job.
  expect(linesSince(logged)).toEqual(lines);

  await expectDigsStored(servers.admin, diggers);
}

test("recovers from a temporarily read-only database", { timeout: 60_000 }, async () => {
  const diggers = await enter("Reader");
  const terminate = `select count(pg_terminate_backend(pid)) from pg_stat_activity
    where application_name = 'emberlode' and datname = current_database()`;
  await playThrough(
    {
      reason: "read_only",
      translators: /read-only/,
      async begin() {
        await servers.admin.query(
          `alter database "${database}" set default_transaction_read_only = on`,
        );
        // Database settings apply to new sessions only.
        await servers.admin.query(terminate);
      },
      // Existing connections stay read-only: the server must replace them.
      end: () =>
        servers.admin.query(`alter database "${database}" reset default_transaction_read_only`),
    },
    diggers,
  );
  // Writes outside of the group commit use replaced connections too.
  const guests = await Promise.all(Array.from({ length: 16 }, guest));
  expect(guests.map(({ status }) => status)).toEqual(guests.map(() => 201));
});

test("recovers from a temporarily full disk", { timeout: 60_000 }, async () => {
  const diggers = await enter("Filler");
  await servers.admin.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await playThrough(
    {
      reason: "disk_full",
      translators: /disk is full/,
      begin: () =>
        servers.admin.query(`create trigger full_disk before insert on ledger for each row
          execute function full_disk()`),
      end: () => servers.admin.query("drop trigger full_disk on ledger"),
    },
    diggers,
  );
});
