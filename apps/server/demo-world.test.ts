import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditLedger } from "@emberlode/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepDemoLogin, readDemoLogin, seedDemo } from "./demo-world.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ signupsPerHour: 1 });
});
afterAll(() => app.close());

test("a demo account and neighbours who have dug, whatever the limits; a second time nothing", async () => {
  const login = await seedDemo(app.services);
  // Nobody plays now.
  expect(await app.pool.query("select 1 from sessions")).toEqual([]);
  const response = await app.send({ method: "POST", url: "/api/auth", body: login });
  expect(response.statusCode).toBe(200);
  expect(response.json().user.username).toBe("demo");

  const count = "select count(*)::int as accounts from accounts";
  const before = await app.pool.query<{ accounts: number }>(count);
  expect(before[0]?.accounts).toBeGreaterThan(4);
  expect(await app.pool.query("select 1 from ledger where kind = 'dig' limit 1")).toHaveLength(1);
  expect(await auditLedger(app.pool)).toEqual([]);

  expect(await seedDemo(app.services)).toBe(null);
  expect(await app.pool.query(count)).toEqual(before);
});

test("the login is kept for the owner of the data folder alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "emberlode-demo-"));
  try {
    expect(readDemoLogin(folder)).toBe(null);
    const login = { username: "demo", password: "secret" };
    keepDemoLogin(folder, login);
    expect(readDemoLogin(folder)).toEqual(login);
    expect(statSync(join(folder, "demo-login")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
