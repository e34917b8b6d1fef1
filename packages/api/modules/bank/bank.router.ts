/** The World Bank. */
import { bankCalls } from "@emberlode/contract/calls";
import { transferAtBank } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { soloAction } from "../actions/solo-action.ts";

export const bankRouter = router({
  use: implement(
    bankCalls.use,
    soloAction({
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
