import type { CallRequest } from "../../testing/over-rest.ts";

/** Requests that reach no procedure. */
export const ASTRAY: Readonly<Record<string, CallRequest>> = {
  "an unknown path": { method: "GET", url: "/api/nothing" },
  "an unknown procedure": { method: "GET", url: "/trpc/user.nothing" },
  "another method": { method: "DELETE", url: "/api/user/gather" },
  "a query that is posted": { method: "POST", url: "/trpc/user.session", body: "" },
  "a mutation by GET": { method: "GET", url: "/trpc/user.gather" },
  "a body of another type": {
    method: "POST",
    url: "/api/logs",
    body: "<note/>",
    headers: { "content-type": "application/xml" },
  },
  "a broken body over REST": { method: "POST", url: "/api/logs", body: "{" },
  "a broken body over tRPC": { method: "POST", url: "/trpc/logs.note", body: "{" },
  "a body that is too large": { method: "POST", url: "/api/logs", body: `"${"x".repeat(99_999)}"` },
  "from another site": {
    method: "POST",
    url: "/api/logs",
    body: `{"content":"Hello."}`,
    headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  },
  "an invalid key": {
    method: "POST",
    url: "/api/logs",
    body: `{"content":"Hello."}`,
    headers: { "idempotency-key": "no key" },
  },
  "a step by a link from elsewhere": {
    method: "GET",
    url: "/api/fields/coords?x=3&y=4",
    headers: { "sec-fetch-mode": "navigate", "sec-fetch-site": "cross-site" },
  },
  "several calls at once": {
    method: "GET",
    url: "/trpc/user.progress,user.nothing,fair.day?batch=1",
  },
};
