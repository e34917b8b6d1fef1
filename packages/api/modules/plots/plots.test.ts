import { MAX_PLOTS } from "@emberlode/game";
import { expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { overTheWire } from "../../testing/wire.ts";

const game = useGame();
const player = usePlayer(game);

const plotsOf = async (who: Browser) => (await who.call.plots.list()).plots;

test("marks a plot at the player's position or at the given one", async () => {
  await putPlayer(game, player.id, { x: 7, y: 50 });
  const { plot } = await player.call.plots.create({});
  expect(plot).toEqual({ _id: plot._id, x: 7, y: 50, title: "", note: "", color: "" });
  expect(plot._id).toMatch(/^[\w-]{16}$/);
  const input = { x: 3, y: 4, title: "Ore", note: "good", color: "#fa0", guards: "12 walls" };
  const { plot: second } = await player.call.plots.create(input);
  expect(second).toEqual({ _id: second._id, ...input });
  expect(await plotsOf(player)).toEqual(expect.arrayContaining([plot, second]));
});

test("changes the given values, keeps the rest and removes empty free texts", async () => {
  const { plot } = await player.call.plots.create({ title: "a", note: "b", kind: "c", other: "d" });
  const changed = await player.call.plots.update({ id: plot._id, x: 9, note: "B", kind: "" });
  const { kind: _, ...rest } = plot;
  expect(changed.plot).toEqual({ ...rest, x: 9, note: "B" });
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`field ${n}`, "text"]));
  const filled = player.call.plots.update({ id: plot._id, ...eleven });
  expect(await refusal(filled)).toEqual(refusedWith("PLOT_FULL"));
  expect(await plotsOf(player)).toEqual([changed.plot]);
});

test("answers NOT_FOUND for another player's plot", async () => {
  const { plot } = await player.call.plots.create({ title: "mine" });
  const stranger = await game.player();
  expect(await plotsOf(stranger)).toEqual([]);
  for (const id of [plot._id, "AAAAAAAAAAAAAAAA", "'; drop table plots", "\u0000", ""]) {
    const { update, remove } = stranger.call.plots;
    expect(await refusal(update({ id, title: "yours" }))).toEqual(refusedWith("NOT_FOUND"));
    expect(await refusal(remove({ id }))).toEqual(refusedWith("NOT_FOUND"));
  }
  expect(await plotsOf(player)).toEqual([plot]);
  expect(await player.call.plots.remove({ id: plot._id })).toEqual({ deleted: true });
  expect(await plotsOf(player)).toEqual([]);
});

test("allows two hundred plots, even with concurrent calls", async () => {
  await game.pool.query(
    `insert into plots (id, player_id, x, y, fields, created_at)
    select $1::int || '-' || n, $1::int, 1, 1, '{}', n from generate_series(1, $2::int) n`,
    [player.id, MAX_PLOTS - 1],
  );
  const outcome = await runFiftyConcurrently(() => player.call.plots.create({ title: "the last" }));
  expect(outcome).toEqual({ done: 1, refused: ["TOO_MANY_PLOTS"] });
  expect(await plotsOf(player)).toHaveLength(MAX_PLOTS);
  expect(await refusal(player.call.plots.create({}))).toEqual(refusedWith("TOO_MANY_PLOTS"));
});

test.each<[Record<string, unknown>, string]>([
  [{ x: 51 }, "x"],
  [{ note: "x".repeat(281) }, "note"],
  [{ free: { deep: "x" } }, "free"],
  [{ id: "1" }, "id"],
  [{ constructor: "x" }, "constructor"],
  [{ "a\u0000b": "x" }, "a\u0000b"],
])("no plot is made of %j", async (input, field) => {
  const facts = { sessionToken: player.token };
  const call = { type: "mutation", path: "plots.create", input, facts } as const;
  expect(await overTheWire(game.services, call)).toMatchObject({
    status: 400,
    body: { error: { data: { gameCode: "BAD_INPUT", fields: { [field]: expect.any(String) } } } },
  });
  expect(await plotsOf(player)).toEqual([]);
});

test("ignores keys that would pollute prototypes", async () => {
  const input: unknown = JSON.parse('{"title":"t","__proto__":{"x":9},"toString":"words"}');
  const call = { type: "mutation", path: "plots.create", input } as const;
  const facts = { sessionToken: player.token };
  expect(await overTheWire(game.services, { ...call, facts })).toMatchObject({ status: 200 });
  const [plot] = await plotsOf(player);
  expect(plot).toMatchObject({ title: "t", toString: "words" });
  expect(Object.getPrototypeOf(plot)).toBe(Object.prototype);
  expect(Object.keys(plot ?? {})).not.toContain("__proto__");
});
