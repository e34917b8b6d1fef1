/** The clans table. */
import { clansAnswer } from "@emberlode/contract";
import { SAMPLE_CLANS } from "@emberlode/game";
import { publicProcedure, router } from "../trpc.ts";

export const clansRouter = router({
  /** The ten sample clans, for anybody; there is no membership yet (spec §3, rules §19). */
  list: publicProcedure
    .meta({ limit: "read" })
    .output(clansAnswer)
    .query(() => ({ clans: [...SAMPLE_CLANS] })),
});
