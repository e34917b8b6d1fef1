import { CALLS, type Call } from "@emberlode/contract/calls";
import { HOUR, MINUTE } from "@emberlode/game";
import { afterEach, beforeAll, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import type { Services } from "../../services.ts";
import { baseOf } from "../../testing/bases.ts";
import { CALL_ROWS, type Facts } from "../../testing/call-rows.ts";
import { keepCookie, PASSWORD, type Player, refusal } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { addDigLines } from "../../testing/give.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { east } from "../../testing/positions.ts";
import { storeSchedule } from "../../testing/schedule.ts";
import { setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { overTheWire } from "../../testing/wire.ts";
import { releaseFactories } from "../factories/release-factories.ts";

const game = useGame();
const REASON = "An update.";
let admin: Player;
let second: Services;
beforeAll(async () => {
  second = await game.another();
  admin = await game.player("Alice");
  await setRole(game.services.db, "Alice", "admin");
});

const schedule = (pause: { from: number; until: number | null } | null) =>
  storeSchedule([game.services, second], "maintenance", pause);

afterEach(() => schedule(null));

let player: Player;
let facts: Facts;
beforeAll(async () => {
  player = await game.player("Rowdy");
  facts = {
    home: baseOf(game, player.id),
    tokenId: "1",
    sessionId: "1",
    alertId: "1",
    plotId: "1",
    baseId: "1",
  };
});

const begin = (until: number | null = null) => schedule({ from: game.clock.now(), until });

async function outcomeOf(services: Services, { name, kind, example }: Call) {
  const row = CALL_ROWS.get(name)?.input;
  const input = typeof row === "function" ? row(facts) : (row ?? example);
  const { status, body } = await overTheWire(services, {
    type: kind,
    path: name,
    facts: { sessionToken: player.token },
    ...(input !== undefined && { input }),
  });
  const { error } = body as {
    error?: { data: { gameCode: string; retryAfterSeconds?: number } };
  };
  return { status, code: error?.data.gameCode ?? "OK", retry: error?.data.retryAfterSeconds };
}

const isRefused = ({ kind, role, duringMaintenance }: Call) =>
  kind === "mutation" && role === undefined && duringMaintenance === undefined;

test("only log-in, log-out, the end of sessions and keeping an account stay possible", () => {
  const possible = CALLS.filter(({ duringMaintenance }) => duringMaintenance);
  expect(possible.map(({ name }) => name).sort()).toEqual(
    [
      ...["user.endOtherSessions", "user.endSession", "user.keepAccount"],
      ...["user.login", "user.logout"],
    ].sort(),
  );
  expect(possible.every(({ kind, role }) => kind === "mutation" && role === undefined)).toBe(true);
});

test("refuses every mutation of players on every process, with a time to retry", async () => {
  await begin();
  for (const call of CALLS.filter(isRefused)) {
    for (const services of [game.services, second]) {
      const outcome = await outcomeOf(services, call);
      expect([call.name, outcome]).toEqual([
        call.name,
        { status: 503, code: "MAINTENANCE", retry: 60 },
      ]);
    }
  }
});

test("answers every query as before", async () => {
  const queries = CALLS.filter(({ kind, role }) => kind === "query" && role === undefined);
  const codes = async () => {
    const found: [string, string][] = [];
    for (const call of queries)
      found.push([call.name, (await outcomeOf(game.services, call)).code]);
    return found;
  };
  const before = await codes();
  await begin();
  expect(await codes()).toEqual(before);
});

test("starts and ends to the millisecond, and names its end", async () => {
  const from = game.clock.now() + 5;
  await schedule({ from, until: from + MINUTE / 2 });
  game.clock.pass(4);
  const note = () => player.call.logs.note({ content: "Still here." });
  await note();
  game.clock.pass(1);
  await expectRefused(game, note, "MAINTENANCE", {
    waitMs: MINUTE / 2,
    until: from + MINUTE / 2,
  });
  game.clock.pass(MINUTE / 2 - 1);
  await expectRefused(game, note, "MAINTENANCE", { waitMs: 1, until: from + MINUTE / 2 });
  game.clock.pass(1);
  await note();
});

test("lets players log in and out, and staff work", async () => {
  await begin();
  const { username } = player;
  const { browser } = game;
  const entered = browser("192.0.2.9");
  const password = PASSWORD;
  expect((await entered.call.user.login({ username, password })).user.username).toBe(username);
  expect(await entered.call.user.logout()).toEqual({ ok: true });
  await renewSession(admin);
  await admin.call.adminPlayers.addNote({ username, body: "Looked in." });
  expect(await admin.call.adminSchedule.end({ kind: "maintenance", reason: REASON })).toEqual({
    ok: true,
  });
  await player.call.logs.note({ content: "Back." });
});

test("does not use up the sign-ups of an address", async () => {
  await begin();
  const { limits } = game.services;
  let refunds = 0;
  const charge: typeof limits.charge = async () => async () => {
    refunds += 1;
  };
  game.services.limits = { ...limits, charge };
  expect((await refusal(game.browser().call.user.guest({}))).code).toBe("MAINTENANCE");
  game.services.limits = limits;
  expect(refunds).toBe(1);
});

test("a base that left the map returns with the first action after it, not with the log-in", async () => {
  const away = await game.player();
  // Players who hardly acted never get their place back by a log-in.
  await addDigLines(game, away.id, 20);
  await renewSession(admin);
  const action = { kind: "freeBase" } as const;
  await admin.call.adminPlayers.act({ username: away.username, action, reason: REASON });
  await begin();
  const { user } = await away.call.user.login({
    username: away.username,
    password: PASSWORD,
  });
  expect(user.baseOnMap).toBe(false);
  await schedule(null);
  keepCookie(away);
  await away.call.fields.move(east(user.status));
  expect(baseOf(game, away.id)).toBeDefined();
});

test("idle guests are kept during it and two hours after it", async () => {
  const guest = await game.guest();
  const isKept = async () =>
    (await game.pool.query("select 1 from players where id = $1::int", [guest.id])).length === 1;
  const from = game.clock.now() + HOUR;
  await schedule({ from, until: from + 5 * HOUR });
  game.clock.pass(3 * HOUR);
  await cleanUp(game.services);
  expect(await releaseFactories(game.services)).toEqual({ freed: 0, noticed: 0 });
  expect(await isKept()).toBe(true);
  game.clock.pass(5 * HOUR - 1);
  await cleanUp(game.services);
  expect(await isKept()).toBe(true);
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(await isKept()).toBe(false);
});
