/** Who may call what: the chat and alerts. */
import { newDevice } from "../push-device.ts";
import type { Rows } from "./row.ts";

const PUSH_SUBSCRIPTION = newDevice("https://fcm.googleapis.com/fcm/send/row").subscription;

export const chatRows = {
  "chat.history": { input: () => ({}), owner: "OK", stranger: "OK" },
  "chat.resume": { input: () => ({ seq: 0 }), owner: "OK", stranger: "OK" },
  "chat.send": { input: () => ({ body: "hello" }), owner: "OK", stranger: "OK" },
  "chat.post": {
    input: () => ({ sender: "Keeper", body: "hello" }),
    owner: "OK",
    stranger: "FORBIDDEN",
  },
  "chat.ticket": { input: () => ({ clientId: "Keeper" }), owner: "OK", stranger: "FORBIDDEN" },
  "chat.report": { input: () => ({ id: "999" }), owner: "NOT_FOUND", stranger: "NOT_FOUND" },
  "chat.block": {
    input: () => ({ username: "Stranger" }),
    owner: "OK",
    stranger: "BLOCK_SELF",
  },
  "chat.unblock": {
    input: () => ({ username: "Stranger" }),
    owner: "OK",
    stranger: "BLOCK_SELF",
  },
  "chat.remove": { input: () => ({ id: "1" }), owner: "FORBIDDEN", stranger: "FORBIDDEN" },
  "chat.reports": { input: () => ({}), owner: "FORBIDDEN", stranger: "FORBIDDEN" },
  "chat.decideReport": {
    input: () => ({ id: "1", decision: "removed" }),
    owner: "FORBIDDEN",
    stranger: "FORBIDDEN",
  },
  "chat.mute": {
    input: () => ({ username: "Keeper", minutes: 5 }),
    owner: "FORBIDDEN",
    stranger: "FORBIDDEN",
  },
  "alerts.list": { input: () => ({}), owner: "OK", stranger: "OK" },
  "alerts.update": {
    input: ({ alertId }) => ({ id: alertId, read: true }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
  "alerts.readAll": {
    input: ({ alertId }) => ({ upTo: alertId }),
    owner: "OK",
    stranger: "OK",
  },
  "alerts.subscribePush": {
    input: () => PUSH_SUBSCRIPTION,
    owner: "OK",
    stranger: "OK",
  },
} as const satisfies Rows;
