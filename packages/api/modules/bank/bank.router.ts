/** The World Bank. */
import { bankCalls } from "@emberlode/contract/calls";
import { transferAtBank } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { alone } from "../actions/alone.ts";

export const bankRouter = router({
  use: implement(
    bankCalls.use,
    alone({
      rule: transferAtBank,
      answer: ({ banked, cap }, { status, desc }) => ({
        newStatus: status,
        bankMetal: banked.metal,
        bankEnergy: banked.energy,
        cap,
        desc,
      }),
    }),
  ),
});
