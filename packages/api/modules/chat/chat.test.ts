import { MAX_BLOCKS, MINUTE } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [ada, bob] = [usePlayer(game), usePlayer(game)];
beforeEach(async () => {
  await game.pool.query("delete from messages");
  await game.pool.query("update rooms set seq = 0");
});

const bodies = async (
  reader: Player,
  input: Parameters<Player["call"]["chat"]["history"]>[0] = {},
) => (await reader.call.chat.history(input)).messages.map(({ body }) => body);

test("numbers messages from 1, oldest first, in pages of fifty", async () => {
  for (let n = 1; n <= 55; n++) await ada.call.chat.send({ body: `message ${n}` });
  const { messages } = await bob.call.chat.history({});
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => n + 6));
  const [oldest] = messages;
  expect(await bodies(bob, { before: oldest?.seq ?? 0 })).toEqual(
    [1, 2, 3, 4, 5].map((n) => `message ${n}`),
  );
  expect(await bodies(bob, { date: new Date(game.clock.now() + 1).toISOString() })).toHaveLength(
    50,
  );
  expect(await bodies(bob, { date: new Date(game.clock.now()).toISOString() })).toEqual([]);
});

test("resuming returns later messages and refuses future numbers", async () => {
  for (const body of ["one", "two", "three"]) await ada.call.chat.send({ body });
  const resumed = await bob.call.chat.resume({ seq: 1 });
  expect(resumed).toMatchObject({ latest: 3, more: false });
  expect(resumed.messages.map(({ body }) => body)).toEqual(["two", "three"]);
  expect(await refusal(bob.call.chat.resume({ seq: 4 }))).toMatchObject({ code: "BAD_INPUT" });
});

test("cleans a message, and refuses it if nothing is left or it is too long", async () => {
  const { message } = await ada.call.chat.send({ body: ` <i>hi</i> \u202ebob ` });
  expect(message.body).toBe("hi bob");
  const long = "\u{1f600}".repeat(500);
  expect((await ada.call.chat.send({ body: long })).message.body).toBe(long);
  for (const body of ["\u200b\u2060\u202e", "x".repeat(501)]) {
    expect(await refusal(ada.call.chat.send({ body }))).toMatchObject({ code: "BAD_INPUT" });
  }
  expect(await bodies(bob)).toEqual(["hi bob", long]);
});

test("fifty attempts to send one message store it once", async () => {
  const send = () => ada.call.chat.send({ id: "the-same-one", body: "once" });
  expect(await runFiftyConcurrently(send)).toEqual({ done: 50, refused: [] });
  expect(await bodies(bob)).toEqual(["once"]);
  expect((await send()).message.seq).toBe(1);
});

test("fifty concurrent messages get fifty numbers without a gap", async () => {
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ada.call.chat.send({ body: `message ${n}` })),
  );
  const numbers = sent.map(({ message }) => message.seq).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});

test("the documented call accepts only the caller's own id or name as sender", async () => {
  const post = (sender: string) => ada.call.chat.post({ sender, body: "hello" });
  expect((await post(String(ada.id))).message.sender).toBe(ada.username);
  expect((await post(ada.username.toUpperCase())).message.sender).toBe(ada.username);
  expect(await refusal(post(bob.username))).toEqual(refusedWith("FORBIDDEN"));
  expect(await refusal(ada.call.chat.ticket({ clientId: bob.username }))).toEqual(
    refusedWith("FORBIDDEN"),
  );
});

test("names have colors set by the server", async () => {
  const color = async () => (await ada.call.chat.send({ body: "x" })).message.color;
  expect(await color()).toBe("green");
  await setRole(game.services.db, ada.username, "moderator");
  expect(await color()).toBe("red");
});

test("only the player who blocked someone misses their messages", async () => {
  const carl = await game.player();
  await ada.call.chat.send({ body: "before" });
  await bob.call.chat.block({ username: ada.username });
  expect(await bob.call.chat.blocked()).toEqual({ blocked: [ada.username] });
  await ada.call.chat.send({ body: "after" });
  expect(await bodies(bob)).toEqual([]);
  expect((await bob.call.chat.resume({ seq: 0 })).messages).toEqual([]);
  expect(await bodies(carl)).toEqual(["before", "after"]);
  await bob.call.chat.unblock({ username: ada.username });
  expect(await bodies(bob)).toEqual(["before", "after"]);
  expect(await refusal(bob.call.chat.block({ username: "Nobody" }))).toEqual(
    refusedWith("NOT_FOUND"),
  );
});

/** Stores `count` messages of a player with a very old time. */
async function storeOldMessages(player: Player, count: number): Promise<void> {
  await game.pool.query(
    `with taken as (
      update rooms set seq = seq + $2::int where name = 'global' returning seq - $2::int as before
    )
    insert into messages (room, seq, player_id, sender, role, client_id, body, created_at)
    select 'global', before + n, $1::int, $3, 'player', 'old-' || (before + n), 'old ' || (before + n), 1
    from taken, generate_series(1, $2::int) n`,
    [player.id, count, player.username],
  );
}

test("a page searches a bounded number of messages and says where to continue", async () => {
  await storeOldMessages(ada, 10);
  const carl = await game.player();
  await storeOldMessages(carl, 2_400);
  await bob.call.chat.block({ username: carl.username });
  const visible = Array.from({ length: 10 }, (_, n) => `old ${n + 1}`);
  const page = await bob.call.chat.history({});
  expect(page).toMatchObject({ older: null, upTo: 2_410 });
  expect(page.messages.map(({ body }) => body)).toEqual(visible);

  await storeOldMessages(carl, 3_000);
  const seen: (string | null)[] = [];
  let before: number | null = 5_411;
  while (before !== null) {
    const page: { messages: { body: string }[]; older: number | null } =
      await bob.call.chat.history({ before });
    seen.push(...page.messages.map(({ body }) => body), null);
    before = page.older;
  }
  expect(seen).toEqual([null, ...visible, null]);
  expect(await ada.call.chat.history({})).toMatchObject({ older: 5_361, upTo: 5_410 });
  expect(await bob.call.chat.history({})).toEqual({ messages: [], older: 411, upTo: 5_410 });

  const resumed = await bob.call.chat.resume({ seq: 5 });
  expect(resumed.messages.map(({ seq }) => seq)).toEqual([6, 7, 8, 9, 10]);
  expect(resumed).toMatchObject({ upTo: 205, latest: 5_410, more: true });
  expect(await bob.call.chat.resume({ seq: 5_400 })).toEqual({
    messages: [],
    latest: 5_410,
    upTo: 5_410,
    more: false,
  });
});

test("a player can block two hundred others, also with concurrent calls", async () => {
  const guests: Player[] = [];
  // Batches: there are few connections for transactions, and the last calls would miss their
  // deadline.
  while (guests.length < MAX_BLOCKS) {
    guests.push(...(await Promise.all(Array.from({ length: 20 }, () => game.guest()))));
  }
  await game.pool.query(
    `insert into blocks (player_id, blocked_id, created_at)
    select $1::int, unnest($2::int[]), 0`,
    [bob.id, guests.map(({ id }) => id)],
  );
  expect(await refusal(bob.call.chat.block({ username: ada.username }))).toEqual(
    refusedWith("TOO_MANY_BLOCKS"),
  );
  await bob.call.chat.unblock({ username: guests[0]?.username ?? "" });
  const others = [ada, ...(await Promise.all(Array.from({ length: 4 }, () => game.guest())))];
  const blocked = await Promise.allSettled(
    others.map(({ username }) => bob.call.chat.block({ username })),
  );
  expect(blocked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await bob.call.chat.blocked()).blocked).toHaveLength(MAX_BLOCKS);
  // Blocking the same player again is not counted.
  await bob.call.chat.block({ username: guests[1]?.username ?? "" });
});

test("a muted player may write again when the time is over", async () => {
  const admin = await game.player();
  await setRole(game.services.db, admin.username, "moderator");
  await admin.call.adminPlayers.act({
    username: ada.username,
    reason: "Spam.",
    action: { kind: "mute", minutes: 5 },
  });
  const muted = await refusal(ada.call.chat.send({ body: "still rude" }));
  expect(muted).toMatchObject({ code: "MUTED", status: 403, retryAfterSeconds: 300 });
  game.clock.pass(5 * MINUTE);
  expect((await ada.call.chat.send({ body: "sorry" })).message.body).toBe("sorry");
});

test("another process gets each message once and in order, even after a reconnect", async () => {
  const other = await game.another();
  const received: number[] = [];
  other.live.subscribe((event) => {
    if (event.t === "message") received.push(event.message.seq);
  });
  await ada.call.chat.send({ body: "one" });
  await game.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`,
  );
  for (const body of ["two", "three", "four"]) await ada.call.chat.send({ body });
  await expect.poll(() => received).toEqual([1, 2, 3, 4]);
});
