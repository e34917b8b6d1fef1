/** The Exchange Bank. */
import { exchangeCalls } from "@emberlode/contract/calls";
import { exchange } from "@emberlode/game";
import { described } from "../../world/actions/described.ts";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";

export const exchangeRouter = router({
  change: implement(exchangeCalls.change, (ctx, input) =>
    performAlone(
      ctx,
      input,
      ({ player, here }, env) =>
        described(exchange({ player, field: here }, input, env), ctx.words),
      (newStatus, { received, fee, desc }) => ({ newStatus, received, fee, desc }),
    ),
  ),
});
