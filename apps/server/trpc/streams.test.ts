/** Streamed batches: served by the stock adapter, but for calls whose answers carry cookies. */
import { CALLS } from "@emberlode/contract/calls";
import { expect, test } from "vitest";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

const STREAM = { "content-type": "application/json", "trpc-accept": "application/jsonl" };

const stream = (method: "GET" | "POST", path: string, body?: string) =>
  app.send({
    ...{ method, url: `/trpc/${path}?batch=1`, headers: STREAM },
    ...(body !== undefined && { body }),
  });

test("a query is streamed", async () => {
  const answer = await stream("GET", "world.numbers");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"players"');
});

const withCookies = CALLS.filter((call) => call.setsCookies);

test("the calls that begin or end a session are known", () => {
  expect(withCookies.map(({ name }) => name).sort()).toEqual(
    ["guest", "login", "logout", "register", "upgrade"].map((name) => `user.${name}`),
  );
});

test.each(withCookies)("$name is not, and does nothing", async ({ name }) => {
  const count = () => app.pool.query("select count(*) from sessions");
  const before = await count();
  const answer = await stream("POST", name, '{"0":{}}');
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ error: { data: { gameCode: "UNSUPPORTED_MEDIA_TYPE" } } });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await count()).toEqual(before);
});
