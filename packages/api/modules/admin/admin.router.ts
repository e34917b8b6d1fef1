/** Admin calls about networks and sign-ups. */
import { moderationCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { applyNetworkAction, changeSignups, showNetwork } from "./admin.service.ts";

export const moderationRouter = router({
  network: implement(moderationCalls.network, showNetwork),
  actOnNetwork: implement(moderationCalls.actOnNetwork, applyNetworkAction),
  setSignups: implement(moderationCalls.setSignups, changeSignups),
});
