/** The history of a player's resources and rank. */
import { logsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { showHistory } from "./history.service.ts";

export const historyRouter = router({
  history: implement(logsCalls.history, showHistory),
});
