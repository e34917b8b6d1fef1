/** The player's own factories, including the base. */
import { pucCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  abandonOwnFactory,
  captureHere,
  collectOwnStores,
  divideGarrison,
  listFactories,
  upgradeOwnFactory,
} from "./factories.service.ts";
import { showFactoryTarget } from "./target.service.ts";

export const pucRouter = router({
  list: implement(pucCalls.list, listFactories),
  target: implement(pucCalls.target, showFactoryTarget),
  capture: implement(pucCalls.capture, captureHere),
  upgrade: implement(pucCalls.upgrade, upgradeOwnFactory),
  collect: implement(pucCalls.collect, collectOwnStores),
  garrison: implement(pucCalls.garrison, divideGarrison),
  abandon: implement(pucCalls.abandon, abandonOwnFactory),
});
