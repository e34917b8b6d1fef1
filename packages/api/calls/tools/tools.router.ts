/** Tools. */
import { toolsCalls } from "@emberlode/contract/calls";
import { TOOL_IDS } from "@emberlode/game";
import { isoTime } from "../../services/accounts/status.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { use } from "./use.usecase.ts";

export const toolsRouter = router({
  list: implement(toolsCalls.list, async (ctx) => {
    const { tools, gpsReadyAt } = await presentPlayer(ctx);
    const isResting = gpsReadyAt > ctx.services.clock.now();
    return {
      tools: TOOL_IDS.map((tool, index) => ({
        tool,
        count: tools[index] ?? 0,
        ...(tool === "gps" && isResting && { readyAt: isoTime(gpsReadyAt) }),
      })),
    };
  }),
  use: implement(toolsCalls.use, use),
});
