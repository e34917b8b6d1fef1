import { beforeAll, expect, test } from "vitest";
import type { Browser } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
beforeAll(async () => {
  player = await game.player("Climber");
});

const progress = () => player.call.user.progress();

test("a new player did nothing but begin", async () => {
  expect(await progress()).toMatchObject({ deeds: { start: 1 }, plots: 0 });
});

test("deeds are counted by kind and by what they were about, units by their number", async () => {
  await give(game, player.id, 10_000, 10_000);
  await player.call.units.buy({ type: "attack", index: 0, unit: 2 });
  expect((await progress()).deeds).toMatchObject({ "buy-units": 2, "buy-units.pikeman": 2 });
  await player.call.units.buy({ type: "attack", index: 0, unit: 3 });
  await player.call.researches.raise({ research: "bank", level: 1 });
  const cell = cellOf(game, "bank");
  await putPlayer(game, player.id, cell);
  await player.call.bank.use({ action: "deposit", resource: "metal", amount: 10 });
  const { deeds } = await progress();
  expect(deeds).toMatchObject({
    "buy-units.pikeman": 5,
    "research.bank": 1,
    bank: 1,
    "bank.deposit": 1,
  });
  expect(deeds["bank.withdraw"]).toBeUndefined();
  expect(await progress()).toEqual(await progress());
});

test("a fight counts as won only when it was", async () => {
  for (const won of [false, true]) {
    await game.pool.query(
      `with p as (update players set version = version + 1, log_counts[10] = log_counts[10] + 1
        where id = $1::int returning version, log_counts, log_counts[10] as cat_nr)
      insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
      select $1::int, version, 'attack', (select sum(n) from unnest(log_counts) n), 9, cat_nr, 0, 0,
        $2::text::jsonb, 0 from p`,
      [player.id, JSON.stringify({ won })],
    );
    game.services.actions.forget(player.id);
  }
  expect((await progress()).deeds).toMatchObject({ attack: 2, "attack.won": 1 });
});

test("plots, a message and another player's deeds", async () => {
  await player.call.plots.create({ title: "Here" });
  expect((await progress()).deeds.chat).toBeUndefined();
  await player.call.chat.send({ body: "hello" });
  expect(await progress()).toMatchObject({ deeds: { chat: 1 }, plots: 1 });
  const other = await game.player("Idler");
  await setPlayer(game, other.id, "rolls = 1");
  expect(await other.call.user.progress()).toMatchObject({ deeds: { start: 1 }, plots: 0 });
  expect(Object.keys((await other.call.user.progress()).deeds)).toEqual(["start"]);
});

test("the best rank on record stays known, one without power is none", async () => {
  const ranked = await game.player("Ranked");
  const best = async () => (await ranked.call.user.progress()).bestRank;
  expect(await best()).toBeNull();
  await game.pool.query(
    `insert into rank_hours (player_id, hour, rank, power)
    values ($1::int, 1, 3, 0), ($1::int, 2, 8, 5), ($1::int, 3, 40, 2)`,
    [ranked.id],
  );
  expect(await best()).toBe(8);
});
