import {
  accounts,
  renownDays,
  seasonBattles,
  seasonChampions,
  seasonStandings,
  seasons,
} from "@emberlode/db";
import { DAY, utcDay } from "@emberlode/game";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOON, type Player } from "../../testing/game.ts";
import { setBot, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { freezeSeason } from "./freeze-season.ts";

const game = useGame({ config: { seasonDays: 28 } });
const FIRST_DAY = utcDay(NOON);

const none = { holding: 0, raiding: 0, exploring: 0, strength: 0 };
const addDay = ({ id }: Player, day: number, renown: number, scores: Partial<typeof none>) =>
  game.services.db.insert(renownDays).values({
    playerId: id,
    season: 1,
    day: FIRST_DAY + day,
    isScored: true,
    renown,
    netLoot: 0,
    powers: [],
    ...none,
    ...scores,
  });

const addBattle = (id: string, attackers: number, at: number) =>
  game.pool.query(
    "insert into battles (id, created_at, report) values ($1, $2::bigint, $3::text::json)",
    [
      id,
      at,
      JSON.stringify({
        attacker: { units: [attackers, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
        defender: { units: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3] },
      }),
    ],
  );

test("the end keeps everyone's place, the champions and the greatest battles, once", async () => {
  const { db, season } = game.services;
  await db.update(seasons).set({ beginsAt: NOON, days: 2 });
  await season.reload();
  const players: Player[] = [];
  for (const name of ["Ada", "Ben", "Cat", "Rob", "Eve", "Mal"]) {
    players.push(await game.player(name));
    game.clock.pass(1);
  }
  const [ada, ben, cat, rob, eve, mal] = players as [
    Player,
    Player,
    Player,
    Player,
    Player,
    Player,
  ];
  await setBot(db, "rob", true);
  await addDay(ada, 0, 500, { holding: 300, exploring: 900 });
  await addDay(ben, 0, 200, { raiding: 700, exploring: 400 });
  await addDay(ben, 1, 400, { exploring: 500 });
  await addDay(cat, 1, 500, { holding: 300 });
  await addDay(rob, 1, 9_000, { strength: 9_000 });
  // Joined the team after her days were scored.
  await addDay(eve, 1, 8_000, { strength: 8_000 });
  await setRole(db, "eve", "moderator");
  // A ban takes the place in the season; a suspension, which ends, does not.
  await addDay(mal, 1, 7_000, { raiding: 7_000 });
  const bannedAt = game.clock.now();
  await db.update(accounts).set({ bannedAt }).where(eq(accounts.id, mal.id));
  const suspended = { bannedAt, bannedUntil: bannedAt + 9 * DAY };
  await db.update(accounts).set(suspended).where(eq(accounts.id, cat.id));
  for (let n = 1; n <= 12; n++) await addBattle(`b${n}`, n, NOON + n);
  await addBattle("before", 1_000, NOON - 1);
  game.clock.pass(2 * DAY);
  expect(await freezeSeason(game.services)).toBe(false);
  await db.update(seasons).set({ scoredDay: FIRST_DAY + 1 });
  await season.reload();
  const [other, late] = [await game.another(), await game.another()];
  const frozen = await Promise.all([freezeSeason(game.services), freezeSeason(other)]);
  expect(frozen.filter(Boolean)).toHaveLength(1);
  expect(await freezeSeason(game.services)).toBe(false);
  // A process that has not heard of it.
  expect(await freezeSeason(late)).toBe(false);
  const standings = await db
    .select()
    .from(seasonStandings)
    .orderBy(asc(seasonStandings.isBot), asc(seasonStandings.rank));
  expect(
    standings.map(({ playerId, isBot, rank, renown }) => [playerId, isBot, rank, renown]),
  ).toEqual([
    [ben.id, false, 1, 600],
    [ada.id, false, 2, 500],
    [cat.id, false, 3, 500],
    [rob.id, true, 1, 9_000],
  ]);
  const champions = await db.select().from(seasonChampions).orderBy(asc(seasonChampions.title));
  expect(champions.map(({ title, playerId, score }) => [title, playerId, score])).toEqual([
    // Ben has as much, and the younger account.
    ["exploring", ada.id, 900],
    ["holding", ada.id, 300],
    ["raiding", ben.id, 700],
    ["renown", ben.id, 600],
  ]);
  const kept = await db.select().from(seasonBattles).orderBy(asc(seasonBattles.place));
  expect(kept.map(({ battleId }) => battleId)).toEqual(
    Array.from({ length: 10 }, (_, index) => `b${12 - index}`),
  );
  expect(kept[0]?.strength).toBeGreaterThan(kept[9]?.strength ?? 0);
  expect(season.current().frozenAt).not.toBeNull();
});
