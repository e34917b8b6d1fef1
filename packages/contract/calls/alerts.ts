/** Alerts to the player, and push messages. */
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
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";

export const alertsCalls = defineCalls("alerts", {
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/alerts", from: "query", numbers: ["limit"] },
    input: alertsInput.prefault({}),
    output: alertsAnswer,
    summary:
      "Lists the player's alerts of the enabled types, newest first. Alerts about harm are always listed.",
    description:
      "`before` is an alert id. `danger` marks harm: attacks, lost factories and mines the player stepped on. With `only=danger`, lists only unread harm, and `unread` counts only that. `at` is the field, and `player` the other player.",
  },

  update: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/alerts/:id", from: "path+body" },
    input: updateAlertInput,
    output: alertAnswer,
    summary: "Sets an alert's read and opened flags.",
    refusals: ["NOT_FOUND"],
    idempotent: true,
  },

  readAll: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/alerts", from: "body" },
    input: readAlertsInput,
    output: readAlertsAnswer,
    summary: "Marks all listed alerts as read, up to a given alert.",
    idempotent: true,
  },

  pushKey: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/alerts/push" },
    input: null,
    output: pushKeyAnswer,
    summary: "Returns the server's public push key and this browser's subscription.",
    description: "`endpoint` is null without a subscription, and always for API tokens.",
  },

  subscribePush: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PUT", path: "/api/alerts/push", from: "body" },
    input: subscribePushInput,
    output: successSchema,
    summary: "Subscribes this browser to push messages about attacks, until its session ends.",
    description:
      "Takes the browser's `PushSubscription`, created with the server's public key. The endpoint must be an https address of a known push service. A player can subscribe five browsers; a sixth replaces the oldest.",
    sessionOnly: true,
    refusals: ["PUSH_SERVICE", "FORBIDDEN"],
    idempotent: true,
  },

  unsubscribePush: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/alerts/push" },
    input: null,
    output: successSchema,
    summary: "Removes this browser's push subscription.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
    idempotent: true,
  },
});
