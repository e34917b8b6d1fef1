/** Using a tool (spec §5, §7, rules §14). */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import {
  freeSlots,
  type PlayerState,
  type Position,
  type Refusal,
  seededRandom,
  TOOLS,
  type Tool,
  type UseToolRefusal,
  useTool,
} from "@emberlode/game";
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
): Promise<UseToolAnswer | ActionError<UseToolRefusal | NoRoom>> {
  const { services, playerId } = ctx;
  const unplaced = await ensureStandingBase(services, playerId);
  if (unplaced !== null) return unplaced;
  const { world, clock, profiles, pool } = services;
  const profile = (await profiles.of([playerId])).get(playerId);
  if (profile === undefined) return new GameError("NOT_LOGGED_IN");
  const settings = toSettings(profile.settings);
  const tool: Tool = TOOLS[input.tool];
  const plot = input.plot === undefined ? null : await findPlot(pool, playerId, input.plot);
  // The same for every try, so that a jump ends where it did before its mine was locked.
  const seed = newSeed(ctx);
  const at = clock.now();
  const locked = (player: PlayerState): readonly Position[] => {
    const mines = world.cells().flatMap((cell) => cell.mines);
    return tool.locks?.({ player, mines, now: at }) ?? [];
  };

  const result = await services.actions.perform<
    UseToolAnswer,
    Refusal<UseToolRefusal | "NOT_LOGGED_IN">,
    Prepared | null
  >({
    playerId,
    ...idempotencyOf(ctx, input),
    fields: locked,
    // Where a mine goes off under a jump, its field and who laid it take part.
    locksAsDecided: tool.isJump === true,
    async prepare({ players, now }) {
      const player = players.get(playerId);
      if (player === undefined) return null;
      // Before anything is waited for: these are the fields that were just locked.
      const cells = locked(player);
      return { cells, ...(await basesFor(services, tool, player, now)) };
    },
    decide({ players, isGone, versionAfter, now }, prepared) {
      const player = players.get(playerId);
      if (player === undefined || prepared === null) {
        return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      }
      const { cells, ...bases } = prepared;
      const lying = tool.isJump ? world.cells() : cells.map((cell) => world.at(cell));
      // Who laid a mine and is gone can no longer be told of an explosion.
      const mines = lying.flatMap((cell) => cell.mines.filter(({ ownerId }) => !isGone(ownerId)));
      const factories = world.factoriesOf(playerId);
      const state = {
        ...{ player, playerName: profile.username, fields: world.cells(), mines, plot, ...bases },
        freeSlots: freeSlots(factories, player),
      };
      const done = useTool(state, input, { now, random: seededRandom(seed) });
      if (!done.ok) return { ok: false, error: done };
      const version = versionAfter(done.changes);
      const facts = { factories, settings, version, now };
      const newStatus = statusAfter(player, done.changes, facts);
      const changes = labelBots(done.changes, services.ranking, playerId);
      return { ok: true, changes, answer: toolAnswer(playerId, newStatus, done, ctx.words) };
    },
  });
  return result.ok ? result.answer : actionError(result.error);
}
