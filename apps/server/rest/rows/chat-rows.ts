/** Chat and alerts. */
import { body, numeric, paramsAndBody, type RestInput, type RestRow } from "../rest-row.ts";

/** The room of the documented paths, and what else the call says. */
const inRoom = (input: unknown) =>
  typeof input === "object" && input !== null ? { ...input, room: "global" } : input;

const username = ({ params }: RestInput) => params;

export const chatRows: readonly RestRow[] = [
  {
    method: "GET",
    path: "/api/rooms/global/messages",
    procedure: "chat.history",
    toInput: ({ query }) => ({
      ...query,
      ...("before" in query && { before: numeric(query.before) }),
    }),
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
    toInput: ({ params }) => inRoom(params),
  },
  {
    method: "DELETE",
    path: "/api/rooms/global/messages/:id",
    procedure: "chat.remove",
    toInput: ({ params }) => inRoom(params),
  },
  { method: "GET", path: "/api/user/blocks", procedure: "chat.blocked" },
  {
    method: "POST",
    path: "/api/user/blocks/:username",
    procedure: "chat.block",
    toInput: username,
  },
  {
    method: "DELETE",
    path: "/api/user/blocks/:username",
    procedure: "chat.unblock",
    toInput: username,
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
    toInput: ({ query }) => ({
      ...query,
      ...("limit" in query && { limit: numeric(query.limit) }),
    }),
  },
  { method: "PATCH", path: "/api/alerts", procedure: "alerts.readAll", toInput: body },
  { method: "PATCH", path: "/api/alerts/:id", procedure: "alerts.update", toInput: paramsAndBody },
];
