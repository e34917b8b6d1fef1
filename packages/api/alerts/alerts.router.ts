/** Alerts: what happened while others acted. */
import {
  alertAnswer,
  alertsAnswer,
  alertsInput,
  readAlertsAnswer,
  readAlertsInput,
  updateAlertInput,
} from "@emberlode/contract";
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
});
