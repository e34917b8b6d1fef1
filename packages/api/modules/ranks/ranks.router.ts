/** The ladders, and the pages of players. */
import { clansCalls, ranksCalls } from "@emberlode/contract/calls";
import { SAMPLE_CLANS } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { listNearRanks, listRanks, showPlayer } from "./ranks.service.ts";

export const ranksRouter = router({
  list: implement(ranksCalls.list, listRanks),
  near: implement(ranksCalls.near, listNearRanks),
  player: implement(ranksCalls.player, showPlayer),
});

export const clansRouter = router({
  list: implement(clansCalls.list, () => ({ clans: [...SAMPLE_CLANS] })),
});
