/** The World Casino. */
import { casinoCalls } from "@emberlode/contract/calls";
import { placeStake } from "@emberlode/game";
import { described } from "../../world/actions/described.ts";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { showTable } from "./table.usecase.ts";

export const casinoRouter = router({
  table: implement(casinoCalls.table, showTable),
  play: implement(casinoCalls.play, (ctx, input) =>
    performAlone(
      ctx,
      input,
      ({ player, here }, env) =>
        described(placeStake({ player, field: here }, input, env), ctx.words),
      (newStatus, { result, payout, roll, stakesLeft, desc }) => ({
        newStatus,
        result,
        payout,
        roll,
        stakesLeft,
        desc,
      }),
      { roll: "casino" },
    ),
  ),
});
