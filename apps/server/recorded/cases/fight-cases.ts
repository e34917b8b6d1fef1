/** Factories, battles and armies. */
import { fillStore, give, setBaseLevel, setPlayer } from "@emberlode/api/testing";
import { DAY } from "@emberlode/game";
import { ownFactories, putAt, putOnFactory } from "../../testing/holdings.ts";
import type { TestPlayer } from "../../testing/players.ts";
import type { Stage } from "../stage.ts";
import { type Case, plain } from "./case.ts";

const set = ({ app, player }: Stage, assignments: string) => setPlayer(app, player.id, assignments);

const baseOf = ({ payload }: TestPlayer) => payload.user.base;

const holdingsOf = async ({
  done,
  player,
}: Stage): Promise<{ _id: string; factory: { type: string } }[]> =>
  (await done(player, "GET", "/api/user/puc")).json().factories;

const idOf = async (stage: Stage, type: string) => ({
  id: (await holdingsOf(stage)).find(({ factory }) => factory.type === type)?._id,
});

/** Moves the player with Pikemen onto the base of an unshielded player. */
async function enemyHere(stage: Stage, units = 10, guards = 2) {
  const { app, another, player } = stage;
  const enemy = await another();
  const field = baseOf(enemy);
  await setPlayer(app, enemy.id, `shield_until = 0, defense_units[1] = ${guards}`);
  await set(stage, `attack_units[1] = ${units}`);
  await putAt(app, player, field);
  return { enemy: String(enemy.id), field };
}

const fought = async (stage: Stage) => {
  const input = await enemyHere(stage);
  const { report } = (await stage.done(stage.player, "POST", "/api/user/attack", input)).json();
  return { input, report };
};

/** Moves the player with Pikemen onto a free factory. */
async function atFactory(stage: Stage, units: number) {
  await set(stage, `attack_units[1] = ${units}`);
  return putOnFactory(stage.app, stage.player);
}

export const fightCases: readonly Case[] = [
  ["puc.list", "a base", plain()],
  ["puc.target", "a free factory", async (stage) => ({ input: await atFactory(stage, 10) })],
  ["puc.target", "never seen", plain({ x: 1, y: 1 })],
  ["puc.capture", "a free factory", async (stage) => ({ input: await atFactory(stage, 10) })],
  ["puc.capture", "without an army", async (stage) => ({ input: await atFactory(stage, 0) })],
  [
    "puc.collect",
    "a full store",
    async (stage) => {
      const factories = await ownFactories(stage.app, stage.player, 1);
      for (const cell of factories) await fillStore(stage.app, cell, DAY);
      return { input: {} };
    },
  ],
  ["puc.collect", "without a factory", plain({})],
  [
    "puc.garrison",
    "half of the defense",
    async (stage) => {
      await ownFactories(stage.app, stage.player, 1);
      const { id } = await idOf(stage, "factory");
      return { input: { shares: [{ id, share: 50 }] } };
    },
  ],
  [
    "puc.garrison",
    "for a base",
    async (stage) => {
      const { id } = await idOf(stage, "base");
      return { input: { shares: [{ id, share: 50 }] } };
    },
  ],
  [
    "puc.upgrade",
    "a base",
    async (stage) => {
      await give(stage.app, stage.player.id, 1_000_000, 1_000_000);
      return { input: await idOf(stage, "base") };
    },
  ],
  [
    "puc.upgrade",
    "at its highest level",
    async (stage) => {
      await setBaseLevel(stage.app, stage.player.id, 10);
      return { input: await idOf(stage, "base") };
    },
  ],
  [
    "puc.abandon",
    "a factory",
    async (stage) => {
      await ownFactories(stage.app, stage.player, 1);
      return { input: await idOf(stage, "factory") };
    },
  ],
  ["puc.abandon", "a base", async (stage) => ({ input: await idOf(stage, "base") })],
  ["battles.attack", "and wins", async (stage) => ({ input: await enemyHere(stage) })],
  ["battles.attack", "without an army", async (stage) => ({ input: await enemyHere(stage, 0) })],
  ["battles.target", "an enemy", async (stage) => ({ input: (await enemyHere(stage)).field })],
  ["battles.target", "nobody's", plain({ x: 1, y: 1 })],
  ["battles.last", "none", plain({})],
  ["battles.last", "on no side", plain({ role: "onlooker" })],
  [
    "battles.report",
    "for anybody",
    async (stage) => ({ input: { id: (await fought(stage)).report.id }, caller: null }),
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
