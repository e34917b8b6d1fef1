/** Streamed batches use the stock adapter, except for calls whose answers set cookies. */
import { CALLS } from "@emberlode/contract/calls";
import { expect, test } from "vitest";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

const STREAM = { "content-type": "application/json", "trpc-accept": "application/jsonl" };

const stream = (method: "GET" | "POST", path: string, body?: string) =>
  app.send({
    method,
    url: `/trpc/${path}?batch=1`,
    headers: STREAM,
    ...(body !== undefined && { body }),
  });

test("streams a query", async () => {
  const answer = await stream("GET", "world.numbers");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"players"');
});

const withCookies = CALLS.filter(({ session }) => session);

test("knows the calls that start or end a session", () => {
  expect(withCookies.map(({ name }) => name).sort()).toEqual(
    [
      ...[
        "changePassword",
        "deleteAccount",
        "endSession",
        "guest",
        "login",
        "logout",
        "register",
        "resetPassword",
      ],
      "upgrade",
    ].map((name) => `user.${name}`),
  );
});

test.each(withCookies)("refuses to stream $name and does nothing", async ({ name }) => {
  const count = () => app.pool.query("select count(*) from sessions");
  const before = await count();
  const answer = await stream("POST", name, '{"0":{}}');
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ error: { data: { gameCode: "UNSUPPORTED_MEDIA_TYPE" } } });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await count()).toEqual(before);
});
