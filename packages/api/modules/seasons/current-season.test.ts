import { seasons } from "@emberlode/db";
import { DAY } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";
import { createCurrentSeason } from "./current-season.ts";

const game = useGame();
const firstDay = Math.floor(NOON / DAY);

/** The season of a server that starts with this `SEASON_DAYS`. */
async function startWith(seasonDays: number) {
  const season = createCurrentSeason({
    db: game.services.db,
    clock: game.clock,
    config: { seasonDays },
  });
  await season.start();
  return season;
}

async function setDays(days: number | null): Promise<void> {
  await game.services.db.update(seasons).set({ days });
}

beforeEach(() => setDays(null));

describe("the length of a season", () => {
  test("is that of the first start, and stays with later ones", async () => {
    expect((await startWith(28)).endsAt()).toBe((firstDay + 28) * DAY);
    expect((await startWith(7)).endsAt()).toBe((firstDay + 28) * DAY);
  });

  test("counts from today if the season ran without an end before", async () => {
    expect((await startWith(0)).endsAt()).toBeNull();
    game.clock.pass(3 * DAY);
    const season = await startWith(28);
    game.clock.pass(-3 * DAY);
    expect(season.endsAt()).toBe((firstDay + 3 + 28) * DAY);
  });

  test("is held back while a server runs with 0", async () => {
    await setDays(1);
    game.clock.pass(5 * DAY);
    const [held, over] = [await startWith(0), await startWith(28)];
    expect([held.endsAt(), held.phase()]).toEqual([null, "running"]);
    expect(over.phase()).toBe("peace");
    game.clock.pass(-5 * DAY);
  });

  test("of a season that has not begun follows the setting", async () => {
    const { beginsAt } = game.services.season.current();
    await game.services.db.update(seasons).set({ beginsAt: (firstDay + 1) * DAY });
    await startWith(28);
    const season = await startWith(14);
    expect([season.endsAt(), season.phase()]).toEqual([(firstDay + 15) * DAY, "waiting"]);
    await game.services.db.update(seasons).set({ beginsAt });
  });
});
