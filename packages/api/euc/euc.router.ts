/** The Excavator Center: parts that make digs yield more. */
import {
  type BuyPartAnswer,
  buyPartAnswer,
  excavatorAnswer,
  installPartAnswer,
  partInput,
} from "@emberlode/contract";
import { buyPart, installPart } from "@emberlode/game";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";
import { digCaps } from "./dig-caps.ts";
import { listParts } from "./list.usecase.ts";
import { partOf } from "./part-of.ts";

export const eucRouter = router({
  /** The ten parts with their prices, what the caller has of each, and the dig ranges (rules §5). */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(excavatorAnswer)
    .query(({ ctx }) => listParts(ctx)),

  /** Installs a part that the caller holds (rules §5). NOT_FOUND, WRONG_FIELD, PART_LIMIT, PART_NOT_HELD. */
  install: playerProcedure
    .meta({ limit: "action" })
    .input(partInput)
    .output(installPartAnswer)
    .mutation(({ ctx, input }) => {
      const part = partOf(input.id);
      return performAlone(
        ctx,
        input,
        ({ player, here }, env) => installPart({ player, field: here }, { part }, env),
        (_status, { installed, remain, ...ranges }) => ({
          ...digCaps(ranges),
          count: installed,
          remain,
        }),
      );
    }),

  /**
   * Buys a part into the inventory (rules §5). NOT_FOUND, WRONG_FIELD, PART_LIMIT,
   * NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY.
   */
  buy: playerProcedure
    .meta({ limit: "action" })
    .input(partInput)
    .output(buyPartAnswer)
    .mutation(({ ctx, input }) => {
      const part = partOf(input.id);
      return performAlone(
        ctx,
        input,
        ({ player, here }, env) => buyPart({ player, field: here }, { part }, env),
        (newStatus, { held }): BuyPartAnswer => ({ newStatus, _id: part, count: held }),
      );
    }),
});
