/** The browsers that get alerts as push messages. */
import { alertsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { pushKey, subscribePush, unsubscribePush } from "./push.service.ts";

export const pushRouter = router({
  pushKey: implement(alertsCalls.pushKey, pushKey),
  subscribePush: implement(alertsCalls.subscribePush, subscribePush),
  unsubscribePush: implement(alertsCalls.unsubscribePush, unsubscribePush),
});
