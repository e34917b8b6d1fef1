/** The world as a whole. */
import { worldNumbersAnswer } from "@emberlode/contract";
import { publicProcedure, router } from "../trpc.ts";

export const worldRouter = router({
  /** Players, battles today, who plays now and the strongest, a few seconds old, for anybody. */
  numbers: publicProcedure
    .meta({ limit: "read" })
    .output(worldNumbersAnswer)
    .query(({ ctx }) => ctx.services.worldNumbers.read()),
});
