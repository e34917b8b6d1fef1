import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditLedger } from "@emberlode/db";
import { PLACING } from "@emberlode/game";
import { expect, test } from "vitest";
import {
  closeDemo,
  deleteDemoLogin,
  readDemoLogin,
  reopenDemo,
  saveDemoLogin,
  seedDemo,
} from "./demo-world.ts";
import { useApp } from "./testing/use-app.ts";

const app = useApp({ signUpsPerHour: 1, signUps: "closed" });

test("seeds a demo account and demo players despite limits and closed sign-ups, and only once", async () => {
  const login = await seedDemo(app.services);
  // Nobody counts as online.
  expect(await app.pool.query("select 1 from sessions")).toEqual([]);
  const response = await app.send({ method: "POST", url: "/api/auth", body: login });
  expect(response.statusCode).toBe(200);
  expect(response.json().user.username).toBe("demo");

  const count = "select count(*)::int as accounts from accounts";
  const before = await app.pool.query<{ accounts: number }>(count);
  expect(before[0]?.accounts).toBeGreaterThan(4);
  // Often enough that two idle days do not take their bases off the map.
  const settled = `select player_id from ledger where kind = 'dig' group by 1
    having count(*) >= ${PLACING.firstActions}`;
  expect(await app.pool.query(settled)).toHaveLength(6);
  expect(await auditLedger(app.pool)).toEqual([]);

  expect(await seedDemo(app.services)).toBe(null);
  expect(await app.pool.query(count)).toEqual(before);
});

test("closing it locks out everyone; reopening it sets a new password", async () => {
  const logIn = async (body: unknown) => {
    const { statusCode } = await app.send({ method: "POST", url: "/api/auth", body });
    return statusCode;
  };
  const login = await reopenDemo(app.services);
  expect(await logIn(login)).toBe(200);
  // A visitor sets their own address and password.
  const password = "a visitor's password";
  const passwordHash = await app.services.passwords.hash(password, "127.0.0.1");
  await app.pool.query(
    "update accounts set email = 'visitor@example.com', password_hash = $1 where username = 'demo'",
    [passwordHash],
  );
  // Unless it is known to be created here, it may be a player's account.
  expect(await closeDemo(app.services, false)).toBe(false);
  expect(await logIn({ username: "demo", password })).toBe(200);
  const version = async () => {
    const [row] = await app.pool.query<{ version: number }>(
      "select version from players join accounts using (id) where username = 'demo'",
    );
    return row?.version ?? 0;
  };
  const before = await version();
  expect(await closeDemo(app.services, true)).toBe(true);
  // A visitor's concurrent password change must retry.
  expect(await version()).toBeGreaterThan(before);
  expect(await logIn({ username: "demo", password })).toBe(401);
  expect(await logIn(login)).toBe(401);
  expect(await app.pool.query("select 1 from sessions")).toEqual([]);
  expect(
    await app.pool.query("select 1 from accounts where email = 'visitor@example.com'"),
  ).toEqual([]);
  expect(await logIn(await reopenDemo(app.services))).toBe(200);
});

test("skips a neighbor whose name a player has", async () => {
  await app.pool.query(
    "update accounts set username = 'demo2', email = 'b@example.com' where username = 'demo'",
  );
  expect(await seedDemo(app.services)).toMatchObject({ username: "demo" });
});

test("only the owner of the data folder can read the stored login", () => {
  const folder = mkdtempSync(join(tmpdir(), "emberlode-demo-"));
  try {
    expect(readDemoLogin(folder)).toBe(null);
    const login = { username: "demo", password: "secret" };
    saveDemoLogin(folder, login);
    expect(readDemoLogin(folder)).toEqual(login);
    expect(statSync(join(folder, "demo-login")).mode & 0o777).toBe(0o600);
    deleteDemoLogin(folder);
    expect(readDemoLogin(folder)).toBe(null);
    deleteDemoLogin(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
