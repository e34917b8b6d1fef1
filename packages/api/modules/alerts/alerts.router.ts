/** The player's alerts, and the browsers that get them as push messages. */
import { alertsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { pushKey, subscribePush, unsubscribePush } from "../push/push.service.ts";
import { listAlerts, readAlerts, updateAlert } from "./alerts.service.ts";

export const alertsRouter = router({
  list: implement(alertsCalls.list, listAlerts),
  update: implement(alertsCalls.update, updateAlert),
  readAll: implement(alertsCalls.readAll, readAlerts),
  pushKey: implement(alertsCalls.pushKey, pushKey),
  subscribePush: implement(alertsCalls.subscribePush, subscribePush),
  unsubscribePush: implement(alertsCalls.unsubscribePush, unsubscribePush),
});
