/** Using a tool (spec §5, §7, rules §14). */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import {
  applyTool,
  changesOf,
  freeSlots,
  type MineState,
  type PlayerState,
  type RelativePosition,
  type Success,
  seededRandom,
  TOOLS,
  type Tool,
  type UseToolOutcome,
  type UseToolRefusal,
} from "@emberlode/game";
import { type LogTranslators, toolUseText } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { ActionSummary } from "../actions/action-summary.ts";
import type { ActionError } from "../actions/perform.ts";
import {
  type PlacementRefusal,
  type PlacementServices,
  performPlacingBase,
} from "../actions/place-base.ts";
import { toSettings } from "../players/settings.ts";
import { findPlot } from "../plots/plots.queries.ts";
import { mapFor } from "../world/waiting-base.ts";
import { basesFor } from "./known-bases.ts";

/** A seed that no player can predict. */
function newSeed({ services: { random } }: PlayerContext<"random">): string {
  const word = () => random.int(0, 2 ** 32 - 1).toString(36);
  return [word(), word(), word(), word()].join(".");
}

/** Uses a tool where the caller stands. */
export async function useOwnTool(
  ctx: PlayerContext<
    keyof PlacementServices | ("clock" | "db" | "profiles" | "random" | "ranking" | "worldSchedule")
  >,
  input: UseToolInput,
): Promise<UseToolAnswer | ActionError<UseToolRefusal | PlacementRefusal>> {
  const { services, playerId } = ctx;
  const { world, clock, profiles, db, ranking, worldSchedule } = services;
  const profile = (await profiles.of([playerId])).get(playerId);
  if (profile === undefined) return new GameError("NOT_LOGGED_IN");
  const settings = toSettings(profile.settings);
  const tool: Tool = TOOLS[input.tool];
  const plot = input.plot === undefined ? null : await findPlot(db, playerId, input.plot);
  // One seed for all tries, so a jump ends in the same place after its mine is locked.
  const seed = newSeed(ctx);
  const at = clock.now();
  const actorFacts = { playerName: profile.username, playerIsBot: ranking.isBot(playerId) };
  const minesOn = (cells: readonly { readonly mines: readonly MineState[] }[]) =>
    cells.flatMap(({ mines }) => mines);

  return performPlacingBase(ctx, input, {
    fields: (player: PlayerState) =>
      tool.locks?.({ player, mines: minesOn(world.cells()), now: at }) ?? [],
    // If a mine goes off at the end of a jump, its field and its owner take part.
    discoversParticipants: tool.isJump === true,
    load: ({ actor, now }) => basesFor(services, tool, actor, now),
    rule(locked, bases) {
      const { actor: player, cells, now } = locked;
      const map = mapFor(world, locked);
      const mineCells = tool.isJump ? map.cells() : cells.map((cell) => map.at(cell));
      // The owner of a mine may be deleted, and then gets no alert.
      const mines = minesOn(mineCells).filter(({ ownerId }) => !locked.isGone(ownerId));
      const free = freeSlots(map.factoriesOf(playerId), player);
      const state = { player, ...actorFacts, fields: map.cells(), mines, plot, freeSlots: free };
      const { peace } = worldSchedule.current();
      return applyTool({ ...state, ...bases, peace }, input, { now, random: seededRandom(seed) });
    },
    answer: (done, locked) =>
      toolAnswer(done, new ActionSummary(ctx, done.changes, locked, settings)),
  });
}

/** Distance and direction of the place that was found. */
function directionText(
  { distance, direction }: RelativePosition,
  { lines, catalogue }: LogTranslators,
): string {
  if (distance === 0) return lines("tool.standingOnIt");
  return lines("tool.way", { steps: distance, direction: catalogue(`directions.${direction}`) });
}

/** Facts that the log lines do not contain. */
function unloggedTexts(
  { outcome, changes }: Success<UseToolOutcome>,
  translators: LogTranslators,
): { before?: string; after?: string } {
  // Travel is a move, and moves are not logged.
  const isLogged = changesOf(changes, "ledger").some(({ kind }) => kind === "tool");
  if ("x" in outcome && !isLogged) {
    const { tool, x, y } = outcome;
    const before = toolUseText(translators.catalogue, tool, { x, y });
    return before === null ? {} : { before };
  }
  return "distance" in outcome ? { after: directionText(outcome, translators) } : {};
}

/** The outcome of the rule in wire format. */
function toolAnswer(
  done: Success<UseToolOutcome>,
  { desc, status, translators }: ActionSummary,
): UseToolAnswer {
  const { outcome } = done;
  const { before, after } = unloggedTexts(done, translators);
  const sentences = [before, desc, after].filter((text) => text !== undefined && text !== "");
  const common = { desc: sentences.join(" "), newStatus: status };
  if ("until" in outcome) return { ...outcome, ...common, until: isoTime(outcome.until) };
  if ("readyAt" in outcome) return { ...outcome, ...common, readyAt: isoTime(outcome.readyAt) };
  return { ...outcome, ...common };
}
