/** Every action a player can take, with random inputs. */

import { byId } from "../by-id.ts";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import type { FieldType } from "../catalogue/fields.ts";
import { DIG_EFFORTS } from "../catalogue/limits.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { SIDES } from "../catalogue/units.ts";
import { freeSlots } from "../power.ts";
import { type Random, seededRandom } from "../random.ts";
import { equalAmounts, RESOURCES } from "../resource.ts";
import type { Env, Refusal, Success } from "../result.ts";
import { abandonFactory } from "../rules/abandon-factory.ts";
import { attackBase } from "../rules/attack-base.ts";
import { transferAtBank } from "../rules/bank.ts";
import { buyOffer } from "../rules/buy-offer.ts";
import { buyPart } from "../rules/buy-part.ts";
import { buyTech } from "../rules/buy-tech.ts";
import { buyUnits } from "../rules/buy-units.ts";
import { captureFactory } from "../rules/capture-factory.ts";
import { placeStake } from "../rules/casino.ts";
import { dig } from "../rules/dig.ts";
import { exchange } from "../rules/exchange.ts";
import { exploreCave } from "../rules/explore-cave.ts";
import { exploreForest } from "../rules/explore-forest.ts";
import { exploreMirage } from "../rules/explore-mirage.ts";
import { GOAL_IDS } from "../rules/goals.ts";
import { installPart } from "../rules/install-part.ts";
import { lightCandle } from "../rules/light-candle.ts";
import { marketOffers } from "../rules/market-offers.ts";
import { payGoals } from "../rules/pay-goals.ts";
import { raiseResearch } from "../rules/research.ts";
import { stepOnMine } from "../rules/tools/step-on-mine.ts";
import { applyTool } from "../rules/tools/use-tool.ts";
import { upgradeBase } from "../rules/upgrade-base.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { type Changes, changesOf } from "../writes.ts";
import { makeBase, makeFactory } from "./factories.ts";
import { groundOf, mineOf } from "./ground.ts";
import { afterChanges, makePlayer, NOON, units } from "./players.ts";

/** Two players, their factories, and the time. */
export interface Fixture {
  player: PlayerState;
  other: PlayerState;
  factories: readonly FactoryState[];
  now: number;
}

type Answer = Success<unknown> | Refusal;

const cell = { x: 30, y: 30 };
const OTHERS: readonly FactoryState[] = [makeBase(3, { ownerId: 2, id: 7, ...cell })];
const GROUND = groundOf({ x: 1, y: 1, type: "cave" });
/** Realistic amounts, and some that are too large, negative or not a number. */
const AMOUNTS = [-5, 0, 1, 10, 99, 200, 1000, 5000, 1e15, 0.5, Number.NaN];

const here = <Type extends FieldType>(type: Type) => ({ ...cell, type, slots: 700 });
const amount = (random: Random) => AMOUNTS[random.int(0, AMOUNTS.length - 1)] ?? 0;

/** Every action that a player can take, with random inputs. */
export const ACTIONS: Record<string, (fixture: Fixture, env: Env) => Answer> = {
  dig: ({ player }, env) => {
    const type = env.random.pick(RESOURCES);
    const vein = env.random.chance(0.5);
    const state = { player, field: here(type), vein, spentUntil: null, referrer: null };
    return dig(state, { type, field: cell, effort: env.random.pick(DIG_EFFORTS) }, env);
  },
  cave: ({ player }, env) =>
    exploreCave({ player, field: here("cave"), spentUntil: null }, { field: cell }, env),
  forest: ({ player, factories }, env) => {
    const landmarks = [{ x: 1, y: 1, type: "euc" }] as const;
    const state = { player, field: here("forest"), spentUntil: null, factories, landmarks };
    return exploreForest(state, { field: cell }, env);
  },
  mirage: ({ player }, env) => {
    const field = { ...here("waste"), ownerId: null };
    return exploreMirage({ player: { ...player, mirageX: 30, mirageY: 30 }, field }, {}, env);
  },
  memorial: ({ player }, env) =>
    lightCandle({ player, field: here("memorial") }, { field: cell }, env),
  units: ({ player, factories }, env) => {
    const input = { side: env.random.pick(SIDES), index: env.random.int(0, 9) };
    return buyUnits({ player, factories }, { ...input, count: amount(env.random) }, env);
  },
  tech: ({ player }, env) =>
    buyTech({ player }, { side: env.random.pick(SIDES), index: env.random.int(0, 9) }, env),
  goals: ({ player }, env) => payGoals({ player, due: [env.random.pick(GOAL_IDS)] }),
  upgrade: ({ player, factories }, env) => upgradeBase({ player, factories }, { id: 100 }, env),
  research: ({ player, factories }, env) =>
    raiseResearch({ player, factories }, { research: env.random.pick(TOOL_IDS) }, env),
  part: ({ player }, env) =>
    buyPart({ player, field: here("euc") }, { part: env.random.pick(EXCAVATOR_PART_IDS) }, env),
  install: ({ player }, env) =>
    installPart({ player, field: here("euc") }, { part: env.random.pick(EXCAVATOR_PART_IDS) }, env),
  bank: ({ player }, env) => {
    const action = env.random.pick(["deposit", "withdraw"] as const);
    const input = { action, resource: env.random.pick(RESOURCES), amount: amount(env.random) };
    return transferAtBank({ player, field: here("bank") }, input, env);
  },
  exchange: ({ player }, env) => {
    const input = { from: env.random.pick(RESOURCES), amount: amount(env.random) };
    return exchange({ player, field: here("web") }, input, env);
  },
  market: ({ player, now }, env) => {
    const offers = marketOffers("fixture", Math.floor(now / 86_400_000));
    const input = { offer: env.random.pick(offers).id, count: amount(env.random) };
    return buyOffer({ player, field: here("market"), offers }, input, env);
  },
  casino: ({ player }, env) => {
    const game = env.random.pick(["coin", "dice", "wheel"] as const);
    const choice = game === "wheel" ? undefined : env.random.int(0, 7);
    const resource = env.random.pick(RESOURCES);
    const input = { game, resource, stake: amount(env.random), choice };
    return placeStake({ player, field: here("casino") }, input, env);
  },
  attack: ({ player, other, factories }, env) => {
    const sides = { attackerFactories: factories, defenderFactories: OTHERS };
    const names = { attackerName: "Ada", defenderName: "Bob" };
    const state = { attacker: player, defender: other, ...sides, ...names };
    return attackBase(state, { enemy: 2, field: cell, battleId: "b" }, env);
  },
  capture: ({ player, factories }, env) => {
    const free = { factory: null, owner: null, barred: null, playerName: "Ada", ownerName: null };
    const state = { player, factories, field: here("factory"), ...free };
    return captureFactory(state, { field: cell, battleId: "b" }, env);
  },
  abandon: ({ player, factories }, env) =>
    abandonFactory({ player, factory: factories.at(-1) ?? null }, env),
  mine: ({ player, now }, env) => {
    const mine = mineOf({ id: 1, ...cell, laidAt: now, until: now + 1 });
    return stepOnMine({ player, playerName: "Ada", mines: [mine] }, env);
  },
  tool: ({ player, factories }, env) => {
    const tool = env.random.pick(TOOL_IDS);
    const held = player.tools[tool];
    const bases = [{ x: 5, y: 5, ownerId: 2, name: "Bob", defense: 0 }];
    const world = { fields: GROUND, bases, mines: [], mayAttack: () => true, plot: null };
    const room = freeSlots(factories, player);
    const input = { tool, count: held - env.random.int(0, 3), type: "cave" } as const;
    return applyTool({ player, playerName: "Ada", ...world, freeSlots: room }, input, env);
  },
};

/** The factories after the changes, as the database would have them. */
function factoriesAfter(factories: readonly FactoryState[], changes: Changes): FactoryState[] {
  let after = [...factories];
  for (const { x, y, to, lvl, slots, safeUntil } of changesOf(changes, "factory")) {
    const before = after.find((one) => one.x === x && one.y === y);
    after = after.filter((one) => one !== before);
    const made = before ?? makeFactory(after.length + 200, slots, { x, y });
    if (to !== null) after.push({ ...made, lvl, slots, safeUntil, ownerId: to });
  }
  return after;
}

/** Runs one action. Returns the new state and its changes; none if it is refused. */
export function play(fixture: Fixture, act: string, seed: string) {
  const result = ACTIONS[act]?.(fixture, { now: fixture.now, random: seededRandom(seed) });
  if (!result?.ok) return { after: fixture, changes: [] };
  const { changes } = result;
  const player = { ...afterChanges(fixture.player, changes), ...cell };
  const other = afterChanges(fixture.other, changes);
  const factories = factoriesAfter(fixture.factories, changes);
  return { after: { ...fixture, player, other, factories }, changes };
}

export const startingFixture: Fixture = {
  player: makePlayer({
    id: 1,
    ...cell,
    carried: equalAmounts(400_000),
    dug: equalAmounts(50_000),
    attackUnits: units(9, 0, 0, 0, 1),
    tools: byId(TOOL_IDS, () => 3),
  }),
  other: makePlayer({
    id: 2,
    baseX: 30,
    baseY: 30,
    shieldUntil: 0,
    carried: { metal: 60_000, energy: 1000 },
  }),
  factories: [makeBase(2), makeFactory(3)],
  now: NOON,
};
