/** The Exchange Bank. */
import { exchangeAnswer, exchangeInput } from "@emberlode/contract";
import { exchange } from "@emberlode/game";
import { described } from "../actions/described.ts";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";

export const exchangeRouter = router({
  /**
   * Changes one resource into the other at nine tenths, standing on an Exchange Bank; the fee is
   * destroyed (rules §15). EXCHANGE_MINIMUM, WRONG_FIELD, NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY.
   */
  change: playerProcedure
    .meta({ limit: "action" })
    .input(exchangeInput)
    .output(exchangeAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(
        ctx,
        input,
        ({ player, here }, env) => described(exchange({ player, field: here }, input, env)),
        (newStatus, { received, fee, desc }) => ({ newStatus, received, fee, desc }),
      ),
    ),
});
