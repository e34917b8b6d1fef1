/** Known paths with an unsupported method get 405 and the supported ones. */
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { CALL_ROUTES } from "../rest/routes.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

const ask = (method: NonNullable<InjectOptions["method"]>, url: string) =>
  app.app.inject({ method, url, headers: { origin: ORIGIN } });

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const pathOf = (pattern: string) => pattern.replace(/:\w+/g, "some-one");
const PATHS = [...new Set(CALL_ROUTES.map(({ path }) => path))];

test.each(PATHS)("%s refuses all methods but its own", async (pattern) => {
  // A fixed path may also match a pattern with a parameter.
  const rows = CALL_ROUTES.filter(({ path }) =>
    new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathOf(pattern)),
  );
  const own = rows.flatMap(({ method, changesByGet }) =>
    method === "GET" && !changesByGet ? ["GET", "HEAD"] : [method],
  );
  for (const method of METHODS) {
    if (own.includes(method)) continue;
    const answer = await ask(method, pathOf(pattern));
    expectRefusal(answer, 405, "METHOD_NOT_ALLOWED");
    expect(answer.headers.allow).toBe([...new Set(own)].sort().join(", "));
  }
});

test.each([
  ["POST", "/healthz", "GET, HEAD"],
  ["DELETE", "/readyz?now", "GET, HEAD"],
  ["PUT", "/api/docs", "GET, HEAD"],
  ["POST", "/api/openapi.json", "GET, HEAD"],
  ["PATCH", "/pictures/abc.webp", "GET, HEAD"],
  ["PUT", "/api/%75ser/puc", "DELETE, GET, HEAD, PATCH, POST"],
] as const)("%s %s is refused, allowing %s", async (method, url, allow) => {
  const answer = await ask(method, url);
  expectRefusal(answer, 405, "METHOD_NOT_ALLOWED");
  expect(answer.headers.allow).toBe(allow);
});

test("the body does not matter", async () => {
  const headers = { origin: ORIGIN, "content-type": "text/csv" };
  const answer = await app.app.inject({
    method: "POST",
    url: "/healthz",
    headers,
    payload: "a,b",
  });
  expectRefusal(answer, 405, "METHOD_NOT_ALLOWED");
});

test.each([
  ["POST", "/api/nothing"],
  ["GET", "/api/user/plots/1/2"],
  ["DELETE", "/api/plots/1/2"],
  ["POST", "/game"],
  ["POST", "/index.html"],
  ["POST", "/metrics"],
  ["GET", "/pictures/abc.png"],
  ["POST", "/pictures/abc.png"],
  // These methods change nothing, so they are not refused.
  ["OPTIONS", "/api/plots"],
  ["HEAD", "/api/user/items"],
] as const)("%s %s stays an unknown path", async (method, url) => {
  const answer = await ask(method, url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers.allow).toBeUndefined();
});

describe("a procedure", () => {
  test.each([
    ["GET", "/trpc/user.logout", "POST"],
    ["GET", "/trpc/user.logout,user.logout?batch=1", "POST"],
    ["POST", "/trpc/user.session", "GET"],
    ["PUT", "/trpc/user.logout", "POST"],
  ] as const)("%s %s: allows %s", async (method, url, allow) => {
    const headers = { origin: ORIGIN, "content-type": "application/json" };
    const payload = method === "GET" ? {} : { payload: "{}" };
    const answer = await app.app.inject({ method, url, headers, ...payload });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.body).toContain('"gameCode":"METHOD_NOT_ALLOWED"');
  });

  test("that does not exist is 404", async () => {
    const answer = await ask("GET", "/trpc/user.nothing");
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.allow).toBeUndefined();
  });
});
