/** What the team sees first: statistics, and how much waits for a decision. */
import { adminCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { countOpen } from "./open-counts.ts";
import { showOverview } from "./overview.service.ts";

export const overviewRouter = router({
  overview: implement(adminCalls.overview, showOverview),
  counts: implement(adminCalls.counts, countOpen),
});
