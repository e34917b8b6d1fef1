/** Fifty concurrent moderation calls. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Player } from "../../testing/game.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const ALL_DONE = { done: 50, refused: [] };

const game = useGame();
const [ada, bob] = [usePlayer(game), usePlayer(game)];
let admin: Player;
beforeAll(async () => {
  admin = await game.player("Keeper");
  await setRole(game.services.db, "Keeper", "moderator");
});
beforeEach(() => game.pool.query("delete from moderations"));

/** Sends a message as Ada. */
const said = async () => (await ada.call.chat.send({ body: "hello" })).message;
const read = async (reader: Player) =>
  (await reader.call.chat.history({})).messages.map(({ seq }) => seq);
const moderations = () =>
  game.pool.query(
    `select moderator_id as "by", action, target_id as target, seq, minutes from moderations order by id`,
  );

test("removes, records and announces a message once", async () => {
  const other = await game.another();
  const heard: number[] = [];
  other.live.subscribe((event) => {
    if (event.t === "removed") heard.push(event.seq);
    if (event.t === "message") heard.push(-event.message.seq);
  });
  const { seq, _id } = await said();
  expect(await fiftyAtOnce(() => admin.call.chat.remove({ id: _id }))).toEqual(ALL_DONE);
  const removal = { by: admin.id, action: "remove", target: ada.id, seq, minutes: null };
  expect(await moderations()).toEqual([removal]);
  expect(await read(bob)).not.toContain(seq);
  const last = await said();
  await expect.poll(() => heard).toEqual([-seq, seq, -last.seq]);
});

test("concurrent blocks and unblocks leave at most one, consistent with the history", async () => {
  const { seq } = await said();
  let turn = 0;
  const change = () =>
    turn++ % 2 === 0
      ? bob.call.chat.block({ username: ada.username })
      : bob.call.chat.unblock({ username: ada.username });
  expect(await fiftyAtOnce(change)).toEqual(ALL_DONE);
  const { blocked } = await bob.call.chat.blocked();
  expect([[], [ada.username]]).toContainEqual(blocked);
  expect((await read(bob)).includes(seq)).toBe(blocked.length === 0);
});

test("mutes a player once, until one time, and records it once", async () => {
  const mute = () => admin.call.chat.mute({ username: ada.username, minutes: 5 });
  expect(await fiftyAtOnce(mute)).toEqual(ALL_DONE);
  const until = game.clock.now() + 5 * 60_000;
  expect(
    await game.pool.query("select until from mutes where player_id = $1::int", [ada.id]),
  ).toEqual([{ until }]);
  const row = { by: admin.id, action: "mute", target: ada.id, seq: null, minutes: 5 };
  expect(await moderations()).toEqual([row]);
  expect(await fiftyAtOnce(() => ada.call.chat.send({ body: "let me speak" }))).toEqual({
    done: 0,
    refused: ["MUTED"],
  });
});
