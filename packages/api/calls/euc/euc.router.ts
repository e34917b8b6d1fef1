/** The Excavator Center: parts that make digs yield more. */
import type { BuyPartAnswer } from "@emberlode/contract";
import { eucCalls } from "@emberlode/contract/calls";
import { buyPart, installPart } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { digCaps } from "./dig-caps.ts";
import { listParts } from "./list.usecase.ts";
import { partOf } from "./part-of.ts";

export const eucRouter = router({
  list: implement(eucCalls.list, listParts),
  install: implement(eucCalls.install, (ctx, input) => {
    const part = partOf(input.id);
    if (part instanceof GameError) return part;
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
  buy: implement(eucCalls.buy, (ctx, input) => {
    const part = partOf(input.id);
    if (part instanceof GameError) return part;
    return performAlone(
      ctx,
      input,
      ({ player, here }, env) => buyPart({ player, field: here }, { part }, env),
      (newStatus, { held }): BuyPartAnswer => ({ newStatus, _id: part, count: held }),
    );
  }),
});
