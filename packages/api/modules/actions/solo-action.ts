/** Actions that involve only the caller. */

import type {
  Env,
  FactoryState,
  GameErrorCode,
  PlayerState,
  Position,
  Random,
  Result,
  RollPurpose,
} from "@emberlode/game";
import type { ServerTranslators } from "@emberlode/messages";
import type { FairChance } from "../fairness/fair-chance.ts";
import type { Profiles } from "../players/profiles.ts";
import { settingsOf } from "../players/settings.ts";
import { mapFor } from "../world/waiting-base.ts";
import type { MapCell } from "../world/world-map.ts";
import type { WorldScheduleReader } from "../world/world-schedule.ts";
import { ActionSummary } from "./action-summary.ts";
import type { ActionContext, ActionError } from "./perform.ts";
import { type PlacementRefusal, type PlacementServices, performPlacingBase } from "./place-base.ts";

/** The services of solo actions. */
export interface SoloServices extends PlacementServices {
  profiles: Profiles;
  fair: FairChance;
  random: Random;
  worldSchedule: WorldScheduleReader;
}

/** The state that the rule of a solo action reads. */
interface SoloState {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  /** The field where the player stands. */
  field: MapCell;
  /** When the player can use that field again, in milliseconds; null if it is not spent. */
  spentUntil: number | null;
}

/** An action that involves only the caller. */
export interface SoloPlan<Input, Outcome, Code extends GameErrorCode, Answer> {
  /** The purpose of the action's provable roll; without it the server's random numbers are used. */
  roll?: RollPurpose;
  /** The fields that the action may change. */
  fields?: (player: PlayerState, input: Input, services: SoloServices) => readonly Position[];
  /** Refreshes the map on each try, to include factories captured in another process. */
  refreshMap?: true;
  rule: (state: SoloState, input: Input, env: Env, services: SoloServices) => Result<Outcome, Code>;
  answer: (outcome: Outcome, summary: ActionSummary) => Answer;
}

/**
 * The usecase of an action that involves only the caller. It returns the answer, or the error of
 * the rule or of placing the caller's waiting base.
 */
export function soloAction<Input, Outcome, Code extends GameErrorCode, Answer>({
  roll,
  fields,
  refreshMap,
  rule,
  answer,
}: SoloPlan<Input, Outcome, Code, Answer>) {
  return async (
    ctx: ActionContext<SoloServices> & { translators: ServerTranslators },
    input: Input,
  ): Promise<Answer | ActionError<Code | PlacementRefusal>> => {
    const { services, playerId } = ctx;
    const { world, fair, profiles, random } = services;
    const settings = await settingsOf(profiles, playerId);
    return performPlacingBase(ctx, input, {
      recheck: ({ actor }) => world.reloadHoldings([playerId], actor),
      rule(locked) {
        const { actor: player, now } = locked;
        const map = mapFor(world, locked);
        const state = {
          player,
          factories: map.factoriesOf(playerId),
          field: map.at(player),
          spentUntil: locked.cooldownUntil(player),
        };
        const chance = roll === undefined ? random : fair.roll(player, roll, now);
        return rule(state, input, { now, random: chance }, services);
      },
      answer: ({ outcome, changes }, locked) =>
        answer(outcome, new ActionSummary(ctx, changes, locked, settings)),
      ...(fields && { fields: (player: PlayerState) => fields(player, input, services) }),
      ...(refreshMap && { load: () => world.refresh() }),
    });
  };
}
