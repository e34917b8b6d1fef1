/** The client of scripts and bots against the server itself, over real HTTP. */
import { type ClientError, createClient } from "@emberlode/client";
import { beforeAll, expect, test } from "vitest";
import { useApp } from "./testing/use-app.ts";

const app = useApp();
let url: string;

beforeAll(async () => {
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
});

const password = "correct horse";

test("registers, keeps the session, walks, logs out", async () => {
  const client = createClient({ url });
  const { user } = await client.user.register.mutate({
    username: "Scripted",
    email: "scripted@example.com",
    password,
  });
  expect((await client.user.session.query()).user._id).toBe(user._id);
  const { x, y } = user.status;
  expect(await client.fields.move.mutate({ x: (x % 50) + 1, y })).toMatchObject({ y });
  await client.user.logout.mutate();
  await expect(client.user.session.query()).rejects.toMatchObject({ code: "NOT_LOGGED_IN" });
});

test("says what is wrong, by field", async () => {
  const client = createClient({ url });
  const input = { username: "x", email: "no", password };
  const error: ClientError = await client.user.register.mutate(input).catch((reason) => reason);
  expect(error).toMatchObject({ name: "ClientError", code: "BAD_INPUT", status: 400 });
  expect(Object.keys(error.fields).sort()).toEqual(["email", "username"]);
});

test("works with an API token", async () => {
  const client = createClient({ url });
  await client.user.guest.mutate({});
  await client.user.upgrade.mutate({ username: "Botty", email: "bot@example.com", password });
  const { secret } = await client.user.createToken.mutate({ name: "bot" });
  const bot = createClient({ url, token: secret });
  expect((await bot.user.session.query()).user.username).toBe("Botty");
  await expect(createClient({ url, token: "wrong" }).user.session.query()).rejects.toMatchObject({
    code: "NOT_LOGGED_IN",
  });
});

test("goes faster than it may and still gets everything done", async () => {
  const client = createClient({ url });
  await client.user.guest.mutate({});
  const looks = Array.from({ length: 30 }, () => client.fields.view.query());
  expect(await Promise.all(looks)).toHaveLength(30);
});

test("a call that is sent again under its key has one effect and one answer", async () => {
  const client = createClient({ url });
  await client.user.guest.mutate({});
  const again = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

  const marking = again();
  const { plot } = await client.plots.create.mutate({ title: "Camp", shape: "oval" }, marking);
  expect(await client.plots.create.mutate({ title: "Camp", shape: "oval" }, marking)).toEqual({
    plot,
  });
  expect(await client.plots.list.query()).toEqual({ plots: [plot] });

  const writing = again();
  const { log } = await client.logs.note.mutate({ content: "Slept well." }, writing);
  expect(await client.logs.note.mutate({ content: "Slept well." }, writing)).toEqual({ log });
  const { logs, totalCount } = await client.logs.list.query({ type: "note" });
  expect({ logs, totalCount }).toEqual({ logs: [log], totalCount: 1 });
  await expect(client.logs.note.mutate({ content: "Or not." }, writing)).rejects.toMatchObject({
    code: "KEY_REUSED",
    status: 409,
  });
});

test("what is refused for a while says for how long, and is not tried again", async () => {
  const client = createClient({ url, longestPauseMs: 2_000 });
  await client.user.guest.mutate({});
  for (let n = 0; n < 30; n += 1) await client.logs.note.mutate({ content: `note ${n}` });
  const error: ClientError = await client.logs.note
    .mutate({ content: "one more" })
    .catch((reason) => reason);
  expect(error).toMatchObject({ code: "TOO_MANY_NOTES", status: 429 });
  expect(error.retryAfterSeconds).toBeGreaterThan(3_000);
});

test("sends every try by the fetch that it is given", async () => {
  const seen: string[] = [];
  const client = createClient({
    url,
    fetch: async (input, init) => {
      seen.push(`${init?.method} ${new URL(String(input)).pathname}`);
      return fetch(input, init);
    },
  });
  await expect(client.user.session.query()).rejects.toMatchObject({ code: "NOT_LOGGED_IN" });
  expect(seen).toEqual(["GET /trpc/user.session"]);
});
