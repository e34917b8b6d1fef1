/** The player's own factories, including the base. */
import { factoryCalls } from "@emberlode/contract/calls";
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

export const factoriesRouter = router({
  list: implement(factoryCalls.list, listFactories),
  target: implement(factoryCalls.target, showFactoryTarget),
  capture: implement(factoryCalls.capture, captureHere),
  upgrade: implement(factoryCalls.upgrade, upgradeOwnFactory),
  collect: implement(factoryCalls.collect, collectOwnStores),
  garrison: implement(factoryCalls.garrison, divideGarrison),
  abandon: implement(factoryCalls.abandon, abandonOwnFactory),
});
