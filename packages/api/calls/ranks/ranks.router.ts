/** The tables of the strongest, and the pages of players. */
import { ranksCalls } from "@emberlode/contract/calls";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { listRanks } from "./list.usecase.ts";
import { listNearRanks } from "./near.usecase.ts";
import { showPlayer } from "./player.usecase.ts";

export const ranksRouter = router({
  list: implement(ranksCalls.list, listRanks),
  near: implement(ranksCalls.near, listNearRanks),
  player: implement(ranksCalls.player, showPlayer),
});
