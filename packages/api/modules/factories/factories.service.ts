/** The caller's factories. */
import type {
  CaptureAnswer,
  CaptureInput,
  CollectAnswer,
  CollectInput,
  FactoriesAnswer,
  GarrisonAnswer,
  GarrisonInput,
  OwnedFactory,
  OwnFactoryInput,
  UpgradeBaseAnswer,
} from "@emberlode/contract";
import {
  abandonFactory,
  type CaptureFactoryOutcome,
  type CaptureFactoryRefusal,
  type CaptureMode,
  captureFactory,
  collectStores,
  DAY,
  type Env,
  type FactoryState,
  type FieldHold,
  isSameCell,
  type Output,
  outputIn,
  outputsOf,
  type PlayerState,
  type Result,
  safetyLeft,
  setGarrison,
  storeOf,
  type UpgradeBaseRefusal,
  upgradeBase,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import type { ActionError } from "../actions/perform.ts";
import type { PlacementRefusal } from "../actions/place-base.ts";
import { type SoloServices, soloAction } from "../actions/solo-action.ts";
import {
  type FightError,
  type FightServices,
  fightHere,
  type Sides,
} from "../battles/fight-here.ts";
import { requirePlayer } from "../players/status.ts";
import { baseCellOf } from "../world/waiting-base.ts";
import type { MapCell, WorldMap } from "../world/world-map.ts";
import { findFactories } from "./factories.queries.ts";

/** The caller's base and factories, the base first, even if it is waiting. */
export async function listFactories(
  ctx: PlayerContext<"actions" | "clock" | "db" | "ranking" | "world">,
): Promise<FactoriesAnswer> {
  const { services, playerId } = ctx;
  const [rows, player] = await Promise.all([
    findFactories(services.db, playerId),
    requirePlayer(ctx),
  ]);
  const rank = services.ranking.rankOf(playerId);
  const waitingBaseCell = rows.some(({ x }) => x === null)
    ? baseCellOf(services.world, player)
    : null;
  const owned = rows.flatMap(({ x, y, ...row }) => {
    const at = x === null || y === null ? waitingBaseCell : { x, y };
    return at === null ? [] : [{ ownerId: playerId, ...at, ...row }];
  });
  const facts = { player, rank, world: services.world };
  return {
    factories: toOwnedFactories(owned, facts, services.clock.now()),
    garrisonSetAt: player.garrisonAt > 0 ? isoTime(player.garrisonAt) : null,
  };
}

function captureRule(
  mode: CaptureMode,
  sides: Sides,
  env: Env,
  toStored: (outcome: CaptureFactoryOutcome) => unknown,
): Result<CaptureFactoryOutcome, CaptureFactoryRefusal> {
  const { caller, holder, cell, newFactoryId, battleId, peace } = sides;
  const { player, factories, username, isBot } = caller;
  return captureFactory(
    {
      player,
      factories,
      field: cell,
      factory: cell.factory,
      owner: holder,
      barred: barOf(cell, player.id),
      hold: cell.hold,
      playerName: username,
      playerIsBot: isBot,
      ownerName: holder?.username ?? null,
      ownerIsBot: holder?.isBot === true,
      peace,
    },
    {
      field: { x: cell.x, y: cell.y },
      mode,
      battleId,
      toStored,
      ...(newFactoryId !== null && { newFactoryId }),
    },
    env,
  );
}

/** Fights for the factory where the caller stands. */
export async function captureHere(
  ctx: PlayerContext<keyof FightServices | "clock">,
  input: CaptureInput,
): Promise<CaptureAnswer | FightError<CaptureFactoryRefusal>> {
  const { mode, ...field } = input;
  return fightHere<CaptureFactoryOutcome, CaptureFactoryRefusal, CaptureAnswer>(ctx, input, {
    field,
    holderOf: ({ factory }) => factory?.ownerId ?? null,
    rule: (sides, env, toStored) => captureRule(mode, sides, env, toStored),
    facts: ({ caller, holder }, { garrisonOfOwner, loot }) => ({
      place: "factory",
      ...(mode === "plunder" && { plunder: true }),
      ...(loot.metal + loot.energy > 0 && { store: loot }),
      names: {
        attacker: caller.username,
        defender: garrisonOfOwner ? (holder?.username ?? null) : null,
      },
      owner: holder?.username ?? null,
      loot: null,
    }),
    toAnswer({ outcome, summary: { desc, status }, report, sides }) {
      const { won, captured, factory, loot } = outcome;
      const answer = { desc, won, captured, loot, newStatus: status, report };
      const id = sides.cell.factory?.id ?? sides.newFactoryId;
      if (!captured || factory === null || id === null) return answer;
      const { player } = sides.caller;
      // The map may have the new factory by now.
      const otherFactories = sides.caller.factories.filter((one) => !isSameCell(one, field));
      const kept = { type: "factory", garrison: 0, storeSince: 0, ...factory, id } as const;
      const capturedFactory: FactoryState = { ...kept, ownerId: ctx.playerId };
      const shieldUntil = status.shieldUntil === null ? 0 : Date.parse(status.shieldUntil);
      const { world } = ctx.services;
      const owner = { player: { ...player, shieldUntil }, rank: null, world };
      const all = toOwnedFactories(
        [...otherFactories, capturedFactory],
        owner,
        ctx.services.clock.now(),
      );
      const newFactory = all.at(-1);
      return newFactory === undefined ? answer : { factory: newFactory, ...answer };
    },
  });
}

const hasId =
  ({ id }: OwnFactoryInput) =>
  (factory: FactoryState) =>
    factory.id === Number(id);

/** Abandons a plain factory; the caller may be anywhere. */
export const abandonOwnFactory = soloAction({
  fields: ({ id }, input: OwnFactoryInput, { world }) => world.factoriesOf(id).filter(hasId(input)),
  rule: ({ player, factories }, input, env) =>
    abandonFactory({ player, factory: factories.find(hasId(input)) ?? null }, env),
  answer: (_, { status }) => ({ newStatus: status }),
});

/** Empties the stores of all the player's factories, from anywhere. */
export const collectOwnStores = soloAction({
  fields: ({ id }, _: CollectInput, { world }) => world.factoriesOf(id),
  rule: (state, _, env) => collectStores(state, env),
  answer: ({ collected, stores }, { desc, status }): CollectAnswer => ({
    desc,
    ...collected,
    stores,
    newStatus: status,
  }),
});

/** Divides the caller's defense units among their factories. */
export const divideGarrison = soloAction({
  fields: ({ id }, _: GarrisonInput, { world }) => world.factoriesOf(id),
  rule: (state, { shares }, env) =>
    setGarrison(state, { shares: shares.map(({ id, share }) => ({ id: Number(id), share })) }, env),
  answer: (shares, { status }): GarrisonAnswer => ({
    shares: shares.map(({ id, share }) => ({ id: String(id), share })),
    newStatus: status,
  }),
});

/** Raises the caller's base by one level and frees the factories it has outgrown. */
export function upgradeOwnFactory(
  ctx: PlayerContext<keyof SoloServices | "clock" | "ranking">,
  input: OwnFactoryInput,
): Promise<UpgradeBaseAnswer | ActionError<UpgradeBaseRefusal | PlacementRefusal>> {
  const { clock, ranking, world } = ctx.services;
  const usecase = soloAction({
    refreshMap: true,
    fields: ({ id }) => world.factoriesOf(id),
    rule: (state, { id }: OwnFactoryInput, env) => upgradeBase(state, { id: Number(id) }, env),
    answer: ({ base }, { status }) => ({
      status,
      factory: toOwnedFactory(
        base,
        { rank: ranking.rankOf(ctx.playerId), shieldUntil: 0, production: null, name: null },
        clock.now(),
      ),
    }),
  });
  return usecase(ctx, input);
}

/** Facts about the owner that their factories show. */
interface OwnerFacts {
  /** Shown on a base only. */
  rank: number | null;
  world: Pick<WorldMap, "at" | "worksNameAt">;
  player: Pick<PlayerState, "shieldUntil" | "digMin" | "digMax">;
}

/** A player's factories as they see them now. */
function toOwnedFactories(
  factories: readonly FactoryState[],
  { rank, player, world }: OwnerFacts,
  now: number,
): OwnedFactory[] {
  const outputs = new Map(outputsOf(factories).map((output) => [output.factory.id, output]));
  return factories.map((factory) => {
    const output = outputs.get(factory.id);
    const production = output === undefined ? null : productionOf(output, player, now);
    const name = factory.type === "base" ? null : world.worksNameAt(factory);
    const { shieldUntil } = player;
    const { hold } = world.at(factory);
    return toOwnedFactory(factory, { rank, shieldUntil, hold, production, name }, now);
  });
}

function productionOf(
  output: Output,
  player: OwnerFacts["player"],
  now: number,
): OwnedFactory["production"] {
  return {
    percent: output.percent,
    perDay: outputIn(DAY, output, player),
    store: storeOf(output, player, now),
    fullAt: isoTime(output.factory.storeSince + DAY),
  };
}

interface ShownFacts extends Pick<OwnedFactory, "name" | "production"> {
  rank: number | null;
  shieldUntil: number;
  /** Of its field; omitted for the base. */
  hold?: FieldHold;
}

/** A factory as its owner sees it now. */
function toOwnedFactory(
  factory: FactoryState,
  { rank, shieldUntil, hold, production, name }: ShownFacts,
  now: number,
): OwnedFactory {
  const { id, ownerId, type, x, y, lvl, slots, garrison, fallsFreeAt = 0 } = factory;
  const safeFor = safetyLeft(factory, { shieldUntil, hold }, now);
  return {
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    name,
    rank: type === "base" ? rank : null,
    safeUntil: safeFor > 0 ? isoTime(now + safeFor) : null,
    fallsFreeAt: fallsFreeAt > 0 ? isoTime(fallsFreeAt) : null,
    production,
    garrison,
  };
}

/** The bar of a player who lately gave up the factory of a cell; null if none. */
export function barOf({ bars }: Pick<MapCell, "bars">, playerId: number) {
  return bars.find((bar) => bar.playerId === playerId) ?? null;
}
