/** Non-aggression pacts. */
import { napsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { askNap, changeNap, endOwnNap, listNaps } from "./treaties.service.ts";

export const napsRouter = router({
  list: implement(napsCalls.list, listNaps),
  ask: implement(napsCalls.ask, askNap),
  change: implement(napsCalls.change, changeNap),
  end: implement(napsCalls.end, endOwnNap),
});
