/** The clans table. */
import { clansCalls } from "@emberlode/contract/calls";
import { SAMPLE_CLANS } from "@emberlode/game";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";

export const clansRouter = router({
  list: implement(clansCalls.list, () => ({ clans: [...SAMPLE_CLANS] })),
});
