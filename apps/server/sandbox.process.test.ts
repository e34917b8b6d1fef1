import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { loginPayloadSchema } from "@emberlode/contract";
import { MINUTE, SECOND } from "@emberlode/game";
import { afterEach, expect, test } from "vitest";
import { fastClock, SANDBOX_PACE } from "./sandbox.ts";
import { endAll, failingStart, makeEmptyDir, startProcess } from "./testing/server-process.ts";

const FULL = process.env.FULL === "1";

afterEach(endAll);

const SANDBOX = ["--sandbox"];

test("a fast clock starts now and passes sixty seconds per second", () => {
  let now = 5_000;
  const clock = fastClock(SANDBOX_PACE, { now: () => now });
  expect(clock.now()).toBe(5_000);
  now += SECOND;
  expect(clock.now()).toBe(5_000 + MINUTE);
});

test.runIf(FULL)("a sandbox runs sixty times as fast and leaves nothing behind", async () => {
  const temporary = await makeEmptyDir();
  const server = await startProcess({ TMPDIR: temporary.path }, false, SANDBOX);
  expect(server.output()).toContain(
    "Sandbox: the clock runs 60 times as fast, and the world is deleted on exit.",
  );
  expect((await readdir(temporary.path)).join()).toMatch(/^emberlode-sandbox-/);

  const headers = { "content-type": "application/json", origin: server.url };
  const body = JSON.stringify({
    username: "Sandy",
    email: "sandy@example.com",
    password: "correct horse",
  });
  const signedUp = await fetch(`${server.url}/api/users`, { method: "POST", headers, body });
  expect(signedUp.status).toBe(201);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const timeThere = async () => {
    const answer = await fetch(`${server.url}/api/auth`, { headers: { cookie } });
    return Date.parse(loginPayloadSchema.parse(await answer.json()).user.status.serverTime);
  };
  const [began, there] = [performance.now(), await timeThere()];
  await sleep(2 * SECOND);
  const passed = (await timeThere()) - there;
  expect(passed / (performance.now() - began)).toBeGreaterThan(SANDBOX_PACE * 0.8);
  expect(passed).toBeGreaterThanOrEqual(2 * MINUTE);

  expect(await server.end("SIGTERM")).toBe(0);
  expect(await readdir(temporary.path)).toEqual([]);
  await temporary.remove();
});

test("a sandbox refuses an external database, and unknown options are refused", async () => {
  const temporary = await makeEmptyDir();
  const environment = { TMPDIR: temporary.path, DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" };
  const taken = await failingStart(environment, () => {}, SANDBOX);
  expect(taken.code).toBe(1);
  expect(taken.errors).toContain("A sandbox has a database of its own");
  const misspelled = await failingStart({ TMPDIR: temporary.path }, () => {}, ["--sandpit"]);
  expect(misspelled.code).toBe(1);
  expect(misspelled.errors).toContain("--sandpit");
  expect(await readdir(temporary.path)).toEqual([]);
  await temporary.remove();
});
