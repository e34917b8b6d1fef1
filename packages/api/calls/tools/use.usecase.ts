/** Using a tool (spec §5, §7, rules §14). */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import {
  freeSlots,
  type MineState,
  type PlayerState,
  seededRandom,
  TOOLS,
  type Tool,
  type UseToolRefusal,
  useTool,
} from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { toSettings } from "../../services/accounts/settings.ts";
import { ActionSummary } from "../../world/actions/action-summary.ts";
import { type ActionError, act } from "../../world/actions/perform.ts";
import { findPlot } from "../../world/map/plots.queries.ts";
import type { NoRoom, Placing } from "../../world/players/place-base.ts";
import { mapFor } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";
import { basesFor } from "./known-bases.ts";
import { toolAnswer } from "./tool-answer.ts";

/** A text that no player can predict. */
function newSeed({ services: { random } }: PlayerContext<"random">): string {
  const word = () => random.int(0, 2 ** 32 - 1).toString(36);
  return [word(), word(), word(), word()].join(".");
}

/** Uses a tool where the caller stands. */
export async function use(
  ctx: PlayerContext<keyof Placing | "clock" | "db" | "profiles" | "random" | "ranking">,
  input: UseToolInput,
): Promise<UseToolAnswer | ActionError<UseToolRefusal | NoRoom>> {
  const { services, playerId } = ctx;
  const { world, clock, profiles, db, ranking } = services;
  const profile = (await profiles.of([playerId])).get(playerId);
  if (profile === undefined) return new GameError("NOT_LOGGED_IN");
  const settings = toSettings(profile.settings);
  const tool: Tool = TOOLS[input.tool];
  const plot = input.plot === undefined ? null : await findPlot(db, playerId, input.plot);
  // The same for every try, so that a jump ends where it did before its mine was locked.
  const seed = newSeed(ctx);
  const at = clock.now();
  const named = { playerName: profile.username, playerIsBot: ranking.isBot(playerId) };
  const minesOn = (cells: readonly { readonly mines: readonly MineState[] }[]) =>
    cells.flatMap(({ mines }) => mines);

  return act(ctx, input, {
    fields: (player: PlayerState) =>
      tool.locks?.({ player, mines: minesOn(world.cells()), now: at }) ?? [],
    // If a mine goes off at the end of a jump, its field and its owner take part.
    locksAsDecided: tool.isJump === true,
    load: ({ actor, now }) => basesFor(services, tool, actor, now),
    rule(locked, bases) {
      const { actor: player, cells, now } = locked;
      const map = mapFor(world, locked);
      const lying = tool.isJump ? map.cells() : cells.map((cell) => map.at(cell));
      // The owner of a mine may be deleted, and then gets no alert.
      const mines = minesOn(lying).filter(({ ownerId }) => !locked.isGone(ownerId));
      const free = freeSlots(map.factoriesOf(playerId), player);
      const state = { player, ...named, fields: map.cells(), mines, plot, freeSlots: free };
      return useTool({ ...state, ...bases }, input, { now, random: seededRandom(seed) });
    },
    answer: (done, locked) =>
      toolAnswer(done, new ActionSummary(ctx, done.changes, locked, settings)),
  });
}
