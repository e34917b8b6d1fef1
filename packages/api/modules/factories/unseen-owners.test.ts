import { createDatabase, type Pool } from "@emberlode/db";
import { ABSENT_AFTER_MS, DAY, UNSEEN_AFTER_MS } from "@emberlode/game";
import { expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { freshFactory } from "../../testing/bases.ts";
import { PASSWORD } from "../../testing/game.ts";
import { addDigLines, giveFactory } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";
import { findAccountsNotSeenSince } from "../world/bases.queries.ts";
import { freeFactoriesOfUnseenOwners } from "./unseen-owners.ts";

const game = useGame();

const lostBy = (id: number) =>
  game.pool.query<{ detail: string }>(
    `select detail::text as detail from ledger where player_id = $1::int and kind = 'factory-lost' order by id`,
    [id],
  );

test("an owner unseen for seven days loses all plain factories", async () => {
  const away = await game.player("Away");
  await addDigLines(game, away.id, 20);
  const [first, second] = [freshFactory(game, 500), freshFactory(game, 1000)];
  await giveFactory(game, away.id, first, 500);
  await giveFactory(game, away.id, second, 1000);
  game.clock.pass(DAY);
  const here = await game.player("Here");
  const theirs = freshFactory(game, 700);
  await giveFactory(game, here.id, theirs, 700);

  game.clock.pass(UNSEEN_AFTER_MS - DAY);
  expect(await freeFactoriesOfUnseenOwners(game.services)).toBe(0);
  game.clock.pass(1);
  await cleanUp(game.services);
  const { world } = game.services;
  expect(world.factoriesOf(away.id).map(({ type }) => type)).toEqual(["base"]);
  expect([first, second].map((cell) => world.factoryAt(cell))).toEqual([null, null]);
  expect(world.factoryAt(theirs)?.ownerId).toBe(here.id);
  const lost = await lostBy(away.id);
  expect(lost.map(({ detail }) => detail)).toHaveLength(2);
  expect(JSON.stringify(lost)).toContain("unseen");
  await cleanUp(game.services);
  expect(await lostBy(away.id)).toHaveLength(2);

  const { user } = await away.call.user.login({ username: "Away", password: PASSWORD });
  expect(user.status).toMatchObject({ factories: 1, totalSlots: 2000 });
});

test("after a long downtime factories are freed before their owner's base leaves the map", async () => {
  const sleeper = await game.player("Hibernator");
  await addDigLines(game, sleeper.id, 20);
  const field = freshFactory(game, 600);
  await giveFactory(game, sleeper.id, field, 600);
  const { db, pool, world } = game.services;
  const { clock } = game;
  clock.pass(ABSENT_AFTER_MS + 1);
  const isAbsent = async () =>
    (await findAccountsNotSeenSince(db, clock.now() - ABSENT_AFTER_MS)).some(
      ({ id }) => id === sleeper.id,
    );
  expect(await isAbsent()).toBe(false);
  await cleanUp(game.services);
  expect(world.factoryAt(field)).toBeNull();
  expect(world.factoriesOf(sleeper.id)).toEqual([]);
  const lost = await lostBy(sleeper.id);
  expect(lost.map(({ detail }) => JSON.parse(detail))).toEqual([
    { ...field, slots: 600, reason: "unseen" },
  ]);
  const alerts = await pool.query(
    "select kind, facts::text as facts from alerts where player_id = $1::int order by id",
    [sleeper.id],
  );
  expect(alerts).toEqual([
    { kind: "absence", facts: '{"factories": 1}' },
    { kind: "base-left", facts: expect.stringContaining('"reason": "asleep"') },
  ]);
});

test("an owner who returns at the last moment keeps them", async () => {
  const player = await game.player("Late");
  const field = freshFactory(game, 500);
  await giveFactory(game, player.id, field, 500);
  game.clock.pass(UNSEEN_AFTER_MS + 1);
  // The owner logs in after the query for unseen owners, before the action.
  let looks = 0;
  const pool: Pool = {
    ...game.pool,
    values: async (text, ...rest) => {
      if (text.startsWith('select "last_seen_at"')) {
        looks += 1;
        await player.call.user.login({ username: "Late", password: PASSWORD });
      }
      return game.pool.values(text, ...rest);
    },
  };
  await freeFactoriesOfUnseenOwners({ ...game.services, db: createDatabase(pool) });
  expect(looks).toBeGreaterThan(0);
  expect(await lostBy(player.id)).toEqual([]);
  expect(game.services.world.factoryAt(field)?.ownerId).toBe(player.id);
});

test("factories of an unseen guest become free too, in bounded runs", async () => {
  const guests: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { id } = await game.guest();
    guests.push(id);
    await giveFactory(game, id, freshFactory(game, 500), 500);
  }
  game.clock.pass(UNSEEN_AFTER_MS + 1);
  expect(await freeFactoriesOfUnseenOwners(game.services)).toBeGreaterThanOrEqual(3);
  for (const id of guests) expect(await lostBy(id)).toHaveLength(1);
});
