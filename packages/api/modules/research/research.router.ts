/** Researches. */
import { researchesCalls } from "@emberlode/contract/calls";
import { raiseResearch, TOOL_IDS } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { soloAction } from "../actions/solo-action.ts";
import { requirePlayer } from "../players/status.ts";

export const researchesRouter = router({
  list: implement(researchesCalls.list, async (ctx) => {
    const { researches } = await requirePlayer(ctx);
    return {
      researches: TOOL_IDS.map((research) => ({ research, level: researches[research] })),
    };
  }),
  raise: implement(
    researchesCalls.raise,
    soloAction({
      rule: raiseResearch,
      answer: ({ research, level }, { status }) => ({ status, research: { research, level } }),
    }),
  ),
});
