/** Using a tool (spec §5, §7, rules §14). */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import type { MineState } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { toSettings } from "../../services/accounts/settings.ts";
import { Left } from "../../world/actions/left.ts";
import { type ActionError, perform } from "../../world/actions/perform.ts";
import { findPlot } from "../../world/map/plots.queries.ts";
import { ensureStandingBase, type NoRoom, type Placing } from "../../world/players/ensure-base.ts";
import type { PlayerContext } from "../context.ts";
import { basesFor } from "./known-bases.ts";
import { toolAnswer } from "./tool-answer.ts";
import { groundOf, isJump, runTool, type ToolRefusal, type ToolUse } from "./tool-use.ts";

/** A text that no player can foretell. */
function newSeed({ services: { random } }: PlayerContext<"random">): string {
  const word = () => random.int(0, 2 ** 32 - 1).toString(36);
  return [word(), word(), word(), word()].join(".");
}

/** Uses a tool where the caller stands. */
export async function use(
  ctx: PlayerContext<keyof Placing | "profiles" | "ranking">,
  input: UseToolInput,
): Promise<UseToolAnswer | ActionError<ToolRefusal | NoRoom>> {
  const { services, playerId } = ctx;
  const unplaced = await ensureStandingBase(services, playerId);
  if (unplaced !== null) return unplaced;
  const { world, clock, profiles, pool } = services;
  const profile = (await profiles.of([playerId])).get(playerId);
  if (profile === undefined) return new GameError("NOT_LOGGED_IN");
  const settings = toSettings(profile.settings);
  const toUse: ToolUse = {
    input,
    world,
    playerName: profile.username,
    playerIsBot: services.ranking.isBot(playerId),
    seed: newSeed(ctx),
    plot: input.plot === undefined ? null : await findPlot(pool, playerId, input.plot),
    at: clock.now(),
  };

  return perform(ctx, input, {
    fields: (actor) => groundOf(toUse, actor),
    // Where a mine goes off under a jump, its field and who laid it take part.
    locksAsDecided: isJump(toUse),
    load: ({ actor, now }) => basesFor(services, input.tool, actor, now),
    rule(locked, bases) {
      const { actor, cells, now } = locked;
      const lying = isJump(toUse) ? world.cells() : cells.map((cell) => world.at(cell));
      // Who laid a mine and is gone can no longer be told of an explosion.
      const isThere = ({ ownerId }: MineState) => !locked.isGone(ownerId);
      const mines = lying.flatMap((cell) => cell.mines.filter(isThere));
      return runTool(toUse, actor, { ...bases, mines }, now);
    },
    answer: ({ outcome, changes }, locked) =>
      toolAnswer(outcome, new Left(ctx, changes, locked, settings)),
  });
}
