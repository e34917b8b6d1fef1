/** Alerts: what happened while others acted. */
import {
  alertAnswer,
  alertsAnswer,
  alertsInput,
  pushKeyAnswer,
  readAlertsAnswer,
  readAlertsInput,
  subscribePushInput,
  updateAlertInput,
} from "../alerts.ts";
import { doneSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";

export const alertsCalls = defineCalls("alerts", {
  list: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/alerts", from: "query", numbers: ["limit"] },
    input: alertsInput.prefault({}),
    output: alertsAnswer,
    text: "The player's alerts of the kinds that are switched on, newest first.",
    more: "`before` is the id of an alert.",
  },

  update: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/alerts/:id", from: "path+body" },
    input: updateAlertInput,
    output: alertAnswer,
    text: "Marks an alert as read or opened, or as not.",
    refusals: ["NOT_FOUND"],
    keyless: true,
  },

  readAll: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/alerts", from: "body" },
    input: readAlertsInput,
    output: readAlertsAnswer,
    text: "Marks all alerts of the kinds that are switched on as read, up to one of them.",
    keyless: true,
  },

  pushKey: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/alerts/push" },
    input: null,
    output: pushKeyAnswer,
    text: "The server's public key for push messages, and what this browser is subscribed with.",
    more: "`endpoint` is null for no subscription, and always for API tokens.",
  },

  subscribePush: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PUT", path: "/api/alerts/push", from: "body" },
    input: subscribePushInput,
    output: doneSchema,
    text: "Notifies this browser of attacks on the player, until its session ends.",
    more: "Takes what the browser's `PushSubscription` has, made with the server's public key. The address must be of a known push service, and over https. At most five browsers of a player: the one that subscribed first leaves. Not for API tokens.",
    sessionOnly: true,
    refusals: ["PUSH_SERVICE", "FORBIDDEN"],
    keyless: true,
  },

  unsubscribePush: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/alerts/push" },
    input: null,
    output: doneSchema,
    text: "Notifies this browser no longer.",
    more: "Not for API tokens.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
    keyless: true,
  },
});
