/** The map, digging and finds. */
import { setPlayer } from "@emberlode/api/testing";
import { gridStep } from "@emberlode/game";
import { putAt } from "../../testing/holdings.ts";
import { putOn } from "../../testing/players.ts";
import type { CaseContext } from "../recorded-app.ts";
import { type Case, plain } from "./case.ts";

type FieldType = Parameters<typeof putOn>[2];

const at =
  (type: FieldType, more: object = {}): Case[2] =>
  async ({ app, player }) => ({ input: { field: await putOn(app, player, type), ...more } });

const set = ({ app, player }: CaseContext, assignments: string) =>
  setPlayer(app, player.id, assignments);

/** Repeats a call that has just succeeded. */
const twice =
  (method: "PATCH" | "POST", url: string, type: FieldType, more: object = {}): Case[2] =>
  async ({ app, player, done }) => {
    const input = { field: await putOn(app, player, type), ...more };
    await done(player, method, url, input);
    return { input };
  };

const home = ({ player }: CaseContext) => player.payload.user.base;

export const fieldCases: readonly Case[] = [
  ["user.gather", "metal", at("metal", { type: "metal" })],
  ["user.gather", "the wrong resource", at("energy", { type: "metal" })],
  [
    "fields.move",
    "to a neighbor",
    async ({ app, player }) => ({ input: gridStep(await putOn(app, player, "forest"), "e") }),
  ],
  ["fields.move", "off the map", plain({ x: 51, y: 1 })],
  ["fields.field", "home", (context) => ({ input: home(context) })],
  [
    "fields.field",
    "never seen",
    (context) => {
      const { x, y } = home(context);
      return { input: { x: ((x + 24) % 50) + 1, y: ((y + 24) % 50) + 1 } };
    },
  ],
  ["fields.view", "what a newcomer sees", plain()],
  ["finds.cave", "a cave", at("cave")],
  ["finds.cave", "a spent cave", twice("POST", "/api/user/items", "cave")],
  ["finds.forest", "a forest", at("forest")],
  ["finds.forest", "a spent forest", twice("POST", "/api/user/forest", "forest")],
  ["finds.memorial", "a memorial", at("memorial")],
  ["finds.memorial", "lit already", twice("POST", "/api/user/memorial", "memorial")],
  [
    "finds.mirage",
    "one that is offered",
    async (context) => {
      const { x, y } = await putOn(context.app, context.player, "waste");
      await set(context, `mirage_x = ${x}, mirage_y = ${y}, mirage_day = 0`);
      return { input: {} };
    },
  ],
  ["finds.mirage", "none", plain({})],
  [
    "finds.relic",
    "one of today's",
    async ({ app, player }) => {
      const { fair, world, clock } = app.services;
      const [relic] = fair.relics(player.id, world.typeAt, clock.now());
      const field = relic?.cell ?? { x: 1, y: 1 };
      await putAt(app, player, field);
      return { input: { field } };
    },
  ],
  ["finds.relic", "elsewhere", plain({ field: { x: 1, y: 1 } })],
  ["world.numbers", "of the world", plain()],
  ["fair.day", "today", plain({ day: "2026-05-20" })],
  ["fair.day", "a day without a seed", plain({ day: "2020-01-01" })],
];
