/** Walking. */
import type { MoveAnswer, Position } from "@emberlode/contract";
import {
  type MoveOutcome,
  type Refusal,
  type Result,
  type StepOutcome,
  takeStep,
} from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { keyOf } from "../../world/actions/idempotency.ts";
import type { ActionError } from "../../world/actions/perform.ts";
import { ensureBase, type NoRoom, type Placing } from "../../world/players/ensure-base.ts";
import type { PlayerContext } from "../context.ts";
import { type Seen, seenBy } from "./seen-field.ts";
import { toField } from "./to-field.ts";

/** What a step is remembered by: enough to answer a repeated key. */
interface Step extends Pick<MoveOutcome, "kind" | "x" | "y">, Seen {
  version: number;
}

/** Whoever takes a first step without a base gets one before it; where none lasts it is told. */
const NEEDS_BASE: Refusal<"BUSY"> = { ok: false, code: "BUSY" };
/** So often a base is placed for one step. */
const MOST_BASES = 4;

function performStep(
  ctx: PlayerContext<"actions" | "fair" | "profiles" | "random" | "ranking" | "world">,
  input: Position,
) {
  const { services, playerId } = ctx;
  const { fair, profiles, random, ranking, world } = services;
  const nameOf = async () => (await profiles.of([playerId])).get(playerId)?.username ?? "";
  return services.actions.perform(
    playerId,
    {
      // Where a mine goes off, its field and who laid it take part; else a step is the caller's alone.
      locksAsDecided: true,
      // Whoever sets off nothing must not find out by how long it takes (rules §19).
      load: ({ cells }) => (cells.length > 0 ? nameOf() : ""),
      rule(locked, playerName): Result<StepOutcome, "BAD_INPUT" | "BUSY"> {
        const { actor: player, now } = locked;
        const cell = world.at(input);
        // Who laid a mine and is gone can no longer be told of an explosion.
        const mines = cell.mines.filter(({ ownerId }) => !locked.isGone(ownerId));
        const mirage = () => fair.roll(player, "mirage", now);
        const playerIsBot = ranking.isBot(playerId);
        const state = { player, cell, mines, playerName, playerIsBot, mirage };
        const taken = takeStep(state, input, { now, random });
        return taken.ok && taken.outcome.stepped && player.baseX === null ? NEEDS_BASE : taken;
      },
      answer({ outcome, changes }, locked): Step {
        const { kind, x, y, explosion, player } = outcome;
        const { now } = locked;
        const cell = world.at(outcome);
        const spentUntil = locked.cooldownUntil(outcome);
        const facts = { type: cell.type, spentUntil, vein: fair.isVein(cell, now), explosion, now };
        return {
          kind,
          x,
          y,
          version: locked.versionAfter(changes),
          ...seenBy(player, cell, facts),
        };
      },
    },
    keyOf(ctx, input),
  );
}

/**
 * Moves the caller one step, or answers where they stand. A first step builds the base
 * (rules §2); where there is no room for it they stay. With a real step a mirage may be offered and a
 * mine go off (rules §8, §14).
 */
export async function move(
  ctx: PlayerContext<keyof Placing | "fair" | "profiles" | "ranking">,
  input: Position,
): Promise<MoveAnswer | ActionError<"BAD_INPUT" | NoRoom>> {
  let result = await performStep(ctx, input);
  // A base that was just placed may yield to another one's before the step is taken.
  for (let tries = 0; tries < MOST_BASES && result === NEEDS_BASE; tries++) {
    const unplaced = await ensureBase(ctx.services, ctx.playerId);
    if (unplaced !== null) return unplaced;
    result = await performStep(ctx, input);
  }
  if (!result.ok) return GameError.fromRefusal(result);
  const { kind, x, y, version, ...seen } = result.answer;
  if (kind === "suggestion") return { x, y };
  const field = await toField(ctx, ctx.services.world.at({ x, y }), seen);
  return { version, ...field };
}
