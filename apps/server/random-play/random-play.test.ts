/**
 * Random but sensible play by thirty-two clients over HTTP, on two processes, keeps the ledger
 * consistent. `FULL=1` plays longer, from a random seed; `PLAY_SEED=…` replays a seed.
 */
import { randomInt } from "node:crypto";
import { CALLS } from "@emberlode/contract/calls";
import { auditLedger } from "@emberlode/db";
import { seededRandom } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createClients } from "./crowd.ts";
import { violationsAfter } from "./invariants.ts";
import { ALL_KINDS } from "./kinds/all-kinds.ts";
import { playOn } from "./play.ts";

const FULL = process.env.FULL === "1";
const STEPS = FULL ? 100_000 : 1_500;
const SEED = process.env.PLAY_SEED ?? (FULL ? String(randomInt(2 ** 31)) : "1");

/** How many kinds may never succeed in a short play, such as those that need a mail first. */
const MAY_FAIL = FULL ? 2 : 12;

let app: TestApp;
let second: TestApp;
let urls: string[];

const listen = ({ app: server }: TestApp) => server.listen({ host: "127.0.0.1", port: 0 });

beforeAll(async () => {
  app = await createTestApp({ unlimited: true });
  second = await createTestApp({ beside: app, unlimited: true });
  urls = [await listen(app), await listen(second)];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

test("plays every mutation", () => {
  const mutations = CALLS.filter(({ kind }) => kind === "mutation").map(({ name }) => name);
  expect(ALL_KINDS.map(({ procedure }) => procedure).sort()).toEqual(mutations.sort());
});

test("random play keeps the ledger valid", { timeout: FULL ? 5_400_000 : 60_000 }, async () => {
  console.log(`random play: PLAY_SEED=${SEED}`);
  const random = seededRandom(`play ${SEED}`);
  const clients = await createClients(app);
  const tally = await playOn({ app, second, urls, random, clients }, STEPS);
  if (FULL) console.log(tally.table());
  const audit = await auditLedger(app.pool);
  expect([...tally.violations, ...audit, ...(await violationsAfter([app, second], tally))]).toEqual(
    [],
  );
  expect(tally.busy).toBeLessThan(STEPS / 100);
  const kinds = ALL_KINDS.map(({ procedure }) => procedure);
  const never = tally.neverDone(kinds);
  expect(never).toEqual(never.slice(0, MAY_FAIL));
});
