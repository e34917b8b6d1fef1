/** Factories, battles and armies. */
import { fillStore, give, setBaseLevel, setPlayer } from "@emberlode/api/testing";
import { DAY } from "@emberlode/game";
import { ownFactories, putAt, putOnFactory } from "../../testing/holdings.ts";
import type { TestPlayer } from "../../testing/players.ts";
import type { CaseContext } from "../recorded-app.ts";
import { type Case, plain } from "./case.ts";

const set = ({ app, player }: CaseContext, assignments: string) =>
  setPlayer(app, player.id, assignments);

const baseOf = ({ payload }: TestPlayer) => payload.user.base;

const holdingsOf = async ({
  done,
  player,
}: CaseContext): Promise<{ _id: string; factory: { type: string } }[]> =>
  (await done(player, "GET", "/api/user/puc")).json().factories;

const idOf = async (context: CaseContext, type: string) => ({
  id: (await holdingsOf(context)).find(({ factory }) => factory.type === type)?._id,
});

/** Moves the player with Pikemen onto the base of an unshielded player. */
async function enemyHere(context: CaseContext, units = 10, guards = 2) {
  const { app, another, player } = context;
  const enemy = await another();
  const field = baseOf(enemy);
  await setPlayer(app, enemy.id, `shield_until = 0, defense_units[1] = ${guards}`);
  await set(context, `attack_units[1] = ${units}`);
  await putAt(app, player, field);
  return { enemy: String(enemy.id), field };
}

const fought = async (context: CaseContext) => {
  const input = await enemyHere(context);
  const { report } = (await context.done(context.player, "POST", "/api/user/attack", input)).json();
  return { input, report };
};

/** Moves the player with Pikemen onto a free factory. */
async function atFactory(context: CaseContext, units: number) {
  await set(context, `attack_units[1] = ${units}`);
  return putOnFactory(context.app, context.player);
}

export const fightCases: readonly Case[] = [
  ["puc.list", "a base", plain()],
  ["puc.target", "a free factory", async (context) => ({ input: await atFactory(context, 10) })],
  ["puc.target", "never seen", plain({ x: 1, y: 1 })],
  ["puc.capture", "a free factory", async (context) => ({ input: await atFactory(context, 10) })],
  ["puc.capture", "without an army", async (context) => ({ input: await atFactory(context, 0) })],
  [
    "puc.collect",
    "a full store",
    async (context) => {
      const factories = await ownFactories(context.app, context.player, 1);
      for (const cell of factories) await fillStore(context.app, cell, DAY);
      return { input: {} };
    },
  ],
  ["puc.collect", "without a factory", plain({})],
  [
    "puc.garrison",
    "half of the defense",
    async (context) => {
      await ownFactories(context.app, context.player, 1);
      const { id } = await idOf(context, "factory");
      return { input: { shares: [{ id, share: 50 }] } };
    },
  ],
  [
    "puc.garrison",
    "for a base",
    async (context) => {
      const { id } = await idOf(context, "base");
      return { input: { shares: [{ id, share: 50 }] } };
    },
  ],
  [
    "puc.upgrade",
    "a base",
    async (context) => {
      await give(context.app, context.player.id, 1_000_000, 1_000_000);
      return { input: await idOf(context, "base") };
    },
  ],
  [
    "puc.upgrade",
    "at its highest level",
    async (context) => {
      await setBaseLevel(context.app, context.player.id, 10);
      return { input: await idOf(context, "base") };
    },
  ],
  [
    "puc.abandon",
    "a factory",
    async (context) => {
      await ownFactories(context.app, context.player, 1);
      return { input: await idOf(context, "factory") };
    },
  ],
  ["puc.abandon", "a base", async (context) => ({ input: await idOf(context, "base") })],
  ["battles.attack", "and wins", async (context) => ({ input: await enemyHere(context) })],
  [
    "battles.attack",
    "without an army",
    async (context) => ({ input: await enemyHere(context, 0) }),
  ],
  ["battles.target", "an enemy", async (context) => ({ input: (await enemyHere(context)).field })],
  ["battles.target", "nobody's", plain({ x: 1, y: 1 })],
  ["battles.last", "none", plain({})],
  ["battles.last", "on no side", plain({ role: "onlooker" })],
  [
    "battles.report",
    "for anybody",
    async (context) => ({ input: { id: (await fought(context)).report.id }, caller: null }),
  ],
  ["battles.report", "an unknown one", plain({ id: "unknown" })],
  ["units.buy", "Pikemen", plain({ type: "attack", index: 0, unit: 2 })],
  ["units.buy", "without the tech", plain({ type: "attack", index: 1, unit: 1 })],
  ["units.buyTech", "of defense", plain({ type: "defense", index: 1 })],
  ["units.buyTech", "owned already", plain({ type: "attack", index: 0 })],
  ["researches.list", "a newcomer's", plain()],
  ["researches.raise", "GPS", plain({ research: "gps" })],
  ["researches.raise", "a level too far", plain({ research: "mines", level: 5 })],
];
