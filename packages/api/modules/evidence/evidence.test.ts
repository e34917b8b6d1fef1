/** Cases of accounts that serve another one, found in the log, and dismissed by the team. */
import { accountAddresses, referralDays } from "@emberlode/db";
import {
  DAY,
  EVIDENCE_DISMISSED_MS,
  EVIDENCE_THRESHOLDS,
  MAX_LINKED_BY_ADDRESS,
  MINUTE,
  utcDay,
} from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { insertLines, insertRing, shareBrowser } from "../../testing/ring.ts";
import { auditRows, setBan, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { checkEvidence, checkEvidenceIfDue } from "./check-evidence.ts";

// Its log has lines that no action wrote.
const game = useGame({ skipLedgerAudit: true });
let [first, second, reader] = [{} as Player, {} as Player, {} as Player];

/** A team whose sessions begin now. */
async function enlist() {
  [first, second, reader] = (await players(3)) as [Player, Player, Player];
  for (const { username } of [first, second])
    await setRole(game.services.db, username, "moderator");
  await setRole(game.services.db, reader.username, "support");
}

async function pass(ms: number) {
  game.clock.pass(ms);
  await enlist();
}

beforeEach(enlist);
afterEach(async () => {
  for (const table of ["evidence_cases", "account_devices", "account_addresses"])
    await game.pool.query(`delete from ${table}`);
});

const check = () => checkEvidence(game.services.db, EVIDENCE_THRESHOLDS, game.clock.now());
const openCases = async () => (await reader.call.adminEvidence.list({})).cases;
async function players(count: number): Promise<Player[]> {
  const made = await Promise.all(Array.from({ length: count }, () => game.player()));
  return made.toSorted((one, other) => one.id - other.id);
}

async function ring(victories = 2, kind: "attack" | "plunder" = "attack") {
  const [main, ...alts] = (await players(4)) as [Player, ...Player[]];
  const ids = alts.map(({ id }) => id);
  await insertRing(
    game.services.db,
    { mainId: main.id, alts: ids, victories, kind },
    game.clock.now(),
  );
  return { main, alts };
}

/** The only open case. */
async function onlyCase() {
  const cases = await openCases();
  expect(cases).toHaveLength(1);
  return cases[0]?.id ?? 0;
}

test("accounts that one account of the same browser loots are a case, with the lines behind it", async () => {
  const { main, alts } = await ring();
  expect(await check()).toBe(1);
  const names = alts.map(({ username }) => username);
  const list = await reader.call.adminEvidence.list({});
  expect(list).toMatchObject({ open: 1, next: null, thresholds: EVIDENCE_THRESHOLDS });
  expect(list.cases).toMatchObject([
    {
      main: { player: { username: main.username }, devices: 0 },
      others: alts.map(({ username }) => ({
        player: { username },
        devices: 1,
        addresses: 0,
        earned: 50_000,
        spent: 0,
      })),
      points: 225,
      signals: [
        { kind: "loot", points: 200, count: 6, back: 0, amount: 7200, accounts: names },
        { kind: "idle", points: 25, count: 3, accounts: names },
      ],
    },
  ]);
  const found = await reader.call.adminEvidence.get({ id: await onlyCase() });
  expect(found).toMatchObject({ dismissal: null, mayDismiss: false, case: list.cases[0] });
  const [loot] = found.rows;
  expect(loot?.rows).toHaveLength(6);
  expect(loot?.rows[0]).toMatchObject({ account: main.username, metal: 1200, battle: null });
  expect(names).toContain(loot?.rows[0]?.other);
  const { evidenceCase } = await reader.call.adminPlayers.get({ username: names[0] ?? "" });
  expect(evidenceCase).toBe(list.cases[0]?.id);
});

test("plundered stores are loot, too, with the lines behind them", async () => {
  await ring(1, "plunder");
  expect(await check()).toBe(1);
  const { case: found, rows } = await reader.call.adminEvidence.get({ id: await onlyCase() });
  expect(found.signals[0]).toMatchObject({ kind: "loot", count: 3, amount: 3600 });
  expect(rows[0]?.rows.map(({ metal }) => metal)).toEqual([1200, 1200, 1200]);
});

test("accounts of a school's address are no case, though those of a home's are", async () => {
  const [main, ...alts] = (await players(3)) as [Player, ...Player[]];
  const ids = alts.map(({ id }) => id);
  await insertRing(game.services.db, { mainId: main.id, alts: ids }, game.clock.now());
  await game.pool.query("delete from account_devices");
  const at = game.clock.now();
  const use = (accountId: number) =>
    game.services.db
      .insert(accountAddresses)
      .values({ accountId, address: "203.0.113.7", firstSeenAt: at, lastSeenAt: at });
  for (const { id } of [main, ...alts]) await use(id);
  expect(await check()).toBe(1);
  for (const { id } of await players(MAX_LINKED_BY_ADDRESS - 2)) await use(id);
  expect(await check()).toBe(0);
});

test.each([
  ["127.0.0.1", 0],
  ["192.0.2.7", 1],
])("loot from labeled bots behind %s makes %i cases", async (address, cases) => {
  const { db } = game.services;
  const { main, alts } = await ring();
  await game.pool.query("delete from account_devices");
  const now = game.clock.now();
  const times = { firstSeenAt: now, lastSeenAt: now };
  for (const { id } of [main, ...alts])
    await db.insert(accountAddresses).values({ accountId: id, address, ...times });
  for (const { id } of alts)
    await game.pool.query("update accounts set is_bot = true where id = $1::int", [id]);
  expect(await check()).toBe(cases);
});

test("opens a case for credit of accounts that never spend, not for that of active ones", async () => {
  const { db } = game.services;
  const [main, ...alts] = (await players(3)) as [Player, ...Player[]];
  const now = game.clock.now();
  await shareBrowser(
    db,
    [main, ...alts].map(({ id }) => id),
    now,
  );
  const amounts = { metal: 100, energy: 0, paidMetal: 100, paidEnergy: 0 };
  const days = [0, 1, 2].map((day) => ({ day: utcDay(now) - day, updatedAt: now - day * DAY }));
  for (const { id } of alts) {
    await insertLines(db, id, [{ kind: "dig", metal: 20_000, detail: {} }], now);
    await db
      .insert(referralDays)
      .values(days.map((day) => ({ referrerId: main.id, refereeId: id, ...amounts, ...day })));
  }
  expect(await check()).toBe(1);
  const { rows } = await reader.call.adminEvidence.get({ id: await onlyCase() });
  expect(rows.map(({ kind, rows: { length } }) => [kind, length])).toEqual([["referral", 6]]);
  for (const { id } of alts)
    await insertLines(db, id, [{ kind: "buy-units", metal: -15_000, detail: {} }], now);
  expect(await check()).toBe(0);
  expect(await openCases()).toEqual([]);
});

test("a case ends when nothing passed within 30 days, and when one side is banned", async () => {
  const { main, alts } = await ring();
  await check();
  for (const { username } of alts) await setBan(game.services.db, username, Date.now());
  expect(await openCases()).toEqual([]);
  for (const { username } of alts) await setBan(game.services.db, username, null);
  expect(await openCases()).toHaveLength(1);
  await pass(31 * DAY);
  await shareBrowser(
    game.services.db,
    [main, ...alts].map(({ id }) => id).reverse(),
    game.clock.now(),
  );
  await check();
  expect(await openCases()).toEqual([]);
});

test("a dismissal closes the case for 30 days; the second of two reads what the first decided", async () => {
  const { main } = await ring();
  await check();
  const id = await onlyCase();
  const last = (await auditRows(game.pool)).length;
  const dismiss = (by: Player, reason: string) => by.call.adminEvidence.dismiss({ id, reason });
  expect(await runFiftyConcurrently(() => dismiss(first, "Siblings."))).toMatchObject({ done: 1 });
  const { answers } = SERVER_TRANSLATORS.en;
  expect(await refusal(dismiss(second, "A ring."))).toMatchObject({
    code: "CHANGED_MEANWHILE",
    text: answers("team.evidenceDismissed", { by: first.username, note: "Siblings." }),
  });
  await check();
  expect(await openCases()).toEqual([]);
  const { dismissal, mayDismiss } = await second.call.adminEvidence.get({ id });
  expect(dismissal).toMatchObject({ by: first.username, note: "Siblings." });
  expect(mayDismiss).toBe(true);
  expect((await auditRows(game.pool)).slice(last)).toMatchObject([
    { action: "dismissEvidence", by: first.id, target: main.id, reason: "Siblings." },
  ]);
  await pass(EVIDENCE_DISMISSED_MS - MINUTE);
  expect(await openCases()).toEqual([]);
});

test("a case that goes on after its dismissal opens again", async () => {
  const { main, alts } = await ring();
  await check();
  const id = await onlyCase();
  await first.call.adminEvidence.dismiss({ id, reason: "Siblings." });
  await pass(EVIDENCE_DISMISSED_MS);
  const now = game.clock.now();
  await game.pool.query("update account_devices set last_seen_at = $1::bigint", [now]);
  const attack = { kind: "attack", metal: 1200, detail: { otherId: alts[0]?.id ?? 0, won: true } };
  await insertLines(game.services.db, main.id, Array(9).fill(attack), now);
  await check();
  expect(await onlyCase()).toBe(id);
  const { dismissal, case: again } = await first.call.adminEvidence.get({ id });
  expect(dismissal).toBeNull();
  expect(Date.parse(again.openedAt)).toBe(now);
});

test("hides a case from the team member whose own or linked account it is about", async () => {
  const { main, alts } = await ring();
  await check();
  const id = await onlyCase();
  const casesOf = async (who: Player) => (await who.call.adminEvidence.list({})).cases.length;
  const fileOf = async (who: Player) =>
    (await who.call.adminPlayers.get({ username: main.username })).evidenceCase;
  expect([await casesOf(first), await fileOf(first)]).toEqual([1, id]);
  await shareBrowser(game.services.db, [first.id, alts[1]?.id ?? 0], game.clock.now());
  expect([await casesOf(first), await fileOf(first)]).toEqual([0, null]);
  expect([await casesOf(second), await fileOf(second)]).toEqual([1, id]);
  expect(await refusal(first.call.adminEvidence.get({ id }))).toEqual(refusedWith("FORBIDDEN"));
  await setRole(game.services.db, main.username, "support");
  expect(await refusal(main.call.adminEvidence.get({ id }))).toEqual(refusedWith("FORBIDDEN"));
  expect(await second.call.adminEvidence.get({ id })).toMatchObject({ mayDismiss: true });
});

test("refuses to dismiss a case about a linked account", async () => {
  const { alts } = await ring();
  await check();
  const id = await onlyCase();
  await shareBrowser(game.services.db, [first.id, alts[1]?.id ?? 0], game.clock.now());
  const refused = await refusal(first.call.adminEvidence.dismiss({ id, reason: "Fine." }));
  expect(refused).toEqual(refusedWith("FORBIDDEN"));
  expect((await second.call.adminEvidence.get({ id })).mayDismiss).toBe(true);
});

test("the processes of a world take turns, every ten minutes", async () => {
  const other = await game.another();
  await ring();
  await pass(DAY);
  await game.pool.query("update account_devices set last_seen_at = $1::bigint", [game.clock.now()]);
  await checkEvidenceIfDue(game.services);
  expect(await openCases()).toHaveLength(1);
  await game.pool.query("delete from evidence_cases");
  game.clock.pass(9 * MINUTE);
  for (const services of [game.services, other]) await checkEvidenceIfDue(services);
  expect(await openCases()).toEqual([]);
  game.clock.pass(MINUTE);
  await checkEvidenceIfDue(other);
  expect(await openCases()).toHaveLength(1);
});
