/** The Exchange Bank. */
import { exchangeCalls } from "@emberlode/contract/calls";
import { exchange } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { soloAction } from "../actions/solo-action.ts";

export const exchangeRouter = router({
  change: implement(
    exchangeCalls.change,
    soloAction({
      rule: exchange,
      answer: ({ received, fee }, { status, desc }) => ({ newStatus: status, received, fee, desc }),
    }),
  ),
});
