/** Fifty concurrent moderation calls. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Player } from "../../testing/game.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const ALL_DONE = { done: 50, refused: [] };

const game = useGame();
const [ada, bob] = [usePlayer(game), usePlayer(game)];
let admin: Player;
beforeAll(async () => {
  admin = await game.player("Keeper");
  await setRole(game.services.db, "Keeper", "moderator");
});
/** The last audit row before the test. */
let last = 0;
beforeEach(async () => {
  const [row] = await game.pool.query<{ last: number }>("select max(id) as last from audit_log");
  last = row?.last ?? 0;
});

/** Sends a message as Ada. */
const said = async () => (await ada.call.chat.send({ body: "hello" })).message;
const read = async (reader: Player) =>
  (await reader.call.chat.history({})).messages.map(({ seq }) => seq);
const written = () => auditRows(game.pool, last);

test("removes, records and announces a message once", async () => {
  const other = await game.another();
  const heard: number[] = [];
  other.live.subscribe((event) => {
    if (event.t === "removed") heard.push(event.seq);
    if (event.t === "message") heard.push(-event.message.seq);
  });
  const { seq, _id } = await said();
  expect(await fiftyAtOnce(() => admin.call.chat.remove({ id: _id }))).toEqual(ALL_DONE);
  const removal = {
    ...{
      by: admin.id,
      action: "removeMessage",
      target: ada.id,
      subject: `global/${seq}`,
      reason: "In the chat.",
      facts: {},
    },
  };
  expect(await written()).toEqual([removal]);
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
    await game.pool.query("select id, until from sanctions where player_id = $1::int", [ada.id]),
  ).toEqual([{ id: expect.any(Number), until }]);
  const facts = { minutes: 5, sanction: expect.any(Number) };
  expect(await written()).toEqual([
    { by: admin.id, action: "mute", target: ada.id, subject: null, reason: "In the chat.", facts },
  ]);
  expect(await fiftyAtOnce(() => ada.call.chat.send({ body: "let me speak" }))).toEqual({
    done: 0,
    refused: ["MUTED"],
  });
});
