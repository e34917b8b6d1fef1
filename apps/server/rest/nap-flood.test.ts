import { lockRow } from "@emberlode/db/testing";
import { gridStep } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let victim: TestPlayer;
let asker: TestPlayer;
beforeEach(async () => {
  [victim, asker] = [await register(app), await register(app)];
});

const ask = ({ sid }: TestPlayer) =>
  app.send({ method: "POST", url: "/api/naps", sid, body: { username: victim.username } });
const versionOf = async ({ id }: TestPlayer) => {
  const [row] = await app.pool.query<{ version: number }>(
    "select version from players where id = $1::int",
    [id],
  );
  return row?.version ?? 0;
};

test("many concurrent requests to one player do not block that player's own calls", async () => {
  const askers: TestPlayer[] = [];
  for (let n = 0; n < 40; n++) askers.push(await register(app));
  const before = await versionOf(victim);
  const { base } = victim.payload.user;
  const own = Array.from({ length: 47 }, (_, n) => {
    const { x, y } = n % 2 === 0 ? gridStep(base, "e") : base;
    return app.send({ method: "GET", url: `/api/fields/coords?x=${x}&y=${y}`, sid: victim.sid });
  });
  const crowd = [...askers, ...askers, ...askers].map((one) => ask(one));
  const walked = await Promise.all(own);
  // Only the limit of moves per second may refuse any of them.
  const codes = walked.map(({ headers }) => headers["x-error-code"] ?? "none");
  expect(codes.filter((code) => code === "BUSY")).toEqual([]);
  const asked = await Promise.all(crowd);
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(askers.length);
  const steps = walked.filter(({ statusCode }) => statusCode === 200).length;
  expect((await versionOf(victim)) - before).toBeLessThanOrEqual(steps);
  const alerts = "select 1 from alerts where player_id = $1::int";
  expect(await app.pool.query(alerts, [victim.id])).toHaveLength(askers.length);
});

test("a request does not wait for the row of the other player", async () => {
  const row = `select 1 from players where id = ${victim.id} for no key update`;
  const hold = await lockRow(app.database, row);
  try {
    expect((await ask(asker)).statusCode).toBe(200);
    expect(await hold.waiting()).toBe(0);
  } finally {
    await hold.release();
  }
});
