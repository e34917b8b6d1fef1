/** Attack and defense units and their techs. */
import type { NewStatusAnswer } from "@emberlode/contract";
import { unitsCalls } from "@emberlode/contract/calls";
import { buyTech, buyUnits } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import type { ActionSummary } from "../actions/action-summary.ts";
import { soloAction } from "../actions/solo-action.ts";

const answer = (_: unknown, { status }: ActionSummary): NewStatusAnswer => ({ newStatus: status });

export const unitsRouter = router({
  buy: implement(
    unitsCalls.buy,
    soloAction({
      rule: (state, { type: side, index, unit: count }, env) =>
        buyUnits(state, { side, index, count }, env),
      answer,
    }),
  ),
  buyTech: implement(
    unitsCalls.buyTech,
    soloAction({
      rule: (state, { type: side, index }, env) => buyTech(state, { side, index }, env),
      answer,
    }),
  ),
});
