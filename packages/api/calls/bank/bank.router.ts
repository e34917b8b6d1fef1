/** The World Bank. */
import { bankCalls } from "@emberlode/contract/calls";
import { useBank } from "@emberlode/game";
import { described } from "../../world/actions/described.ts";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";

export const bankRouter = router({
  use: implement(bankCalls.use, (ctx, input) =>
    performAlone(
      ctx,
      input,
      ({ player, here }, env) => described(useBank({ player, field: here }, input, env), ctx.words),
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
