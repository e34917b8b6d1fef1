import { auditLedger, removeAbsentBase } from "@emberlode/db";
import { HOUR, MINUTE } from "@emberlode/game";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createContext } from "../../context.ts";
import { cleanUp } from "../../janitor.ts";
import {
  type GameOptions,
  type Guest,
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  requestWith,
  startGame,
  type TestGame,
} from "../../testing/game.ts";
import { giveFactory } from "../../testing/give.ts";
import { cellOf, east, putPlayer, worldWithRoomFor } from "../../testing/positions.ts";
import { ensureBase } from "../actions/place-base.ts";

let shared: TestGame;
let game: TestGame;
beforeAll(async () => {
  shared = await startGame();
});
afterAll(() => shared.close());
beforeEach(() => {
  game = shared;
});
afterEach(async () => {
  if (game !== shared) await game.close();
});

/** Starts a separate world for the test. */
async function begin(options?: GameOptions) {
  game = await startGame(options);
}

const firstStep = ({ call, at }: Guest) => call.fields.move(east(at));
/** Where others see the base; null before it is placed. */
const baseOf = async ({ call }: Guest) => {
  const { base, baseOnMap } = (await call.user.session()).user;
  return baseOnMap ? base : null;
};

test("a guest plays immediately under a generated name, without email or password", async () => {
  const browser = game.browser();
  const { user } = await browser.call.user.guest({});
  expect(user.username).toMatch(/^Guest-[a-z2-9]{6}$/);
  expect(user).toMatchObject({ email: "", isGuest: true, baseOnMap: false });
  expect(user.status).toMatchObject({ metal: 1000, energy: 1000, factories: 1, totalSlots: 2000 });
  expect(browser.effects.session).toMatchObject({ kind: "set", user: { username: user.username } });
});

test("concurrent guests never share a cell; a repeated first step places one base", async () => {
  const guests = await Promise.all(Array.from({ length: 20 }, () => game.guest()));
  await Promise.all(guests.flatMap((made) => [firstStep(made), firstStep(made)]));
  const bases = await Promise.all(guests.map(baseOf));
  expect(new Set(bases.map((base) => `${base?.x},${base?.y}`)).size).toBe(20);
  const rows = await game.pool.query(
    "select 1 from factories where type = 'base' and owner = any($1::int[])",
    [guests.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(20);
  const stored = await game.pool.query<{ owner: number }>(
    "select base_owner as owner from fields where base_owner is not null",
  );
  const known = game.services.world.bases().map(({ baseOwner }) => baseOwner);
  expect(known.sort()).toEqual(stored.map(({ owner }) => owner).sort());
});

test("two processes placing the same player's base place one, and both know where", async () => {
  const other = await game.another();
  const names = ["Returner1", "Returner2", "Returner3", "Returner4"];
  const players = await Promise.all(names.map((name) => game.player(name)));
  const absence = { seenBefore: game.clock.now() + 1, now: game.clock.now() };
  for (const { id } of players) await removeAbsentBase(game.services.db, id, absence);
  for (const services of [game.services, other]) {
    for (const { id } of players) services.actions.invalidate(id);
    await services.world.refresh();
  }
  await Promise.all(
    players.flatMap(({ id }) => [ensureBase(game.services, id), ensureBase(other, id)]),
  );
  for (const services of [game.services, other]) {
    await services.world.refresh();
    const stored = await game.pool.query<{ owner: number }>(
      "select base_owner as owner from fields where base_owner is not null order by (y - 1) * 50 + x",
    );
    const known = services.world.bases().map(({ baseOwner }) => baseOwner);
    expect(known).toEqual(stored.map(({ owner }) => owner));
  }
});

test("an address holds five guest bases, and a /64 counts as one address", async () => {
  const guests: Guest[] = [];
  for (let n = 0; n < 8; n++) guests.push(await game.guest(`2001:db8:1:2::${n + 1}`));
  const results = await Promise.allSettled(guests.map(firstStep));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  const refused = results.find((result) => result.status === "rejected");
  const waits = { waitMs: 30 * MINUTE };
  const crowded = { ...refusedWith("TOO_MANY_GUESTS_HERE", waits), retryAfterSeconds: 1800 };
  expect(await refusal(Promise.reject(refused?.reason))).toEqual(crowded);
  expect(await refusal(game.guest("2001:db8:1:2:ffff::"))).toEqual(crowded);
  await expect(firstStep(await game.guest("2001:db8:1:3::1"))).resolves.toBeDefined();
});

test("a sixth guest replaces the address's longest-idle guest after half an hour", async () => {
  const address = "198.51.100.1";
  const elsewhere = await game.guest();
  await firstStep(elsewhere);
  const settle = async () => {
    const made = await game.guest(address);
    await firstStep(made);
    game.clock.pass(MINUTE);
    return made;
  };
  const [first, second] = [await settle(), await settle()];
  for (let n = 0; n < 3; n++) await settle();
  // The second guest was seen last, so the first has been idle longest.
  game.clock.pass(24 * MINUTE);
  await second.call.user.session();
  expect(await refusal(game.guest(address))).toMatchObject({
    code: "TOO_MANY_GUESTS_HERE",
    retryAfterSeconds: 60,
  });
  game.clock.pass(MINUTE);
  const sixth = await game.guest(address);
  await firstStep(sixth);
  expect(await baseOf(sixth)).toEqual(sixth.at);
  expect(await baseOf(second)).not.toBeNull();
  expect(await baseOf(elsewhere)).not.toBeNull();
  const stands = await game.pool.query("select 1 from players where id = $1 and base_x is null", [
    first.id,
  ]);
  expect(stands).toHaveLength(1);
  const [line] = (await first.call.logs.list({ type: "account", limit: 1 })).logs;
  expect(line?.content).toContain(
    "limit of 5 guest bases, and your base had been idle the longest",
  );
  // Everything else is kept, and a place becomes free once another guest has been idle long enough.
  await expect(first.call.fields.move(first.at)).rejects.toThrow("limit of 5 guests");
  expect((await first.call.user.session()).user.status.metal).toBe(1000);
  game.clock.pass(3 * MINUTE);
  await first.call.fields.move(first.at);
  expect(await baseOf(first)).not.toBeNull();
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("a guest whose base yields keeps its plain factories", async () => {
  const factory = { x: 10, y: 2 };
  await begin({
    async before(pool) {
      await worldWithRoomFor(4)(pool);
      await pool.query("update fields set type = 'factory', slots = 700 where x = 10 and y = 2");
    },
  });
  const first = await game.guest("192.0.2.1");
  await firstStep(first);
  await giveFactory(game, first.id, factory, 700);
  game.clock.pass(MINUTE);
  const second = await game.guest("192.0.2.2");
  await firstStep(second);
  expect(await baseOf(first)).toBeNull();
  expect(game.services.world.factoryAt(factory)?.ownerId).toBe(first.id);
  expect((await first.call.puc.list()).factories).toMatchObject([{ slots: 2000 }, { slots: 700 }]);
  expect(await auditLedger(game.pool)).toEqual([]);
  await first.call.fields.move(first.at);
  expect(await baseOf(first)).not.toBeNull();
  expect((await first.call.puc.list()).factories).toMatchObject([{ slots: 2000 }, { slots: 700 }]);
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("a full world refuses a first step and loses nothing", async () => {
  await begin({ before: worldWithRoomFor(4) });
  const late = await game.guest("192.0.2.9");
  for (const name of ["One", "Two", "Three", "Four"]) await game.player(name);
  expect(await refusal(firstStep(late))).toEqual(refusedWith("WORLD_FULL"));
  const { user } = await late.call.user.session();
  expect(user.status).toMatchObject({ metal: 1000, energy: 1000, ...late.at });
  expect(await refusal(game.guest("192.0.2.10"))).toEqual(refusedWith("WORLD_FULL"));
  const form = { username: "Five", email: "five@example.org", password: PASSWORD };
  expect(await refusal(game.browser().call.user.register(form))).toEqual(refusedWith("WORLD_FULL"));
  const [accounts] = await game.pool.query<{ n: number }>("select count(*) as n from accounts");
  expect(accounts?.n).toBe(5);
});

test("choosing a name keeps a guest's base and goods and ends the guest's sessions", async () => {
  const made = await game.guest();
  await firstStep(made);
  await putPlayer(game, made.id, cellOf(game, "metal"));
  const { metal } = await made.call.user.gather({ type: "metal", field: cellOf(game, "metal") });
  const old = made.token;
  const { request, effects } = createContext(game.services, requestWith());
  await game.services.sessions.begin({ id: made.id, isGuest: true }, request, effects);
  const form = { username: "Settled", email: "settled@example.org", password: PASSWORD };
  const { user } = await made.call.user.upgrade(form);
  keepCookie(made);
  const _id = String(made.id);
  expect(user).toMatchObject({ _id, username: "Settled", isGuest: false, base: made.at });
  expect(user.status.metal).toBe(metal);
  expect(made.token).not.toBe(old);
  expect(await refusal(made.callWith({ sessionToken: old }).user.session())).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  expect((await game.services.actions.read(made.id))?.isGuest).toBe(false);
  expect((await made.call.user.sessions()).sessions).toHaveLength(1);
  const login = { username: "settled", password: PASSWORD };
  expect((await game.browser().call.user.login(login)).user._id).toBe(_id);
});

test.each([
  ["Stayer", true],
  ["Passerby", false],
])("a guest who takes a name stays logged in by choice: %s", async (username, stay) => {
  const made = await game.guest();
  const email = `${username}@example.org`;
  await made.call.user.upgrade({ username, email, password: PASSWORD, stay });
  keepCookie(made);
  game.clock.pass(HOUR + MINUTE);
  const sessions = made.call.user.sessions();
  if (stay) expect((await sessions).sessions).toMatchObject([{ current: true, stay }]);
  else expect(await refusal(sessions)).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("limits upgrades against probing for addresses; invalid input is not charged", async () => {
  await begin({ config: { signUpsPerHour: 3 } });
  await game.player("Probed");
  const made = await game.guest();
  const probe = (password: string) =>
    refusal(
      made.call.user.upgrade({ username: "Prober", email: "probed@example.org", password }),
    ).then(({ code }) => code);
  for (let n = 0; n < 5; n++) expect(await probe("short")).toBe("BAD_INPUT");
  for (let n = 0; n < 3; n++) expect(await probe(PASSWORD)).toBe("EMAIL_TAKEN");
  expect(await probe(PASSWORD)).toBe("TOO_MANY_REQUESTS");
});

test("guests cannot create API tokens or refer players", async () => {
  const made = await game.guest();
  expect(await refusal(made.call.user.createToken({ name: "bot" }))).toEqual(
    refusedWith("GUEST_NOT_ALLOWED"),
  );
  const { user } = await made.call.user.session();
  const { id } = await game.player("Loner", user.username);
  const rows = await game.pool.query("select referrer_id as r from players where id = $1::int", [
    id,
  ]);
  expect(rows).toEqual([{ r: null }]);
});

test("deletes idle guests after two days, or two hours if they hardly played", async () => {
  await begin();
  const brief = await game.guest("192.0.2.1");
  const busy = await game.guest("192.0.2.2");
  await firstStep(brief);
  await firstStep(busy);
  await game.pool.query(
    `with counted as (
      update players set version = version + 1, log_counts[2] = log_counts[2] + 20 where id = $1::int)
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
    select $1::int, 1, 'dig', nr, 1, nr - 1, 0, 0, '{}', 0 from generate_series(2, 21) nr`,
    [busy.id],
  );
  game.clock.pass(2 * HOUR);
  await cleanUp(game.services);
  const left = () => game.pool.query<{ id: number }>("select id from accounts order by id");
  expect(await left()).toEqual([{ id: brief.id }, { id: busy.id }]);
  game.clock.pass(MINUTE);
  await cleanUp(game.services);
  expect(await left()).toEqual([{ id: busy.id }]);
  expect(game.services.world.at(brief.at).baseOwner).toBeNull();
  game.clock.pass(46 * HOUR);
  await cleanUp(game.services);
  expect(await left()).toEqual([]);
  expect(game.services.world.bases()).toEqual([]);
});
