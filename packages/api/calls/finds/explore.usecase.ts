/** Exploring what stands on a field: the rules' outcomes as the wire tells them. */
import type {
  CaveAnswer,
  ForestAnswer,
  MemorialAnswer,
  MirageAnswer,
  Position,
  Status,
} from "@emberlode/contract";
import {
  type ExploreCaveOutcome,
  type ExploreCaveRefusal,
  type ExploreForestOutcome,
  type ExploreForestRefusal,
  type ExploreMirageRefusal,
  exploreCave,
  exploreForest,
  exploreMirage,
  type LightCandleRefusal,
  lightCandle,
  partKind,
  partRarity,
} from "@emberlode/game";
import type { LogWords } from "@emberlode/words";
import { described } from "../../world/actions/described.ts";
import { type ActingAlone, performAlone } from "../../world/actions/perform-alone.ts";
import type { ActionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";

interface Input {
  field: Position;
}

type Told<Outcome> = Outcome & { desc: string };

function caveAnswer(
  newStatus: Status,
  outcome: Told<ExploreCaveOutcome>,
  { catalogue }: LogWords,
): CaveAnswer {
  const { find, found, metalDelta, energyDelta, desc, roll } = outcome;
  if (found !== null) {
    const { part, color, held } = found;
    const { rarity } = partRarity(partKind(part));
    const title = catalogue.rarePart(catalogue.rarities[rarity], catalogue.parts[part]);
    return { type: part, desc, newStatus, title, color, _id: part, count: held, amount: 1, roll };
  }
  // Only what is no part is left; the rule's type cannot say so.
  const type = find === "part" ? "lost" : find;
  return { type, desc, newStatus, amount: Math.abs(metalDelta + energyDelta), roll };
}

/** The cave where the caller stands. */
export function explore(
  ctx: PlayerContext<keyof ActingAlone>,
  input: Input,
): Promise<CaveAnswer | ActionError<ExploreCaveRefusal>> {
  return performAlone(
    ctx,
    input,
    ({ player, here, spentUntil }, env) => {
      const state = { player, field: here, spentUntil: spentUntil(input.field) };
      return described(exploreCave(state, input, env), ctx.words);
    },
    (newStatus, outcome) => caveAnswer(newStatus, outcome, ctx.words),
    { roll: "cave" },
  );
}

function forestAnswer(
  newStatus: Status,
  outcome: Told<ExploreForestOutcome>,
  { lines }: LogWords,
): ForestAnswer {
  const { find, desc, roll } = outcome;
  const searched = { newStatus, desc, roll };
  switch (find) {
    case "nothing":
      return { type: find, ...searched, desc: `${desc} ${lines.forest.tooTired}` };
    case "map": {
      if (outcome.landmark === null) return { type: find, amount: 0, ...searched };
      const { x, y, type } = outcome.landmark;
      return { type: find, amount: 1, x, y, landmark: type, ...searched };
    }
    case "lotto":
      return { type: find, amount: outcome.amount, resource: outcome.resource, ...searched };
    default:
      return { type: find, amount: outcome.amount, ...searched };
  }
}

/** The forest where the caller stands. */
export function searchForest(
  ctx: PlayerContext<keyof ActingAlone>,
  input: Input,
): Promise<ForestAnswer | ActionError<ExploreForestRefusal>> {
  const landmarks = ctx.services.world.landmarks();
  return performAlone(
    ctx,
    input,
    ({ player, factories, here, spentUntil }, env) => {
      const field = { player, field: here, spentUntil: spentUntil(input.field) };
      return described(exploreForest({ ...field, factories, landmarks }, input, env), ctx.words);
    },
    (newStatus, outcome) => forestAnswer(newStatus, outcome, ctx.words),
    { roll: "forest" },
  );
}

/** A candle at the memorial where the caller stands. */
export function light(
  ctx: PlayerContext<keyof ActingAlone>,
  input: Input,
): Promise<MemorialAnswer | ActionError<LightCandleRefusal>> {
  return performAlone(
    ctx,
    input,
    ({ player, here }, env) =>
      described(lightCandle({ player, field: here }, input, env), ctx.words),
    (_, { candle, desc }) => ({ candle, desc }),
  );
}

/** The mirage that is offered to the caller here. */
export function enterMirage(
  ctx: PlayerContext<keyof ActingAlone>,
): Promise<MirageAnswer | ActionError<ExploreMirageRefusal>> {
  return performAlone(
    ctx,
    {},
    ({ player, here }, env) =>
      described(exploreMirage({ player, field: here }, {}, env), ctx.words),
    (_, { type, amount, desc, roll }) => ({ type, amount, desc, roll }),
    { roll: "mirage" },
  );
}
