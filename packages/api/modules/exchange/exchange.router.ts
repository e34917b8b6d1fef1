/** The Exchange Bank. */
import { exchangeCalls } from "@emberlode/contract/calls";
import { exchange } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { alone } from "../actions/alone.ts";

export const exchangeRouter = router({
  change: implement(
    exchangeCalls.change,
    alone({
      rule: exchange,
      answer: ({ received, fee }, { status, desc }) => ({ newStatus: status, received, fee, desc }),
    }),
  ),
});
