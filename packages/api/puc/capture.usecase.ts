/** Capturing a factory (rules §13). */
import type { CaptureAnswer, CaptureInput } from "@emberlode/contract";
import {
  type CaptureFactoryOutcome,
  captureFactory,
  type Env,
  type FactoryChange,
  type Result,
} from "@emberlode/game";
import { fightHere, type Sides } from "../battles/fight-here.ts";
import type { PlayerContext } from "../context.ts";
import { findFactoryId } from "./puc.queries.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** What is kept of the answer: a free factory gets its id with the commit itself. */
interface Kept extends Omit<CaptureAnswer, "factory"> {
  won: Pick<FactoryChange, "x" | "y" | "lvl" | "slots"> | null;
}

function rule({ caller, holder, cell, battleId }: Sides, env: Env): Result<CaptureFactoryOutcome> {
  const { player, factories, username } = caller;
  return captureFactory(
    {
      player,
      factories,
      field: cell,
      factory: cell.factory,
      owner: holder,
      barred: cell.barred,
      playerName: username,
      ownerName: holder?.username ?? null,
    },
    { field: { x: cell.x, y: cell.y }, battleId },
    env,
  );
}

/**
 * Fights for the factory where the caller stands. NOT_HERE, WRONG_FIELD, ALREADY_YOURS,
 * FACTORY_SAFE, ABANDONED_RECENTLY, FACTORY_TOO_SMALL, TOO_MANY_FACTORIES, NO_ARMY; against an
 * owner SHIELDED, NAP_PARTNER, TOO_WEAK, TOO_MANY_ATTACKS, CAPTURE_TRIED_RECENTLY.
 */
export async function capture(ctx: PlayerContext, field: CaptureInput): Promise<CaptureAnswer> {
  const { services, playerId } = ctx;
  const { won, ...answer } = await fightHere<CaptureFactoryOutcome, Kept>(ctx, field, {
    field,
    holderOf: ({ factory }) => factory?.ownerId ?? null,
    rule,
    facts: ({ caller, holder }, { guardOfOwner }) => ({
      place: "factory",
      names: {
        attacker: caller.username,
        defender: guardOfOwner ? (holder?.username ?? null) : null,
      },
      owner: holder?.username ?? null,
      loot: null,
    }),
    toAnswer: ({ outcome: { captured, factory }, desc, status, report }) => ({
      desc,
      captured,
      newStatus: status,
      report,
      won: factory && { x: factory.x, y: factory.y, lvl: factory.lvl, slots: factory.slots },
    }),
  });
  if (won === null) return answer;
  const id = services.world.factoryAt(won)?.id ?? (await findFactoryId(services.pool, won));
  // Only when a key is sent again after the factory fell free: there is none any more.
  if (id === null) return answer;
  const factory = { ...won, id, ownerId: playerId, type: "factory" } as const;
  return { ...answer, factory: toOwnedFactory(factory, null) };
}
