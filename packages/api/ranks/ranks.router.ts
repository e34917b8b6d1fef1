/** The tables of the strongest, and the pages of players. */
import {
  nearRanksAnswer,
  nearRanksInput,
  playerPageAnswer,
  playerPageInput,
  ranksAnswer,
  ranksInput,
} from "@emberlode/contract";
import { playerProcedure, publicProcedure, router } from "../trpc.ts";
import { listRanks } from "./list.usecase.ts";
import { listNearRanks } from "./near.usecase.ts";
import { showPlayer } from "./player.usecase.ts";

export const ranksRouter = router({
  /** A page of the first 500 of a ladder, for anybody; found by name where asked (rules §17). */
  list: publicProcedure
    .meta({ limit: "read" })
    .input(ranksInput)
    .output(ranksAnswer)
    .query(({ ctx, input }) => listRanks(ctx, input)),

  /** The caller on a ladder, with five neighbours; empty for one who is not on it. */
  near: playerProcedure
    .meta({ limit: "read" })
    .input(nearRanksInput)
    .output(nearRanksAnswer)
    .query(({ ctx, input }) => listNearRanks(ctx, input)),

  /** What everybody may know of a player, by name whatever its case. NOT_FOUND. */
  player: publicProcedure
    .meta({ limit: "read" })
    .input(playerPageInput)
    .output(playerPageAnswer)
    .query(({ ctx, input }) => showPlayer(ctx, input)),
});
