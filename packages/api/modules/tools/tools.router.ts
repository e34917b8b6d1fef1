/** Tools. */
import { toolsCalls } from "@emberlode/contract/calls";
import { gpsCooldownLeft, TOOL_IDS } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { isoTime } from "../../platform/clock.ts";
import { router } from "../../trpc.ts";
import { requirePlayer } from "../players/status.ts";
import { useOwnTool } from "./tools.service.ts";

export const toolsRouter = router({
  list: implement(toolsCalls.list, async (ctx) => {
    const { tools, gpsReadyAt } = await requirePlayer(ctx);
    const now = ctx.services.clock.now();
    const cooldownMs = gpsCooldownLeft(gpsReadyAt, now);
    return {
      tools: TOOL_IDS.map((tool) => ({
        tool,
        count: tools[tool],
        ...(tool === "gps" && cooldownMs > 0 && { readyAt: isoTime(now + cooldownMs) }),
      })),
    };
  }),
  use: implement(toolsCalls.use, useOwnTool),
});
