/** Alerts: what happened while others acted. */
import { alertsCalls } from "@emberlode/contract/calls";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { listAlerts, readAlerts, updateAlert } from "./alerts.usecases.ts";
import { pushKey, subscribePush, unsubscribePush } from "./push.usecases.ts";

export const alertsRouter = router({
  list: implement(alertsCalls.list, listAlerts),
  update: implement(alertsCalls.update, updateAlert),
  readAll: implement(alertsCalls.readAll, readAlerts),
  pushKey: implement(alertsCalls.pushKey, pushKey),
  subscribePush: implement(alertsCalls.subscribePush, subscribePush),
  unsubscribePush: implement(alertsCalls.unsubscribePush, unsubscribePush),
});
