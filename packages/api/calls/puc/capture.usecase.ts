/** Capturing a factory (rules §13). */
import type { CaptureAnswer, CaptureInput } from "@emberlode/contract";
import {
  type CaptureFactoryOutcome,
  type CaptureFactoryRefusal,
  captureFactory,
  type Env,
  type Result,
} from "@emberlode/game";
import {
  type FightError,
  type Fighting,
  fightHere,
  type Sides,
} from "../../world/fights/fight-here.ts";
import type { PlayerContext } from "../context.ts";
import { barOf } from "./bar-of.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

function rule(
  sides: Sides,
  env: Env,
  toStored: (outcome: CaptureFactoryOutcome) => unknown,
): Result<CaptureFactoryOutcome, CaptureFactoryRefusal> {
  const { caller, holder, cell, newFactoryId, battleId } = sides;
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
export async function capture(
  ctx: PlayerContext<keyof Fighting | "clock">,
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
    toAnswer({ outcome: { captured, factory }, summary: { desc, status }, report, sides }) {
      const answer = { desc, captured, newStatus: status, report };
      const id = sides.cell.factory?.id ?? sides.newFactoryId;
      if (factory === null || id === null) return answer;
      const taken = { id, ownerId: ctx.playerId, type: "factory", ...factory } as const;
      const shieldUntil = status.shieldUntil === null ? 0 : Date.parse(status.shieldUntil);
      const now = ctx.services.clock.now();
      return { factory: toOwnedFactory(taken, { rank: null, shieldUntil }, now), ...answer };
    },
  });
}
