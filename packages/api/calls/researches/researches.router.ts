/** Researches. */
import { researchesCalls } from "@emberlode/contract/calls";
import { raiseResearch, TOOL_IDS } from "@emberlode/game";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";

export const researchesRouter = router({
  list: implement(researchesCalls.list, async (ctx) => {
    const { researches } = await presentPlayer(ctx);
    return {
      researches: TOOL_IDS.map((research) => ({ research, level: researches[research] })),
    };
  }),
  raise: implement(researchesCalls.raise, (ctx, input) =>
    performAlone(
      ctx,
      input,
      (actor, env) => raiseResearch(actor, input, env),
      (status, { research, level }) => ({ status, research: { research, level } }),
    ),
  ),
});
