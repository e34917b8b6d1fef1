/** Goals and badges. */
import { goalCalls, userCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { claimGoals, showProgress } from "./goals.service.ts";

export const goalsRouter = router({
  progress: implement(userCalls.progress, showProgress),
  claimGoals: implement(goalCalls.claimGoals, claimGoals),
});
