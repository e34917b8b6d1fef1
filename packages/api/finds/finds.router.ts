/** What is found on the way: caves, forests, memorials and mirages. */
import {
  caveAnswer,
  exploreInput,
  forestAnswer,
  memorialAnswer,
  mirageAnswer,
  mirageInput,
} from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { enterMirage, explore, light, searchForest } from "./explore.usecase.ts";

export const findsRouter = router({
  /** Explores a cave, once an hour (spec §7, rules §6). NOT_HERE, WRONG_FIELD, SPENT. */
  cave: playerProcedure
    .meta({ limit: "action" })
    .input(exploreInput)
    .output(caveAnswer)
    .mutation(({ ctx, input }) => explore(ctx, input)),

  /** Explores a forest, once in two hours (spec §7, rules §7). NOT_HERE, WRONG_FIELD, SPENT. */
  forest: playerProcedure
    .meta({ limit: "action" })
    .input(exploreInput)
    .output(forestAnswer)
    .mutation(({ ctx, input }) => searchForest(ctx, input)),

  /**
   * Lights a candle, once a day (spec §7, rules §9). NOT_HERE, WRONG_FIELD, ALREADY_LIT,
   * CANDLES_FULL.
   */
  memorial: playerProcedure
    .meta({ limit: "action" })
    .input(exploreInput)
    .output(memorialAnswer)
    .mutation(({ ctx, input }) => light(ctx, input)),

  /** Explores the mirage offered here, once a day (spec §9, rules §8). NO_MIRAGE. */
  mirage: playerProcedure
    .meta({ limit: "action" })
    .input(mirageInput)
    .output(mirageAnswer)
    .mutation(({ ctx }) => enterMirage(ctx)),
});
