/** Fifty calls at once that mark alerts. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, startGame, type TestGame } from "../../testing/game.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";

type Player = Browser & { id: number };

let game: TestGame;
let names = 0;
let ada: Player;
beforeAll(async () => {
  game = await startGame();
});
beforeEach(async () => {
  ada = await game.player(`Marker${names++}`);
});
afterAll(() => game.close());

/** An alert of Ada's, not read. */
async function newAlert(): Promise<string> {
  const [row] = await game.pool.query<{ id: number }>(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'event', 'text', '{"title": "Notice", "content": "Hello"}', 0) returning id`,
    [ada.id],
  );
  return String(row?.id);
}

const marks = async () =>
  (await ada.call.alerts.list({})).alerts.map(({ _id, read, opened }) => ({ _id, read, opened }));

test("mark it once, and no other", async () => {
  const [id, other] = [await newAlert(), await newAlert()];
  const mark = () => ada.call.alerts.update({ id, read: true });
  expect(await fiftyAtOnce(mark)).toEqual({ done: 50, refused: [] });
  expect(await marks()).toEqual([
    { _id: other, read: false, opened: false },
    { _id: id, read: true, opened: false },
  ]);
  expect(await ada.call.alerts.list({})).toMatchObject({ unread: 1 });
});

test("lose neither mark when half of them read it and half open it", async () => {
  const id = await newAlert();
  let turn = 0;
  const mark = () =>
    ada.call.alerts.update({ id, ...(turn++ % 2 === 0 ? { read: true } : { opened: true }) });
  expect(await fiftyAtOnce(mark)).toEqual({ done: 50, refused: [] });
  expect(await marks()).toEqual([{ _id: id, read: true, opened: true }]);
});

test("of somebody else mark nothing", async () => {
  const id = await newAlert();
  const stranger = await game.player(`Stranger${names}`);
  const mark = () => stranger.call.alerts.update({ id, read: true, opened: true });
  expect(await fiftyAtOnce(mark)).toEqual({ done: 0, refused: ["NOT_FOUND"] });
  expect(await marks()).toEqual([{ _id: id, read: false, opened: false }]);
});
