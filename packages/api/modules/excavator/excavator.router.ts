/** The Excavator Center, which sells parts that raise the yield of digs. */

import { excavatorCalls } from "@emberlode/contract/calls";
import { buyParts, type ExcavatorPartId, installPart } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { type SoloServices, soloAction } from "../actions/solo-action.ts";
import { digCaps, listParts, partOf } from "./excavator.service.ts";

interface PartInput {
  id: ExcavatorPartId;
}

interface BuyInput extends PartInput {
  count: number;
  install: boolean;
}

const install = soloAction({
  rule: (state, { id }: PartInput, env) => installPart(state, { part: id }, env),
  answer: ({ installed, remain, ...ranges }) => ({ ...digCaps(ranges), count: installed, remain }),
});

const buy = soloAction({
  rule: (state, { id, ...input }: BuyInput, env) => buyParts(state, { part: id, ...input }, env),
  answer: ({ part, held, installed, ...ranges }, { status }) => ({
    ...digCaps(ranges),
    newStatus: status,
    _id: part,
    count: held,
    installed,
  }),
});

/** Runs a usecase for the part named in the input. */
const withPart =
  <Input extends PartInput, Outcome>(
    usecase: (ctx: PlayerContext<keyof SoloServices>, input: Input) => Outcome,
  ) =>
  (ctx: PlayerContext<keyof SoloServices>, input: Omit<Input, "id"> & { id: string }) => {
    const id = partOf(input.id);
    return id instanceof GameError ? id : usecase(ctx, { ...input, id } as Input);
  };

export const excavatorRouter = router({
  list: implement(excavatorCalls.list, listParts),
  install: implement(excavatorCalls.install, withPart(install)),
  buy: implement(excavatorCalls.buy, withPart(buy)),
});
