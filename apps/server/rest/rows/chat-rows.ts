/** Chat and alerts. */
import {
  body,
  params,
  paramsAndBody,
  queryWith,
  type RestInput,
  type RestRow,
} from "../rest-row.ts";

/** A message of the room that the documented paths name. */
const message = (input: RestInput) =>
  params({ ...input, params: { ...input.params, room: "global" } });

export const chatRows: readonly RestRow[] = [
  {
    method: "GET",
    path: "/api/rooms/global/messages",
    procedure: "chat.history",
    toInput: queryWith("before"),
  },
  {
    method: "POST",
    path: "/api/rooms/global/newmessage",
    procedure: "chat.post",
    toInput: body,
  },
  {
    method: "GET",
    path: "/api/createTokenRequest",
    procedure: "chat.ticket",
    toInput: ({ query }) => query,
  },
  {
    method: "POST",
    path: "/api/rooms/global/messages/:id/report",
    procedure: "chat.report",
    toInput: message,
  },
  {
    method: "DELETE",
    path: "/api/rooms/global/messages/:id",
    procedure: "chat.remove",
    toInput: message,
  },
  {
    method: "GET",
    path: "/api/rooms/global/reports",
    procedure: "chat.reports",
    toInput: queryWith("after", "limit"),
  },
  {
    method: "PATCH",
    path: "/api/rooms/global/reports/:id",
    procedure: "chat.decideReport",
    toInput: paramsAndBody,
  },
  { method: "GET", path: "/api/user/blocks", procedure: "chat.blocked" },
  {
    method: "POST",
    path: "/api/user/blocks/:username",
    procedure: "chat.block",
    toInput: params,
  },
  {
    method: "DELETE",
    path: "/api/user/blocks/:username",
    procedure: "chat.unblock",
    toInput: params,
  },
  {
    method: "POST",
    path: "/api/users/:username/mute",
    procedure: "chat.mute",
    toInput: paramsAndBody,
  },
  {
    method: "GET",
    path: "/api/alerts",
    procedure: "alerts.list",
    toInput: queryWith("limit"),
  },
  { method: "PATCH", path: "/api/alerts", procedure: "alerts.readAll", toInput: body },
  { method: "GET", path: "/api/alerts/push", procedure: "alerts.pushKey" },
  { method: "PUT", path: "/api/alerts/push", procedure: "alerts.subscribePush", toInput: body },
  { method: "DELETE", path: "/api/alerts/push", procedure: "alerts.unsubscribePush" },
  { method: "PATCH", path: "/api/alerts/:id", procedure: "alerts.update", toInput: paramsAndBody },
];
