/** The World Casino. */
import { casinoCalls } from "@emberlode/contract/calls";
import { placeStake } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { alone } from "../actions/alone.ts";
import { showTable } from "./casino.service.ts";

export const casinoRouter = router({
  table: implement(casinoCalls.table, showTable),
  play: implement(
    casinoCalls.play,
    alone({
      roll: "casino",
      rule: placeStake,
      answer: ({ result, payout, roll, stakesLeft }, { status, desc }) => ({
        newStatus: status,
        ...{ result, payout, roll, stakesLeft, desc },
      }),
    }),
  ),
});
