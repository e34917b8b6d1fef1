import { setTimeout as sleep } from "node:timers/promises";
import { setPlayer } from "@emberlode/api/testing";
import { asOutcome } from "@emberlode/db";
import { gridDistance, gridStep, type Position, TOOL_IDS, type ToolId } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { putAt } from "../testing/holdings.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { connected } from "../testing/sockets.ts";
import { useApp } from "../testing/use-app.ts";
import { useSockets } from "../testing/use-sockets.ts";

const app = useApp();
const sockets = useSockets(app);
let layer: TestPlayer;
let victim: TestPlayer;
let onlooker: TestPlayer;
let spot: Position;

/** An empty field far from buildings and from other tests' mines. */
function emptySpot(): Position {
  const cells = app.services.world.cells();
  const isWaste = (cell: (typeof cells)[number]) => cell.type === "waste" && cell.ownerId === null;
  const far = cells.find(
    (cell) =>
      isWaste(cell) &&
      cells.every(
        (other) =>
          (gridDistance(cell, other) > 1 || ["waste", "metal", "energy"].includes(other.type)) &&
          (gridDistance(cell, other) > 4 || (other.baseOwner === null && other.mines.length === 0)),
      ),
  );
  if (far === undefined) throw new Error("There is no empty spot left.");
  return { x: far.x, y: far.y };
}

const hold = (player: TestPlayer, tool: ToolId, count: number) =>
  setPlayer(app, player.id, `tools[${TOOL_IDS.indexOf(tool) + 1}] = ${count}`);
const use = ({ sid }: TestPlayer, body: object) =>
  app.send({ method: "PATCH", url: "/api/user/tools", sid, body });
const go = ({ sid }: TestPlayer, { x, y }: Position) =>
  app.send({ method: "GET", url: `/api/fields/coords?x=${x}&y=${y}`, sid });

const lookUrl = (cell: Position) =>
  `/trpc/fields.field?input=${encodeURIComponent(JSON.stringify(cell))}`;

async function lay(player: TestPlayer, n: number) {
  await putAt(app, player, spot);
  await hold(player, "mines", n);
  return use(player, { tool: "mines", count: 0, n });
}

beforeEach(async () => {
  [layer, victim, onlooker] = [await register(app), await register(app), await register(app)];
  spot = emptySpot();
  await putAt(app, onlooker, gridStep(gridStep(spot, "n"), "n"));
  await putAt(app, victim, gridStep(spot, "w"));
  await setPlayer(app, victim.id, "shield_until = 0");
});

test("laying and exploding mines is visible only to their owners", async () => {
  const socket = sockets.as(onlooker);
  await connected(socket);
  const cells: unknown[] = [];
  socket.on("world:field", (cell: unknown) => cells.push(cell));
  await go(onlooker, gridStep(gridStep(spot, "n"), "n"));
  const sees = async () => {
    const [view, look, stay] = [
      await app.send({ method: "GET", url: "/api/fields/view", sid: onlooker.sid }),
      await app.send({ method: "GET", url: lookUrl(spot), sid: onlooker.sid }),
      await go(onlooker, gridStep(gridStep(spot, "n"), "n")),
    ];
    return [view.json(), look.json(), { ...stay.json(), version: 0 }];
  };
  const before = await sees();
  expect((await lay(layer, 3)).statusCode).toBe(200);
  expect(await sees()).toEqual(before);
  expect((await go(victim, spot)).json()).toMatchObject({ explosion: { metal: 20 } });
  expect(await sees()).toEqual(before);
  // Longer than the delay in which changes are combined.
  await sleep(500);
  expect(cells).toEqual([]);
  await hold(layer, "base_mover", 1);
  expect((await use(layer, { tool: "base_mover", count: 0 })).statusCode).toBe(200);
  await expect.poll(() => cells, { timeout: 5000 }).toEqual([spot]);
});

test("a step that sets off no mine never waits for the owners of mines", async () => {
  await lay(layer, 1);
  await setPlayer(app, victim.id, "shield_until = 9000000000000");
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const busy = app.services.actions.perform(layer.id, {
    load() {
      begin();
      return ended;
    },
    rule: () => ({ ok: false, code: "NOTHING_FOUND" }),
    answer: asOutcome,
  });
  await begun;
  try {
    expect((await go(victim, spot)).json()).toMatchObject(spot);
    // Too far for a step, so a slow answer must not reveal whether it is mined.
    const { x, y } = gridStep(gridStep(spot, "n"), "n");
    expect((await go(onlooker, spot)).json()).toEqual({ x, y });
  } finally {
    end();
    await busy;
  }
});
