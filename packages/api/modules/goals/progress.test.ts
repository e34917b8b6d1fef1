import { FACTORY_CLASSES } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import { addBattleLine } from "../../testing/battle-line.ts";
import { standOn } from "../../testing/building.ts";
import type { Player } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Player;
beforeAll(async () => {
  player = await game.player("Climber");
});

const progress = () => player.call.user.progress();

test("counts deeds by kind and subject, and units by number", async () => {
  await give(game, player.id, 10_000, 10_000);
  await player.call.units.buy({ type: "attack", index: 0, unit: 2 });
  expect((await progress()).deeds).toMatchObject({ "buy-units": 2, "buy-units.pikeman": 2 });
  await player.call.units.buy({ type: "attack", index: 0, unit: 3 });
  await player.call.researches.raise({ research: "bank", level: 1 });
  await standOn(game, player.id, "bank");
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

test("counts a fight as won only if it was", async () => {
  await game.pool.query("insert into battles (id, created_at, report) values ('b1', 0, '{}')");
  for (const won of [false, true]) {
    await addBattleLine(game, player.id, { kind: "attack", won });
  }
  expect((await progress()).deeds).toMatchObject({ attack: 2, "attack.won": 1 });
});

test("counts captures by the class of the factory, and a divided garrison once", async () => {
  const captor = await game.player("Captor");
  const { minSlots: slots } = FACTORY_CLASSES.medium;
  await addBattleLine(game, captor.id, { kind: "capture", won: true, slots });
  await addBattleLine(game, captor.id, { kind: "capture", won: false, slots: slots * 100 });
  const { deeds } = await captor.call.user.progress();
  expect(deeds).toMatchObject({ capture: 2, "capture.medium": 1 });
  expect(deeds).not.toHaveProperty("capture.works");
  expect(deeds).not.toHaveProperty("garrison");
  await captor.call.puc.garrison({ shares: [] });
  expect((await captor.call.user.progress()).deeds).toMatchObject({ garrison: 1 });
});

test("counts plots and chat messages, but not other players' deeds", async () => {
  await player.call.plots.create({ title: "Here" });
  expect((await progress()).deeds.chat).toBeUndefined();
  await player.call.chat.send({ body: "hello" });
  expect(await progress()).toMatchObject({ deeds: { chat: 1 }, plots: 1 });
  const other = await game.player("Idler");
  const begun = await other.call.user.progress();
  expect([begun.deeds, begun.plots]).toEqual([{ start: 1 }, 0]);
});

test("remembers the best rank on record and ignores ranks without power", async () => {
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
