/** Provable chance. */
import { fairCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { showFairDay } from "./fairness.service.ts";

export const fairRouter = router({
  day: implement(fairCalls.day, showFairDay),
});
