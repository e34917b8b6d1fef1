/** The map, digging and finds. */
import { setPlayer } from "@emberlode/api/testing";
import { gridStep } from "@emberlode/game";
import { putOn } from "../../testing/players.ts";
import { NOON, type Stage } from "../stage.ts";
import { type Case, plain } from "./case.ts";

const HOUR = 3_600_000;

type FieldType = Parameters<typeof putOn>[2];

const at =
  (type: FieldType, more: object = {}): Case[2] =>
  async ({ app, player }) => ({ input: { field: await putOn(app, player, type), ...more } });

const set = ({ app, player }: Stage, assignments: string) => setPlayer(app, player.id, assignments);

/** Repeats a call that has just succeeded. */
const twice =
  (method: "PATCH" | "POST", url: string, type: FieldType, more: object = {}): Case[2] =>
  async ({ app, player, done }) => {
    const input = { field: await putOn(app, player, type), ...more };
    await done(player, method, url, input);
    return { input };
  };

const home = ({ player }: Stage) => player.payload.user.base;

/** Digs metal with a key, and then reuses the key with another input. */
const underOneKey =
  (more: object): Case[2] =>
  async ({ app, player }) => {
    const input = { type: "metal", field: await putOn(app, player, "metal") };
    const headers = {
      "idempotency-key": `00000000-0000-4000-8000-${String(player.id).padStart(12, "0")}`,
    };
    await app.send({ method: "PATCH", url: GATHER, sid: player.sid, body: input, headers });
    return { input: { ...input, ...more }, headers };
  };

const GATHER = "/api/user/gather";

export const fieldCases: readonly Case[] = [
  ["user.gather", "metal", at("metal", { type: "metal" })],
  ["user.gather", "energy with an effort of five", at("energy", { type: "energy", effort: 5 })],
  ["user.gather", "the wrong resource", at("energy", { type: "metal" })],
  ["user.gather", "a spent field", twice("PATCH", GATHER, "metal", { type: "metal" })],
  ["user.gather", "again under one key", underOneKey({})],
  ["user.gather", "something else under one key", underOneKey({ effort: 5 })],
  [
    "user.gather",
    "somewhere else",
    (stage) => {
      const { x, y } = home(stage);
      return { input: { type: "metal", field: gridStep({ x, y }, "e") } };
    },
  ],
  [
    "user.gather",
    "tired",
    async (stage) => {
      await set(stage, `digs = 999, counter_day = ${Math.floor(NOON / (24 * HOUR))}`);
      const field = await putOn(stage.app, stage.player, "metal");
      return { input: { type: "metal", field, effort: 5 } };
    },
  ],
  [
    "fields.move",
    "to a neighbor",
    async ({ app, player }) => ({ input: gridStep(await putOn(app, player, "forest"), "e") }),
  ],
  [
    "fields.move",
    "too far: a way is shown",
    async ({ app, player }) => {
      const { x, y } = await putOn(app, player, "forest");
      return { input: { x: (x + 24) % 50, y } };
    },
  ],
  ["fields.move", "off the map", plain({ x: 51, y: 1 })],
  ["fields.field", "home", (stage) => ({ input: home(stage) })],
  [
    "fields.field",
    "never seen",
    (stage) => {
      const { x, y } = home(stage);
      return { input: { x: ((x + 24) % 50) + 1, y: ((y + 24) % 50) + 1 } };
    },
  ],
  ["fields.view", "what a newcomer sees", plain()],
  ["finds.cave", "a cave", at("cave")],
  ["finds.cave", "a spent cave", twice("POST", "/api/user/items", "cave")],
  ["finds.cave", "a forest", at("forest")],
  ["finds.forest", "a forest", at("forest")],
  ["finds.forest", "a spent forest", twice("POST", "/api/user/forest", "forest")],
  ["finds.forest", "a cave", at("cave")],
  ["finds.memorial", "a memorial", at("memorial")],
  ["finds.memorial", "lit already", twice("POST", "/api/user/memorial", "memorial")],
  [
    "finds.memorial",
    "with seven candles",
    async (stage) => {
      await set(stage, "candle = 7");
      return { input: { field: await putOn(stage.app, stage.player, "memorial") } };
    },
  ],
  ["finds.memorial", "a cave", at("cave")],
  [
    "finds.mirage",
    "one that is offered",
    async (stage) => {
      const { x, y } = await putOn(stage.app, stage.player, "waste");
      await set(stage, `mirage_x = ${x}, mirage_y = ${y}, mirage_day = 0`);
      return { input: {} };
    },
  ],
  ["finds.mirage", "none", plain({})],
  ["world.numbers", "of the world", plain()],
  ["fair.day", "today", plain({ day: "2026-05-20" })],
  ["fair.day", "a day that is over", plain({ day: "2026-05-19" })],
  ["fair.day", "a day without a seed", plain({ day: "2020-01-01" })],
];
