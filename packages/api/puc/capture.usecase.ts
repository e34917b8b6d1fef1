/** Capturing a factory (rules §13). */
import type { CaptureAnswer, CaptureInput } from "@emberlode/contract";
import {
  type CaptureFactoryOutcome,
  type CaptureFactoryRefusal,
  type Changes,
  captureFactory,
  type Env,
  type Result,
} from "@emberlode/game";
import { type FightError, fightHere, type Sides } from "../battles/fight-here.ts";
import type { PlayerContext } from "../context.ts";
import { barOf } from "./bar-of.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** Calls a free factory that is taken by the id that was chosen for it. */
function withFactoryId(changes: Changes, newFactoryId: number | null): Changes {
  if (newFactoryId === null || changes.factories === undefined) return changes;
  const factories = changes.factories.map((change) =>
    change.from === null ? { ...change, id: newFactoryId } : change,
  );
  return { ...changes, factories };
}

/** The outcome, with the id of the factory that was fought for. */
interface Fought extends CaptureFactoryOutcome {
  factoryId: number | null;
}

function rule(sides: Sides, env: Env): Result<Fought, CaptureFactoryRefusal> {
  const { caller, holder, cell, newFactoryId, battleId } = sides;
  const { player, factories, username } = caller;
  const done = captureFactory(
    {
      player,
      factories,
      field: cell,
      factory: cell.factory,
      owner: holder,
      barred: barOf(cell, player.id),
      hold: cell.hold,
      playerName: username,
      ownerName: holder?.username ?? null,
    },
    { field: { x: cell.x, y: cell.y }, battleId },
    env,
  );
  if (!done.ok) return done;
  const factoryId = cell.factory?.id ?? newFactoryId;
  return {
    ok: true,
    changes: withFactoryId(done.changes, newFactoryId),
    outcome: { ...done.outcome, factoryId },
  };
}

/** Fights for the factory where the caller stands. */
export async function capture(
  ctx: PlayerContext,
  field: CaptureInput,
): Promise<CaptureAnswer | FightError<CaptureFactoryRefusal>> {
  return fightHere(ctx, field, {
    field,
    holderOf: ({ factory }) => factory?.ownerId ?? null,
    rule,
    facts: ({ caller, holder }, { garrisonOfOwner }) => ({
      place: "factory",
      names: {
        attacker: caller.username,
        defender: garrisonOfOwner ? (holder?.username ?? null) : null,
      },
      owner: holder?.username ?? null,
      loot: null,
    }),
    toAnswer: ({ outcome: { captured, factory, factoryId: id }, desc, status, report }) => ({
      desc,
      captured,
      newStatus: status,
      report,
      ...(factory !== null &&
        id !== null && {
          factory: toOwnedFactory({ ...factory, id, ownerId: ctx.playerId, type: "factory" }, null),
        }),
    }),
  });
}
