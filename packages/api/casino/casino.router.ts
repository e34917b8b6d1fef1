/** The World Casino. */
import { casinoAnswer, casinoInput, casinoTable } from "@emberlode/contract";
import { placeStake } from "@emberlode/game";
import { described } from "../actions/described.ts";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";
import { showTable } from "./table.usecase.ts";

export const casinoRouter = router({
  /** What the caller may stake today, with which key; anywhere (rules §15). */
  table: playerProcedure
    .meta({ limit: "read" })
    .output(casinoTable)
    .query(({ ctx }) => showTable(ctx)),

  /**
   * Places one stake by a provable roll, standing on a World Casino with a key; the house keeps
   * exactly 2 % (rules §15, §16). WRONG_FIELD, CASINO_KEY_NEEDED, STAKE_INVALID, TOO_MANY_STAKES,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY; BAD_INPUT for a choice that does not fit the game.
   */
  play: playerProcedure
    .meta({ limit: "action" })
    .input(casinoInput)
    .output(casinoAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(
        ctx,
        input,
        ({ player, here }, env) => described(placeStake({ player, field: here }, input, env)),
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
