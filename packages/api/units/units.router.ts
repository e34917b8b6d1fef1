/** Attack and defence units and their techs. */
import {
  buyTechInput,
  buyUnitsInput,
  type NewStatusAnswer,
  newStatusAnswer,
  type Status,
} from "@emberlode/contract";
import { buyTech, buyUnits } from "@emberlode/game";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";

const toAnswer = (newStatus: Status): NewStatusAnswer => ({ newStatus });

export const unitsRouter = router({
  /**
   * Buys units of one kind, all of them or none (rules §10). TECH_MISSING, NOT_ENOUGH_SLOTS,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY, NOT_ENOUGH_RESOURCES.
   */
  buy: playerProcedure
    .meta({ limit: "action" })
    .input(buyUnitsInput)
    .output(newStatusAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(ctx, input, (actor, env) => buyUnits(actor, input, env), toAnswer),
    ),

  /**
   * Buys a tech for its price in metal and in energy (rules §10). ALREADY_OWNED,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY, NOT_ENOUGH_RESOURCES.
   */
  buyTech: playerProcedure
    .meta({ limit: "action" })
    .input(buyTechInput)
    .output(newStatusAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(ctx, input, (actor, env) => buyTech(actor, input, env), toAnswer),
    ),
});
