/** Searching caves and forests, lighting candles and entering mirages, in the wire format. */
import type {
  CaveAnswer,
  ForestAnswer,
  MemorialAnswer,
  MirageAnswer,
  Position,
  RelicAnswer,
  RelicsAnswer,
} from "@emberlode/contract";
import {
  type ExploreCaveOutcome,
  type ExploreForestOutcome,
  exploreCave,
  exploreForest,
  exploreMirage,
  lightCandle,
  partKind,
  partRarity,
  relicsInSight,
  relicsTaken,
  takeRelic,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import type { ActionSummary } from "../actions/action-summary.ts";
import { type SoloServices, soloAction } from "../actions/solo-action.ts";
import { requirePlayer } from "../players/status.ts";

interface Input {
  field: Position;
}

function caveAnswer(outcome: ExploreCaveOutcome, summary: ActionSummary): CaveAnswer {
  const { find, found, delta, roll } = outcome;
  const { status: newStatus, desc, translators } = summary;
  if (found !== null) {
    const { part, color, held } = found;
    const { rarity } = partRarity(partKind(part));
    const { catalogue } = translators;
    const title = catalogue("rarePart", { rarity, part: catalogue(`parts.${part}`) });
    return { type: part, desc, newStatus, title, color, _id: part, count: held, amount: 1, roll };
  }
  // A part is handled above; the rule's type cannot express that.
  const type = find === "part" ? "lost" : find;
  return { type, desc, newStatus, amount: Math.abs(delta.metal + delta.energy), roll };
}

/** Searches the cave where the caller stands. */
export const searchCave = soloAction({ roll: "cave", rule: exploreCave, answer: caveAnswer });

function forestAnswer(outcome: ExploreForestOutcome, summary: ActionSummary): ForestAnswer {
  const { find, roll } = outcome;
  const { status: newStatus, desc, translators } = summary;
  const common = { newStatus, desc, roll };
  switch (find) {
    case "nothing":
      return { type: find, ...common, desc: `${desc} ${translators.lines("forest.tooTired")}` };
    case "map": {
      if (outcome.landmark === null) return { type: find, amount: 0, ...common };
      const { x, y, type } = outcome.landmark;
      return { type: find, amount: 1, x, y, landmark: type, ...common };
    }
    case "lotto":
      return { type: find, amount: outcome.amount, resource: outcome.resource, ...common };
    default:
      return { type: find, amount: outcome.amount, ...common };
  }
}

/** Searches the forest where the caller stands. */
export const searchForest = soloAction({
  roll: "forest",
  rule: (state, input: Input, env, { world }) =>
    exploreForest({ landmarks: world.landmarks(), ...state }, input, env),
  answer: forestAnswer,
});

/** Lights a candle at the memorial where the caller stands. */
export const lightCandleHere = soloAction({
  rule: lightCandle,
  answer: ({ candle }, { desc }): MemorialAnswer => ({ candle, desc }),
});

const mirage = soloAction({
  roll: "mirage",
  rule: exploreMirage,
  answer: ({ type, amount, roll }, { desc }): MirageAnswer => ({ type, amount, desc, roll }),
});

/** Takes the relic where the caller stands. */
export const takeRelicHere = soloAction({
  rule: ({ player }, input: Input, env, { fair, world, worldSchedule }) => {
    const relics = fair.relics(player.id, world.typeAt, env.now);
    const { peace } = worldSchedule.current();
    return takeRelic({ player, relics, peace }, input, env);
  },
  answer: (outcome, { desc, status }): RelicAnswer => ({
    type: outcome.find,
    desc,
    amount: outcome.delta.metal + outcome.delta.energy,
    part: outcome.part,
    number: outcome.number,
    left: outcome.left,
    newStatus: status,
  }),
});

/** The areas of the caller's relics of today. */
export async function listRelics(
  ctx: PlayerContext<"actions" | "clock" | "fair" | "world">,
): Promise<RelicsAnswer> {
  const { clock, fair, world } = ctx.services;
  const player = await requirePlayer(ctx);
  const now = clock.now();
  const relics = fair.relics(player.id, world.typeAt, now);
  const takenNumbers = relicsTaken(player, now);
  const numbersInSight = relicsInSight({ player, relics }, now).map(({ number }) => number);
  return {
    relics: relics.map(({ number, area, cell }) => ({
      number,
      area,
      taken: takenNumbers.includes(number),
      cell: numbersInSight.includes(number) || takenNumbers.includes(number) ? cell : null,
    })),
  };
}

/** Enters the mirage that is offered to the caller here. */
export const enterMirage = (ctx: PlayerContext<keyof SoloServices>) => mirage(ctx, {});
