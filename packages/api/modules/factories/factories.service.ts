/** The caller's factories. */
import type {
  CaptureAnswer,
  CaptureInput,
  OwnedFactory,
  OwnFactoryInput,
  UpgradeBaseAnswer,
} from "@emberlode/contract";
import {
  abandonFactory,
  type CaptureFactoryOutcome,
  type CaptureFactoryRefusal,
  captureFactory,
  type Env,
  type FactoryState,
  type Result,
  safetyLeft,
  type UpgradeBaseRefusal,
  upgradeBase,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import { requirePlayer } from "../accounts/status.ts";
import type { ActionError } from "../actions/perform.ts";
import { type SoloServices, soloAction } from "../actions/solo-action.ts";
import {
  type FightError,
  type FightServices,
  fightHere,
  type Sides,
} from "../battles/fight-here.ts";
import type { PlacementRefusal } from "../world/place-base.ts";
import { baseCellOf } from "../world/waiting-base.ts";
import type { MapCell } from "../world/world-map.ts";
import { findFactories } from "./factories.queries.ts";

/** The caller's base and factories, the base first, even if it is waiting. */
export async function listFactories(
  ctx: PlayerContext<"actions" | "clock" | "db" | "ranking" | "world">,
): Promise<{ factories: OwnedFactory[] }> {
  const { services, playerId } = ctx;
  const rows = await findFactories(services.db, playerId);
  const now = services.clock.now();
  const rank = services.ranking.rankOf(playerId);
  const hasWaitingBase = rows.some(({ x }) => x === null);
  const waitingBaseCell = hasWaitingBase
    ? baseCellOf(services.world, await requirePlayer(ctx))
    : null;
  const owned = rows.flatMap(({ x, y, shieldUntil, ...row }) => {
    const at = x === null || y === null ? waitingBaseCell : { x, y };
    return at === null
      ? []
      : [toOwnedFactory({ ownerId: playerId, ...at, ...row }, { rank, shieldUntil }, now)];
  });
  return { factories: owned };
}

function captureRule(
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
  field: CaptureInput,
): Promise<CaptureAnswer | FightError<CaptureFactoryRefusal>> {
  return fightHere(ctx, field, {
    field,
    holderOf: ({ factory }) => factory?.ownerId ?? null,
    rule: captureRule,
    facts: ({ caller, holder }, { garrisonOfOwner }) => ({
      place: "factory",
      names: {
        attacker: caller.username,
        defender: garrisonOfOwner ? (holder?.username ?? null) : null,
      },
      owner: holder?.username ?? null,
      loot: null,
    }),
    toAnswer({ outcome: { captured, factory }, summary: { desc, status }, report, sides }) {
      const answer = { desc, captured, newStatus: status, report };
      const id = sides.cell.factory?.id ?? sides.newFactoryId;
      if (factory === null || id === null) return answer;
      const newFactory = { id, ownerId: ctx.playerId, type: "factory", ...factory } as const;
      const shieldUntil = status.shieldUntil === null ? 0 : Date.parse(status.shieldUntil);
      const now = ctx.services.clock.now();
      return { factory: toOwnedFactory(newFactory, { rank: null, shieldUntil }, now), ...answer };
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
      // Shields only matter for factories that can be captured.
      factory: toOwnedFactory(
        base,
        { rank: ranking.rankOf(ctx.playerId), shieldUntil: 0 },
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
  /** Milliseconds; 0 for none. */
  shieldUntil: number;
}

/** A factory as its owner sees it now. */
function toOwnedFactory(
  factory: FactoryState,
  { rank, shieldUntil }: OwnerFacts,
  now: number,
): OwnedFactory {
  const { id, ownerId, type, x, y, lvl, slots, fallsFreeAt = 0 } = factory;
  const safeFor = safetyLeft(factory, shieldUntil, now);
  return {
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    rank: type === "base" ? rank : null,
    safeUntil: safeFor > 0 ? isoTime(now + safeFor) : null,
    fallsFreeAt: fallsFreeAt > 0 ? isoTime(fallsFreeAt) : null,
  };
}

/** The bar of a player who lately gave up the factory of a cell; null if none. */
export function barOf({ bars }: Pick<MapCell, "bars">, playerId: number) {
  return bars.find((bar) => bar.playerId === playerId) ?? null;
}
