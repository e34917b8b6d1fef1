/** `npm run admin` for networks and sign-ups: it shows what it would do before doing it. */
import { createDatabase, createPool, type Pool } from "@emberlode/db";
import { createTestDatabase, createTestPlayer, type TestDatabase } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBlockCommand } from "./lib/block-command.ts";
import { runNetworkCommand } from "./lib/network-command.ts";
import { runPlayerCommand } from "./lib/player-command.ts";
import { runCommand } from "./testing/run-command.ts";

const NETWORK = "2001:db8:5::/48";

let database: TestDatabase;
let pool: Pool;

async function joined(username: string | undefined, address: string): Promise<void> {
  const { id } = await createTestPlayer(pool, username === undefined ? {} : { username });
  await pool.query("update accounts set address = $2 where id = $1::int", [id, address]);
}

beforeAll(async () => {
  database = await createTestDatabase("founded");
  pool = createPool({ url: database.url, world: database.world, reads: 1 });
  await joined("First", "2001:db8:5:1::/64");
  await joined(undefined, "2001:db8:5:1::/64");
  await joined("Elsewhere", "2001:db8:6:1::/64");
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const BY = { actor: "console", now: Date.now(), reason: "A flood." } as const;
const said = (...flags: string[]) => runNetworkCommand(createDatabase(pool), NETWORK, flags, BY);
const admin = (...words: string[]) =>
  runCommand("admin.ts", words, { DATABASE_URL: database.url, WORLD: database.world });
const counts = async () => {
  const [row] = await pool.query<{ banned: number; bases: number }>(
    `select count(a.banned_at) as banned, count(p.base_x) as bases
    from accounts a join players p on p.id = a.id`,
  );
  return row;
};

test("lists a network and previews an action until it is confirmed", async () => {
  const list = await said("--list");
  expect(list).toContain(`${NETWORK}: 1 account, 1 guest, 2 bases on the map, 0 banned.`);
  expect(list).toMatch(/^ {2}First: 2001:db8:5:1::\/64, created .*, 0 actions, base at \d+, \d+$/m);
  expect(list).not.toContain("Elsewhere");

  for (const flag of ["--ban", "--suspend", "--free"]) {
    expect(await said(flag)).toMatch(
      /1 guest.*\n.*\n.*Nothing was changed\.\nAdd --yes to do it\.$/,
    );
  }
  expect(await counts()).toEqual({ banned: 0, bases: 3 });

  expect(await said("--free", "--yes")).toBe("Removed from the map: the bases of 2 players.");
  expect(await counts()).toEqual({ banned: 0, bases: 1 });
  expect(await said("--ban", "--yes")).toBe("Banned 2 players.");
  expect(await counts()).toEqual({ banned: 2, bases: 1 });
});

test("invalid options change nothing", async () => {
  const before = await counts();
  const flags = [[], ["--yes"], ["--all"], ["--list", "--yes"], ["--free", "--now"]];
  for (const some of flags) expect(await said(...some)).toBeNull();
  const unclear = runNetworkCommand(createDatabase(pool), "2001:db8::/8", ["--free", "--yes"], BY);
  await expect(unclear).rejects.toThrow(/isn't a/);
  expect(await counts()).toEqual(before);
});

test("a command sets who may join", async () => {
  expect(await admin("signups", "guests")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Guests can join now, but no new accounts\./),
  });
  expect(await pool.query("select signups from worlds")).toEqual([{ signups: "guests" }]);
  expect(await admin("signups", "nobody")).toMatchObject({ code: 2 });
});

test("a command announces a peace, with enough notice", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  expect(await admin("peace", inDays(3), inDays(4))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Peace is planned from .+ UTC to .+ UTC\./),
  });
  expect(await pool.query("select 1 from worlds where peace_from > 0")).toHaveLength(1);
  expect(await admin("peace", inDays(1), inDays(4))).toMatchObject({
    code: 1,
    errors: expect.stringContaining("two days"),
  });
});

test("commands block and unblock sign-ups", async () => {
  const db = createDatabase(pool);
  const run = (what: string, subject: string, days?: string) =>
    runBlockCommand(db, { what, subject, days, reason: "A flood." }, BY.now);
  expect(await run("block-network", "192.0.2.9/24", "3")).toBe(
    "192.0.2.9/24 is blocked for 3 days.",
  );
  await expect(run("block-network", "192.0.2.0/25", "2")).rejects.toThrow(
    /^192.0.2.0\/24 is already/,
  );
  expect(await run("block-domain", "@Spam.example")).toMatch(/^spam.example is blocked until/);
  expect(await run("blocks", "--list")).toMatch(
    /^spam.example: since .*, no end, by a command: A flood.\n192.0.2.0\/24: since .*, until /,
  );
  expect(await run("unblock-network", "192.0.2.0/24")).toBe("192.0.2.0/24 is no longer blocked.");
  await expect(run("unblock-network", "192.0.2.0/24")).rejects.toThrow("isn't blocked");
  await expect(run("block-domain", "192.0.2.0/24")).rejects.toThrow(/isn't a domain/);
  await expect(run("block-network", "spam.example")).rejects.toThrow(/isn't a network/);
  expect(await run("block-domain", "other.example", "soon")).toBeNull();
  expect(await admin("unblock-domain", "spam.example", "--reason", "It's over.")).toMatchObject({
    code: 0,
    output: expect.stringContaining("no longer blocked"),
  });
  expect(await run("blocks", "--list")).toBe("There are no blocks.");
});

test("commands on players say what happened in a sentence", async () => {
  const db = createDatabase(pool);
  const run = (what: string, name: string, ...values: string[]) =>
    runPlayerCommand(db, { what, name, values, reason: "Asked." }, BY.now);
  await joined("Olga", "2001:db8:7:1::/64");
  const said = [
    await run("role", "olga", "moderator"),
    await run("role", "Olga", "player"),
    await run("mute", "Olga", "1"),
    await run("suspend", "Olga", "3"),
    await run("correct", "Olga", "-5", "7"),
    await run("bot", "Olga"),
    await run("delete", "Olga"),
    await run("cancel-deletion", "Olga"),
  ];
  expect(said).toEqual([
    "Olga is a moderator now.",
    "Olga is no longer on the team.",
    "Olga is muted for 1 minute.",
    "Olga is suspended for 3 days.",
    "Olga: -5 metal, +7 energy.",
    "Olga is labeled as a bot now.",
    "Olga will be deleted within a minute while the server runs.",
    "The deletion of Olga is canceled.",
  ]);
  await expect(run("ban", "Olha")).rejects.toThrow("no account named Olha. Did you mean Olga?");
  await expect(run("ban", "Nobodylikethis")).rejects.toThrow(/named Nobodylikethis\.$/);
  await expect(run("lift", "Olga", "99")).rejects.toThrow("Olga has no active sanction 99");
  expect(await run("mute", "Olga")).toBeNull();
  expect(await run("role", "Olga", "king")).toBeNull();
});

test("explains unknown commands and wrong words", async () => {
  const unknown = await admin("signup", "open");
  expect(unknown).toMatchObject({ code: 2, output: "" });
  expect(unknown.errors).toMatch(/^There is no command signup\. Did you mean signups\?\n\nUsage: /);
  expect(await admin("mute", "Olga")).toEqual({
    code: 2,
    output: "",
    errors: "Usage:\nnpm run admin -- mute NAME MINUTES\n",
  });
  const missing = await admin("keep", "Olha");
  expect(missing).toMatchObject({ code: 1, output: "" });
  expect(missing.errors).toContain("Did you mean Olga?");
});
