import { seasons } from "@emberlode/db";
import { DAY, HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { NOON } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";
import { giveSeasonNotice } from "./season-notices.ts";

const game = useGame({ config: { seasonDays: 28 } });

test("everyone is alerted 7, 3 and 1 days before the end, once in all processes", async () => {
  const { db, season } = game.services;
  await db.update(seasons).set({ beginsAt: NOON, days: 28 });
  await season.reload();
  const ada = await game.player("Ada");
  const guest = await game.guest();
  const other = await game.another();
  expect(await giveSeasonNotice(game.services)).toBeNull();
  const given: (number | null)[] = [];
  for (let day = 0; day < 28; day++) {
    game.clock.pass(DAY);
    const both = await Promise.all([giveSeasonNotice(game.services), giveSeasonNotice(other)]);
    given.push(...both.filter((notice) => notice !== null));
    await other.season.reload();
  }
  expect(given).toEqual([7, 3, 1]);
  const rows = await game.pool.query<{ player_id: number; facts: string }>(
    "select player_id, facts::text as facts from alerts where kind = 'season' order by id",
  );
  expect(rows.map(({ player_id }) => player_id)).toEqual([ada.id, ada.id, ada.id]);
  expect(rows.every(({ player_id }) => player_id !== guest.id)).toBe(true);
  expect(JSON.parse(rows[0]?.facts ?? "")).toMatchObject({ season: 1, days: 7 });
  expect(game.clock.now() % DAY).toBe(12 * HOUR);
});
