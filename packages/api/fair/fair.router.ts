/** Provable chance. */
import { fairAnswer, fairInput } from "@emberlode/contract";
import { publicProcedure, router } from "../trpc.ts";
import { showFairDay } from "./fair.usecase.ts";

export const fairRouter = router({
  /** The hash of a day's seed, and the seed once the day is over (rules §16). NOT_FOUND. */
  day: publicProcedure
    .meta({ limit: "read" })
    .input(fairInput)
    .output(fairAnswer)
    .query(({ ctx, input }) => showFairDay(ctx, input)),
});
