/** Alerts: what happened while others acted. */
import {
  alertAnswer,
  alertsAnswer,
  alertsInput,
  doneSchema,
  pushKeyAnswer,
  readAlertsAnswer,
  readAlertsInput,
  subscribePushInput,
  updateAlertInput,
} from "@emberlode/contract";
import { pushKey, subscribePush, unsubscribePush } from "../push/push.usecases.ts";
import { playerProcedure, router } from "../trpc.ts";
import { listAlerts, readAlerts, updateAlert } from "./alerts.usecases.ts";

export const alertsRouter = router({
  /** The caller's alerts of the kinds that are switched on, newest first. */
  list: playerProcedure
    .meta({ limit: "read" })
    .input(alertsInput.prefault({}))
    .output(alertsAnswer)
    .query(({ ctx, input }) => listAlerts(ctx, input)),

  /** Marks one as read or opened, or as not. NOT_FOUND. */
  update: playerProcedure
    .meta({ limit: "action" })
    .input(updateAlertInput)
    .output(alertAnswer)
    .mutation(({ ctx, input }) => updateAlert(ctx, input)),

  /** Marks all of the kinds that are switched on as read, up to one of them. */
  readAll: playerProcedure
    .meta({ limit: "action" })
    .input(readAlertsInput)
    .output(readAlertsAnswer)
    .mutation(({ ctx, input }) => readAlerts(ctx, input)),

  /** The key that browsers subscribe with, and what this session is subscribed with. */
  pushKey: playerProcedure
    .meta({ limit: "read" })
    .output(pushKeyAnswer)
    .query(({ ctx }) => pushKey(ctx)),

  /** Notifies this browser of attacks, until its session ends. PUSH_SERVICE, FORBIDDEN for scripts. */
  subscribePush: playerProcedure
    .meta({ limit: "action" })
    .input(subscribePushInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => subscribePush(ctx, input)),

  /** Notifies this browser no longer. FORBIDDEN for scripts. */
  unsubscribePush: playerProcedure
    .meta({ limit: "action" })
    .output(doneSchema)
    .mutation(({ ctx }) => unsubscribePush(ctx)),
});
