/** Attack and defence units and their techs. */
import type { NewStatusAnswer, Status } from "@emberlode/contract";
import { unitsCalls } from "@emberlode/contract/calls";
import { buyTech, buyUnits } from "@emberlode/game";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";

const toAnswer = (newStatus: Status): NewStatusAnswer => ({ newStatus });

export const unitsRouter = router({
  buy: implement(unitsCalls.buy, (ctx, input) =>
    performAlone(ctx, input, (actor, env) => buyUnits(actor, input, env), toAnswer),
  ),
  buyTech: implement(unitsCalls.buyTech, (ctx, input) =>
    performAlone(ctx, input, (actor, env) => buyTech(actor, input, env), toAnswer),
  ),
});
