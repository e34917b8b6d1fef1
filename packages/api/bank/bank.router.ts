/** The World Bank. */
import { bankAnswer, bankInput } from "@emberlode/contract";
import { useBank } from "@emberlode/game";
import { described } from "../actions/described.ts";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";

export const bankRouter = router({
  /**
   * Deposits or withdraws, standing on a World Bank with a card (rules §15). WRONG_FIELD,
   * BANK_CARD_NEEDED, BANK_FULL, BANK_TOO_LITTLE, NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY.
   */
  use: playerProcedure
    .meta({ limit: "action" })
    .input(bankInput)
    .output(bankAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(
        ctx,
        input,
        ({ player, here }, env) => described(useBank({ player, field: here }, input, env)),
        (newStatus, { bankMetal, bankEnergy, cap, desc }) => ({
          newStatus,
          bankMetal,
          bankEnergy,
          cap,
          desc,
        }),
      ),
    ),
});
