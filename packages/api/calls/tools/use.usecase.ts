/** Using a tool (spec §5, §7, rules §14). */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import type { Position, Refusal } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { labelBots } from "../../services/accounts/bot-mark.ts";
import { toSettings } from "../../services/accounts/settings.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import { statusAfter } from "../../world/actions/status-after.ts";
import { findPlot } from "../../world/map/plots.queries.ts";
import { ensureStandingBase, type NoRoom, type Placing } from "../../world/players/ensure-base.ts";
import type { PlayerContext } from "../context.ts";
import { basesFor, type KnownBases } from "./known-bases.ts";
import { toolAnswer } from "./tool-answer.ts";
import { groundOf, isJump, runTool, type ToolRefusal, type ToolUse } from "./tool-use.ts";

interface Prepared extends KnownBases {
  /** The fields that are locked for this use. */
  cells: readonly Position[];
}

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
    seed: newSeed(ctx),
    plot: input.plot === undefined ? null : await findPlot(pool, playerId, input.plot),
    at: clock.now(),
  };

  const result = await services.actions.perform<
    UseToolAnswer,
    Refusal<ToolRefusal | "NOT_LOGGED_IN">,
    Prepared | null
  >({
    playerId,
    ...idempotencyOf(ctx, input),
    fields: (actor) => groundOf(toUse, actor),
    // Where a mine goes off under a jump, its field and who laid it take part.
    locksAsDecided: isJump(toUse),
    async prepare({ players, now }) {
      const player = players.get(playerId);
      if (player === undefined) return null;
      // Before anything is waited for: these are the fields that were just locked.
      const cells = groundOf(toUse, player);
      return { cells, ...(await basesFor(services, input.tool, player, now)) };
    },
    decide({ players, isGone, versionAfter, now }, prepared) {
      const player = players.get(playerId);
      if (player === undefined || prepared === null) {
        return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      }
      const { cells, ...bases } = prepared;
      const lying = isJump(toUse) ? world.cells() : cells.map((cell) => world.at(cell));
      // Who laid a mine and is gone can no longer be told of an explosion.
      const mines = lying.flatMap((cell) => cell.mines.filter(({ ownerId }) => !isGone(ownerId)));
      const done = runTool(toUse, player, { ...bases, mines }, now);
      if (!done.ok) return { ok: false, error: done };
      const version = versionAfter(done.changes);
      const facts = { factories: world.factoriesOf(playerId), settings, version, now };
      const newStatus = statusAfter(player, done.changes, facts);
      const changes = labelBots(done.changes, services.ranking, playerId);
      return { ok: true, changes, answer: toolAnswer(playerId, newStatus, done, ctx.words) };
    },
  });
  return result.ok ? result.answer : actionError(result.error);
}
