/** The ladders, and the pages of players. */
import { clansCalls, ranksCalls, seasonsCalls, userCalls } from "@emberlode/contract/calls";
import { SAMPLE_CLANS } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { showOwnSeason } from "./own-season.service.ts";
import { listNearRanks, listRanks, showPlayer, topPlayers } from "./ranks.service.ts";

export const ranksRouter = router({
  list: implement(ranksCalls.list, listRanks),
  near: implement(ranksCalls.near, listNearRanks),
  player: implement(ranksCalls.player, showPlayer),
});

export const topRouter = router({
  top: implement(userCalls.top, topPlayers),
});

export const ownSeasonRouter = router({
  own: implement(seasonsCalls.own, showOwnSeason),
});

export const clansRouter = router({
  list: implement(clansCalls.list, () => ({ clans: [...SAMPLE_CLANS] })),
});
