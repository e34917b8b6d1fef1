/** The table of the strongest. */
import { ranksAnswer, ranksInput } from "@emberlode/contract";
import { publicProcedure, router } from "../trpc.ts";
import { listRanks } from "./list.usecase.ts";

export const ranksRouter = router({
  /** A page of the first 500 by total power, for anybody; found by name where asked (rules §17). */
  list: publicProcedure
    .meta({ limit: "read" })
    .input(ranksInput)
    .output(ranksAnswer)
    .query(({ ctx, input }) => listRanks(ctx, input)),
});
