/** Researches. */
import { raiseResearchAnswer, raiseResearchInput, researchesAnswer } from "@emberlode/contract";
import { RESEARCH_IDS, raiseResearch } from "@emberlode/game";
import { performAlone } from "../actions/perform-alone.ts";
import { presentPlayer } from "../players/present-player.ts";
import { playerProcedure, router } from "../trpc.ts";

export const researchesRouter = router({
  /** The caller's level of every research, in the order of the catalogue. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(researchesAnswer)
    .query(async ({ ctx }) => {
      const { researches } = await presentPlayer(ctx);
      return {
        researches: RESEARCH_IDS.map((research, index) => ({
          research,
          level: researches[index] ?? 0,
        })),
      };
    }),

  /**
   * Raises a research by one level (rules §14). LEVEL_NOT_NEXT, MAX_LEVEL, BASE_LEVEL_TOO_LOW,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY, NOT_ENOUGH_RESOURCES.
   */
  raise: playerProcedure
    .meta({ limit: "action" })
    .input(raiseResearchInput)
    .output(raiseResearchAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(
        ctx,
        input,
        (actor, env) => raiseResearch(actor, input, env),
        (status, { research, level }) => ({ status, research: { research, level } }),
      ),
    ),
});
