/** Non-aggression pacts. */
import {
  askNapInput,
  changeNapInput,
  endNapInput,
  napAnswer,
  napsAnswer,
} from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { askNap, changeNap, stopNap } from "./change.usecase.ts";
import { listNaps } from "./list.usecase.ts";

export const napsRouter = router({
  /** The caller's pacts and requests, the last changed first (rules §19). */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(napsAnswer)
    .query(({ ctx }) => listNaps(ctx)),

  /**
   * Asks a player for a NAP; of one who asked already this accepts (rules §19). NOT_FOUND for an
   * unknown name, NAP_SELF, NAP_EXISTS, NAP_BLOCKED, NAP_ASKED_LATELY.
   */
  ask: playerProcedure
    .meta({ limit: "action" })
    .input(askNapInput)
    .output(napAnswer)
    .mutation(({ ctx, input }) => askNap(ctx, input)),

  /**
   * Accepts (`active`), rejects or blocks; `active` also takes back one's own block by asking again
   * (rules §19). NOT_FOUND, NAP_NOT_ASKED, NAP_BLOCKED, NAP_SELF.
   */
  change: playerProcedure
    .meta({ limit: "action" })
    .input(changeNapInput)
    .output(napAnswer)
    .mutation(({ ctx, input }) => changeNap(ctx, input)),

  /**
   * Ends a NAP with 24 hours' notice, takes back a request or lifts one's own block (rules §19).
   * NOT_FOUND, NAP_NOT_STANDING.
   */
  end: playerProcedure
    .meta({ limit: "action" })
    .input(endNapInput)
    .output(napAnswer)
    .mutation(({ ctx, input }) => stopNap(ctx, input)),
});
