/** The client for scripts and bots against the real server over HTTP. */
import { type ClientError, createClient } from "@emberlode/client";
import { beforeAll, expect, test } from "vitest";
import { useApp } from "./testing/use-app.ts";

const app = useApp();
let url: string;

beforeAll(async () => {
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
});

const password = "correct horse";

test("reports errors by field", async () => {
  const client = createClient({ url });
  const input = { username: "x", email: "no", password };
  const error: ClientError = await client.user.register.mutate(input).catch((reason) => reason);
  expect(error).toMatchObject({ name: "ClientError", code: "BAD_INPUT", status: 400 });
  expect(Object.keys(error.fields).sort()).toEqual(["email", "username"]);
});

test("exceeds the rate limit and still gets everything done", async () => {
  const client = createClient({ url });
  await client.user.guest.mutate({});
  const looks = Array.from({ length: 30 }, () => client.fields.view.query());
  expect(await Promise.all(looks)).toHaveLength(30);
});
