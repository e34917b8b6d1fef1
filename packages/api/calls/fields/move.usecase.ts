/** Walking. */
import type { MoveAnswer, Position } from "@emberlode/contract";
import type { Loaded } from "@emberlode/db";
import {
  isOneStep,
  isSameCell,
  type MoveOutcome,
  type PlayerState,
  type Refusal,
  type StepState,
  takeStep,
} from "@emberlode/game";
import { busyError } from "../../errors.ts";
import { labelBots } from "../../services/accounts/bot-mark.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import type { ActingAlone } from "../../world/actions/perform-alone.ts";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import { foreignMines, goesOff, layersOf, withLayers } from "../../world/map/mines-there.ts";
import { ensureBase, type NoRoom, type Placing } from "../../world/players/ensure-base.ts";
import type { PlayerContext } from "../context.ts";
import { type Seen, seenBy } from "./seen-field.ts";
import { toField } from "./to-field.ts";

/** What a step is remembered by: enough to answer a repeated key. */
interface Step extends Pick<MoveOutcome, "kind" | "x" | "y">, Seen {
  version: number;
}

/** Whoever takes a first step without a base gets one before it. */
const NEEDS_BASE = "NEEDS_BASE";
/** So often a base is placed for one step. */
const MOST_BASES = 4;

interface Ground {
  playerName: string;
}

/** Who and what takes part besides when a mine goes off; else a step is the caller's alone. */
function minedGround(
  { services, playerId }: PlayerContext<"clock" | "profiles" | "world">,
  cell: Position,
) {
  const { world, clock, profiles } = services;
  const there = world.at(cell);
  // Of one moment: what is locked is what is judged.
  const now = clock.now();
  const mines = () => foreignMines(there, playerId, now);
  if (there.mines.length === 0 || mines().length === 0) return null;
  const isBlast = (actor: PlayerState) =>
    isOneStep(actor, cell) && !isSameCell(actor, cell) && goesOff(actor, there, now);
  return {
    alsoPlayers: (actor: PlayerState) => (isBlast(actor) ? layersOf(mines()) : []),
    fields: (actor: PlayerState) => (isBlast(actor) ? [cell] : []),
    prepare: async ({ players }: Loaded): Promise<Ground | undefined> => {
      const actor = players.get(playerId);
      if (actor === undefined || !isBlast(actor)) return undefined;
      const profile = (await profiles.of([playerId])).get(playerId);
      return { playerName: profile?.username ?? "" };
    },
  };
}

function performStep(ctx: PlayerContext<keyof ActingAlone | "clock" | "ranking">, input: Position) {
  const { services, playerId } = ctx;
  const { fair, world, random, ranking } = services;
  return services.actions.perform<
    Step,
    Refusal<"BAD_INPUT" | "NOT_LOGGED_IN"> | typeof NEEDS_BASE,
    Ground | undefined
  >({
    playerId,
    ...minedGround(ctx, input),
    ...idempotencyOf(ctx, input),
    decide({ players, cooldownUntil, versionAfter, now }, ground) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const state: StepState = {
        player,
        cell: world.at(input),
        // Only where the field is locked: mines laid a moment ago miss this step.
        mines:
          ground === undefined
            ? []
            : withLayers(foreignMines(world.at(input), playerId, now), players),
        playerName: ground?.playerName ?? "",
        mirage: () => fair.roll(player, "mirage", now),
      };
      const taken = takeStep(state, input, { now, random });
      if (!taken.ok) return { ok: false, error: taken };
      const { kind, x, y, stepped, explosion, player: arrived } = taken.outcome;
      if (stepped && player.baseX === null) return { ok: false, error: NEEDS_BASE };
      const spentUntil = cooldownUntil(playerId, { x, y });
      const cell = world.at({ x, y });
      const vein = fair.isVein(cell, now);
      const facts = { type: cell.type, spentUntil, vein, explosion, now };
      const seen = seenBy(arrived, { x, y }, facts);
      const version = versionAfter(taken.changes);
      const changes = labelBots(taken.changes, ranking, playerId);
      return { ok: true, changes, answer: { kind, x, y, version, ...seen } };
    },
  });
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
  for (let tries = 0; tries < MOST_BASES && !result.ok && result.error === NEEDS_BASE; tries++) {
    const unplaced = await ensureBase(ctx.services, ctx.playerId);
    if (unplaced !== null) return unplaced;
    result = await performStep(ctx, input);
  }
  if (!result.ok) {
    return result.error === NEEDS_BASE ? busyError() : actionError(result.error);
  }
  const { kind, x, y, version, ...seen } = result.answer;
  if (kind === "suggestion") return { x, y };
  const field = await toField(ctx, ctx.services.world.at({ x, y }), seen);
  return { ...field, version };
}
