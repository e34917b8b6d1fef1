import { holdRow } from "@emberlode/db/testing";
import { DAY, step } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let victim: TestPlayer;
let asker: TestPlayer;
beforeEach(async () => {
  [victim, asker] = [await register(app), await register(app)];
});

const ask = (by: TestPlayer, of = victim) =>
  app.send({ method: "POST", url: "/api/naps", sid: by.sid, body: { username: of.username } });
const takeBack = (by: TestPlayer, of = victim) =>
  app.send({ method: "DELETE", url: `/api/naps/${of.id}`, sid: by.sid });
const reject = (by: TestPlayer, of: TestPlayer) =>
  app.send({
    method: "PATCH",
    url: `/api/naps/${of.id}`,
    sid: by.sid,
    body: { state: "rejected" },
  });
const alerts = () =>
  app.pool.query("select kind, read from alerts where player_id = $1::int", [victim.id]);

/** A day later, with the sessions that it ends opened again. */
async function dayLater(...players: TestPlayer[]) {
  app.advance(DAY);
  for (const player of players) {
    const { username, password } = player;
    const body = { username, password };
    const response = await app.send({ method: "POST", url: "/api/auth", body });
    expect(response.statusCode).toBe(200);
    player.sid = response.cookies.find(({ name }) => name === "sid")?.value ?? "";
  }
}

test("asking, taking back and asking again makes one alert, and no second request in a day", async () => {
  expect((await ask(asker)).statusCode).toBe(200);
  for (let n = 0; n < 3; n++) {
    const back = await takeBack(asker);
    expect(back.statusCode).toBe(n === 0 ? 200 : 409);
    const again = await ask(asker);
    expect(again.statusCode).toBe(429);
    expect(again.headers["x-error-code"]).toBe("NAP_ASKED_LATELY");
    expect(Number(again.headers["retry-after"])).toBeGreaterThan(80_000);
  }
  expect(await alerts()).toHaveLength(1);
  await dayLater(victim, asker);
  expect((await ask(asker)).statusCode).toBe(200);
  // The first one is unread still.
  expect(await alerts()).toHaveLength(1);
  await app.pool.query("update alerts set read = true where player_id = $1::int", [victim.id]);
  expect((await reject(victim, asker)).statusCode).toBe(200);
  expect((await ask(asker)).headers["x-error-code"]).toBe("NAP_ASKED_LATELY");
  await dayLater(victim, asker);
  expect((await ask(asker)).statusCode).toBe(200);
  expect(await alerts()).toMatchObject([{ read: true }, { read: false }]);
});

test("a block that is lifted does not open the way to ask again", async () => {
  const block = { state: "blocked" };
  const url = `/api/naps/${victim.id}`;
  await ask(asker);
  await app.send({ method: "PATCH", url, sid: asker.sid, body: block });
  const lifted = await app.send({
    method: "PATCH",
    url,
    sid: asker.sid,
    body: { state: "active" },
  });
  expect(lifted.json()).toEqual({ nap: null });
  expect((await ask(asker)).headers["x-error-code"]).toBe("NAP_ASKED_LATELY");
  expect((await ask(victim, asker)).statusCode).toBe(200);
});

test("many who ask one player at once take no place from that player's own calls", async () => {
  const askers: TestPlayer[] = [];
  for (let n = 0; n < 40; n++) askers.push(await register(app));
  const [before] = await app.pool.query<{ version: number }>(
    "select version from players where id = $1::int",
    [victim.id],
  );
  const { base } = victim.payload.user;
  const own = Array.from({ length: 47 }, (_, n) => {
    const { x, y } = n % 2 === 0 ? step(base, "e") : base;
    return app.send({ method: "GET", url: `/api/fields/coords?x=${x}&y=${y}`, sid: victim.sid });
  });
  const crowd = [...askers, ...askers, ...askers].map((one) => ask(one));
  const walked = await Promise.all(own);
  // Nothing but the limit on moves a second speaks against any of them.
  const codes = walked.map(({ headers }) => headers["x-error-code"] ?? "none");
  expect(codes.filter((code) => code === "BUSY")).toEqual([]);
  const asked = await Promise.all(crowd);
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(askers.length);
  const [after] = await app.pool.query<{ version: number }>(
    "select version from players where id = $1::int",
    [victim.id],
  );
  const steps = walked.filter(({ statusCode }) => statusCode === 200).length;
  expect((after?.version ?? 0) - (before?.version ?? 0)).toBeLessThanOrEqual(steps);
  expect(await alerts()).toHaveLength(askers.length);
});

test("asking does not wait for the row of the player who is asked", async () => {
  const row = `select 1 from players where id = ${victim.id} for no key update`;
  const hold = await holdRow(app.database, row);
  try {
    expect((await ask(asker)).statusCode).toBe(200);
    expect(await hold.waiting()).toBe(0);
  } finally {
    await hold.release();
  }
});
