/**
 * The game's calls in a world: each runs the same rule as the server on the same state, and applies
 * its changes.
 */
import {
  allowNap,
  applyTool,
  attackBase,
  type BankInput,
  type BuyOfferInput,
  type BuyTechInput,
  type BuyUnitsInput,
  buyOffer,
  buyPart,
  buyTech,
  buyUnits,
  type CasinoInput,
  captureFactory,
  cellIndex,
  collectStores,
  type DigEffort,
  dig,
  type ExcavatorPartId,
  type ExchangeInput,
  exchange,
  exploreCave,
  exploreForest,
  exploreMirage,
  freeSlots,
  type GarrisonShare,
  installPart,
  lightCandle,
  marketOffers,
  type PlayerState,
  type Position,
  placeStake,
  type Result,
  raiseResearch,
  requestNap,
  setGarrison,
  type ToolId,
  takeRelic,
  takeStep,
  transferAtBank,
  type UseToolInput,
  upgradeBase,
  utcDay,
} from "@emberlode/game";
import { landmarksOf } from "../landmarks.ts";
import { relicsToday } from "./relics-today.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** Tools that change the world. Locators only show things, so they are not needed here. */
type FieldTool = "mines" | "mdn" | "base_mover" | "prob_drive" | "improb_drive";

/** Calls that a player can make. Each happens where the player stands. */
export type SocietyCall =
  | { call: "step"; to: Position }
  | { call: "dig"; effort: DigEffort }
  | { call: "cave" | "forest" | "mirage" | "candle" | "upgrade" | "capture" | "plunder" }
  | { call: "collect" | "relic" }
  | { call: "garrison"; shares: readonly GarrisonShare[] }
  | ({ call: "units" } & BuyUnitsInput)
  | ({ call: "tech" } & BuyTechInput)
  | { call: "buy part" | "install part"; part: ExcavatorPartId }
  | { call: "research"; research: ToolId }
  | ({ call: "tool" } & UseToolInput & { tool: FieldTool })
  | ({ call: "bank" } & BankInput)
  | ({ call: "exchange" } & ExchangeInput)
  | ({ call: "market" } & BuyOfferInput)
  | ({ call: "stake" } & CasinoInput)
  | { call: "attack"; enemy: number }
  | { call: "ask nap" | "accept nap"; other: number };

/** The field as rules see it, with the owner of a base on it. */
function groundAt(world: SimulatedWorld, at: Position) {
  const factory = world.factoryOn(at);
  return { ...world.field(at), ownerId: factory?.type === "base" ? factory.ownerId : null };
}

function step(world: SimulatedWorld, player: PlayerState, to: Position) {
  return takeStep(
    {
      player,
      field: groundAt(world, to),
      mines: world.minesOn(to),
      playerName: world.recordOf(player.id).name,
      mirage: () => world.random,
    },
    to,
    world,
  );
}

function digHere(world: SimulatedWorld, player: PlayerState, effort: DigEffort): Result<unknown> {
  const field = world.field(player);
  if (field.type !== "metal" && field.type !== "energy") return { ok: false, code: "WRONG_FIELD" };
  const { referrerId } = player;
  const state = {
    player,
    field,
    vein: world.veins.isAt({ world: world.fields, now: world.now }, cellIndex(player)),
    spentUntil: world.recordOf(player.id).spent[cellIndex(player)] ?? 0,
    referrer: referrerId === null ? null : world.player(referrerId),
  };
  return dig(state, { type: field.type, field: player, effort }, world);
}

/** The holder of the factory or base on a cell, as fights need it; null if none. */
function holderOf(world: SimulatedWorld, at: Position) {
  const factory = world.factoryOn(at);
  if (factory === null) return null;
  const { ownerId } = factory;
  return { player: world.player(ownerId), factories: world.factoriesOf(ownerId) };
}

/** The state that decides a capture of the factory where a player stands. */
export function captureState(world: SimulatedWorld, player: PlayerState) {
  const owner = holderOf(world, player);
  const hold = world.holdOf(player);
  return {
    player,
    playerIsBot: world.recordOf(player.id).isBot,
    factories: world.factoriesOf(player.id),
    field: world.field(player),
    factory: world.factoryOn(player),
    owner,
    ownerIsBot: owner !== null && world.recordOf(owner.player.id).isBot,
    barred: world.barOf(player, player.id),
    ...(hold && { hold }),
    playerName: world.recordOf(player.id).name,
    ownerName: owner === null ? null : world.recordOf(owner.player.id).name,
  };
}

/** The state that decides a raid on another player. */
export function raidState(world: SimulatedWorld, player: PlayerState, enemy: number) {
  const defender = world.player(enemy);
  return {
    attacker: player,
    attackerFactories: world.factoriesOf(player.id),
    defender,
    defenderFactories: world.factoriesOf(enemy),
    attackerName: world.recordOf(player.id).name,
    attackerIsBot: world.recordOf(player.id).isBot,
    defenderName: world.recordOf(enemy).name,
    defenderIsBot: world.recordOf(enemy).isBot,
  };
}

/** Used for all battles, since the world keeps no reports. */
const BATTLE = "simulated";

function toolHere(
  world: SimulatedWorld,
  player: PlayerState,
  input: UseToolInput,
): Result<unknown> {
  const state = {
    player,
    playerName: world.recordOf(player.id).name,
    fields: world.grounds,
    mines: world.allMines(),
    bases: [],
    mayAttack: () => false,
    plot: null,
    freeSlots: freeSlots(world.factoriesOf(player.id), player),
  };
  return applyTool(state, input, world);
}

function nap(
  world: SimulatedWorld,
  player: PlayerState,
  other: number,
  rule: typeof allowNap | typeof requestNap,
): Result<unknown> {
  const between = world.napBetween(player.id, other);
  return rule({ player, other: world.player(other), nap: between }, world);
}

function run(world: SimulatedWorld, player: PlayerState, call: SocietyCall): Result<unknown> {
  const factories = world.factoriesOf(player.id);
  const field = world.field(player);
  const spentUntil = world.recordOf(player.id).spent[cellIndex(player)] ?? 0;
  switch (call.call) {
    case "step":
      return step(world, player, call.to);
    case "dig":
      return digHere(world, player, call.effort);
    case "cave":
      return exploreCave({ player, field, spentUntil }, { field }, world);
    case "forest": {
      const landmarks = landmarksOf(world.fields);
      return exploreForest({ player, field, spentUntil, factories, landmarks }, { field }, world);
    }
    case "mirage":
      return exploreMirage({ player, field: groundAt(world, player) }, {}, world);
    case "candle":
      return lightCandle({ player, field }, { field }, world);
    case "upgrade": {
      const base = factories.find(({ type }) => type === "base");
      return upgradeBase({ player, factories }, { id: base?.id ?? 0 }, world);
    }
    case "capture":
    case "plunder":
      return captureFactory(
        captureState(world, player),
        { field: player, battleId: BATTLE, mode: call.call },
        world,
      );
    case "collect":
      return collectStores({ player, factories }, world);
    case "garrison":
      return setGarrison({ player, factories }, call, world);
    case "relic":
      return takeRelic({ player, relics: relicsToday(world, player.id) }, { field: player }, world);
    case "attack":
      return attackBase(
        raidState(world, player, call.enemy),
        { enemy: call.enemy, field: player, battleId: BATTLE },
        world,
      );
    case "units":
      return buyUnits({ player, factories }, call, world);
    case "tech":
      return buyTech({ player }, call, world);
    case "buy part":
      return buyPart({ player, field }, call, world);
    case "install part":
      return installPart({ player, field }, call, world);
    case "research":
      return raiseResearch({ player, factories }, call, world);
    case "tool":
      return toolHere(world, player, call);
    case "bank":
      return transferAtBank({ player, field }, call, world);
    case "exchange":
      return exchange({ player, field }, call, world);
    case "market": {
      const offers = marketOffers(world.seed, utcDay(world.now));
      return buyOffer({ player, field, offers }, call, world);
    }
    case "stake":
      return placeStake({ player, field }, call, world);
    case "ask nap":
      return nap(world, player, call.other, requestNap);
    case "accept nap":
      return nap(world, player, call.other, allowNap);
  }
}

/**
 * Makes a player's call: applies the rule's changes and pays the goals reached, or returns its
 * refusal.
 */
export function perform(
  world: SimulatedWorld,
  playerId: number,
  call: SocietyCall,
): Result<unknown> {
  const done = run(world, world.player(playerId), call);
  if (done.ok) {
    world.commit(done.changes);
    world.commit(world.goals.payments(world.player(playerId), world.recordOf(playerId).isBot));
  }
  return done;
}
