/** The player's alerts. */
import { alertsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { listAlerts, readAlerts, updateAlert } from "./alerts.service.ts";

export const alertsRouter = router({
  list: implement(alertsCalls.list, listAlerts),
  update: implement(alertsCalls.update, updateAlert),
  readAll: implement(alertsCalls.readAll, readAlerts),
});
