import { write } from "@emberlode/game";
import { afterAll, beforeEach, expect, it } from "vitest";
import { makePlayers } from "../testing/fixtures.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Actions } from "./plan.ts";

const fixture = useCommitFixture();
/** The season that the process knows, and how often it renewed what it remembers. */
let known = 1;
let renewals = 0;
let actions: Actions;

const worldSeason = async () => {
  const [row] = await fixture.pool.query<{ season: number }>("select season from worlds");
  return row?.season ?? 0;
};

beforeEach(async () => {
  known = await worldSeason();
  renewals = 0;
  const season = {
    number: () => known,
    async renew() {
      renewals += 1;
      known = await worldSeason();
    },
  };
  actions = createGroupCommit({ pool: fixture.pool, clock: () => fixture.now, season });
});

// For the audit at the end.
afterAll(() => fixture.pool.query("update seasons set number = (select season from worlds)"));

/** As a change of season does: another number, and a higher version of everyone. */
const change = () =>
  fixture.pool.query(
    `with changed as (update worlds set season = season + 1)
    update players set version = version + 1`,
  );

it("refuses an action that was decided before the season changed, and writes nothing", async () => {
  const id = fixture.at(0);
  const dug = actions.perform(id, {
    async load() {
      if (known === (await worldSeason())) await change();
    },
    rule: () => ({
      ok: true,
      changes: [write("player", { id, set: { candle: 5 } })],
      outcome: null,
    }),
    answer: () => null,
  });
  expect(await dug).toEqual({ ok: false, code: "SEASON_CHANGED" });
  expect(renewals).toBe(1);
  const [row] = await fixture.pool.query("select candle from players where id = $1::int", [id]);
  expect(row).toEqual({ candle: 0 });
});

it("never judges a player of the new season on what the process remembers of the old one", async () => {
  await change();
  expect(await fixture.dig(fixture.at(0), undefined, undefined, actions)).toEqual({
    ok: false,
    code: "SEASON_CHANGED",
  });
  expect(await fixture.dig(fixture.at(0), undefined, undefined, actions)).toMatchObject({
    ok: true,
  });
  expect(renewals).toBe(1);
});

it("refuses what a caller decided in an earlier season, but repeats an answer to its key", async () => {
  const id = fixture.at(0);
  const season = known;
  const dig = (key: string) =>
    actions.perform(
      id,
      { rule: () => ({ ok: true, changes: [], outcome: 7 }), answer: ({ outcome }) => outcome },
      { key, bodyHash: "body" },
      season,
    );
  expect(await dig("a")).toEqual({ ok: true, answer: 7, replayed: false });
  await change();
  known += 1;
  actions.invalidateAll();
  expect(await dig("b")).toEqual({ ok: false, code: "SEASON_CHANGED" });
  expect(await dig("a")).toEqual({ ok: true, answer: 7, replayed: true });
});

it("reloads a player that was read while the season changed", async () => {
  const [id = 0] = await makePlayers(fixture.pool, 1, 2000);
  await actions.read(id);
  await change();
  known += 1;
  expect(await fixture.dig(id, undefined, undefined, actions)).toMatchObject({ ok: true });
  expect(renewals).toBe(0);
});
