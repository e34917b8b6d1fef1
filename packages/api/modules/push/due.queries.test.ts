/** The order in which browsers are notified, and that statements don't block each other. */
import { lockRow } from "@emberlode/db/testing";
import { beforeEach, expect, test } from "vitest";
import { newDevice } from "../../testing/push-device.ts";
import { useGame } from "../../testing/use-game.ts";
import { claimDue, findUnnotified, markSeen } from "./due.queries.ts";

const game = useGame();
/** Players in the order of their subscriptions. */
let players: number[];
beforeEach(async () => {
  await game.pool.query("delete from push_subscriptions");
  players = [];
  for (let n = 0; n < 3; n++) {
    const player = await game.player();
    const { subscription } = newDevice(`https://fcm.googleapis.com/fcm/send/${player.id}`);
    await player.call.alerts.subscribePush(subscription);
    players.push(player.id);
  }
});

const attack = (playerId: number) =>
  game.pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'attack', 'text', '{"title":"Attacked","content":"x"}', $2::bigint)`,
    [playerId, game.clock.now()],
  );

const of = (playerId: number, how: string) =>
  `select id from push_subscriptions where account_id = ${playerId} ${how}`;

async function claimed(): Promise<number[]> {
  const now = game.clock.now();
  const due = await claimDue(game.services.db, players, {
    since: now - 1_000,
    unusedSince: 0,
    now,
  });
  return due.map(({ accountId }) => accountId);
}

test("notifies players in the order of their first attack", async () => {
  const [ada = 0, bob = 0, cid = 0] = players;
  for (const id of [cid, ada, bob, cid]) await attack(id);
  expect(await findUnnotified(game.services.db, game.clock.now())).toEqual([cid, ada, bob]);
  expect(await claimed()).toEqual([cid, ada, bob]);
  expect(await claimed()).toEqual([]);
});

test("skips a browser that another process has locked", async () => {
  const [ada = 0, bob = 0, cid = 0] = players;
  for (const id of players) await attack(id);
  const hold = await lockRow(game.database, of(bob, "for update"));
  try {
    expect(await claimed()).toEqual([ada, cid]);
  } finally {
    await hold.release();
  }
  expect(await claimed()).toEqual([bob]);
});

test("waiting for one row locks no later row", async () => {
  const [ada = 0, , cid = 0] = players;
  for (const id of players) await attack(id);
  // An update moves the first row behind the others on disk.
  await game.pool.query("update push_subscriptions set auth = auth where account_id = $1::int", [
    ada,
  ]);
  const hold = await lockRow(game.database, of(ada, "for update"));
  const marked = markSeen(game.services.db, [...players].reverse());
  try {
    await expect.poll(hold.waiting).toBe(1);
    expect(await game.pool.query(of(cid, "for update nowait"))).toHaveLength(1);
  } finally {
    await hold.release();
  }
  await marked;
  expect(await claimed()).toEqual([]);
});
