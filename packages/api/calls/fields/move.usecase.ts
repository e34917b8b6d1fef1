/** Walking. */
import type { MoveAnswer, Position } from "@emberlode/contract";
import { type MoveOutcome, takeStep } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { type ActionError, act } from "../../world/actions/perform.ts";
import type { NoRoom, Placing } from "../../world/players/place-base.ts";
import { mapFor, ownMap } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";
import { type Seen, seenBy } from "./seen-field.ts";
import { toField } from "./to-field.ts";

/** The stored part of a step: enough to answer a repeated key. */
interface Step extends Pick<MoveOutcome, "kind" | "x" | "y">, Seen {
  version: number;
}

/**
 * Moves the caller one step or returns their position; they stay if there is no room for their base
 * (rules §2). A real step may offer a mirage and set off a mine (rules §8, §14).
 */
export async function move(
  ctx: PlayerContext<keyof Placing | "fair" | "profiles" | "random" | "ranking">,
  input: Position,
): Promise<MoveAnswer | ActionError<"BAD_INPUT" | NoRoom>> {
  const { services, playerId } = ctx;
  const { fair, profiles, random, ranking, world } = services;
  const nameOf = async () => (await profiles.of([playerId])).get(playerId)?.username ?? "";
  const answer = await act(ctx, input, {
    // If a mine goes off, its field and its owner take part; otherwise the step is the caller's alone.
    locksAsDecided: true,
    // Loaded only if a mine goes off, so that the response time does not reveal other mines (rules §19).
    load: ({ cells }) => (cells.length > 0 ? nameOf() : ""),
    rule(locked, playerName) {
      const { actor: player, now } = locked;
      const cell = mapFor(world, locked).at(input);
      // The owner of a mine may be deleted, and then gets no alert.
      const mines = cell.mines.filter(({ ownerId }) => !locked.isGone(ownerId));
      const mirage = () => fair.roll(player, "mirage", now);
      const playerIsBot = ranking.isBot(playerId);
      const state = { player, cell, mines, playerName, playerIsBot, mirage };
      return takeStep(state, input, { now, random });
    },
    answer({ outcome, changes }, locked): Step {
      const { kind, x, y, explosion, player } = outcome;
      const { now } = locked;
      const cell = world.at(outcome);
      const spentUntil = locked.cooldownUntil(outcome);
      const facts = { type: cell.type, spentUntil, vein: fair.isVein(cell, now), explosion, now };
      return { kind, x, y, version: locked.versionAfter(changes), ...seenBy(player, cell, facts) };
    },
  });
  if (answer instanceof GameError) return answer;
  const { kind, x, y, version, ...seen } = answer;
  if (kind === "suggestion") return { x, y };
  const map = await ownMap(services, playerId);
  const field = await toField(ctx, map.at({ x, y }), seen);
  return { version, ...field };
}
