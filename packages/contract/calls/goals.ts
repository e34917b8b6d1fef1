/** Rewards of goals, as calls of the router `user`. */
import { claimGoalsAnswer } from "../progress.ts";
import { defineCalls } from "./define-calls.ts";

export const goalCalls = defineCalls("user", {
  /** Rules §2. */
  claimGoals: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/goals" },
    input: null,
    output: claimGoalsAnswer,
    summary: "Pays the rewards of all goals that were reached and not paid yet.",
    description:
      "The server decides what is due: `due` of `GET /api/user/progress`. Each reward is paid once a season. Guests get theirs when they choose a name, labeled bots none.",
    refusals: ["GUEST_NOT_ALLOWED", "NO_REWARDS_DUE"],
  },
});
