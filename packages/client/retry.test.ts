/** Reactions of the client to failures, against a fake server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { ClientError, createClient } from "./index.ts";

type Answer = (response: ServerResponse) => void;

interface Seen {
  key: string | undefined;
  origin: string | undefined;
  cookie: string | undefined;
  authorization: string | undefined;
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Responds with each of these answers in turn, and records the requests. */
async function serve(answers: readonly Answer[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const made = createServer((request: IncomingMessage, response) => {
    const { origin, cookie, authorization } = request.headers;
    const key = request.headers["idempotency-key"]?.toString();
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push({ key, origin, cookie, authorization });
    request.resume().on("end", () => answer?.(response));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  const address = made.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, seen };
}

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

const ok: Answer = (response) => json(response, 200, { result: { data: { ok: true } } });
const lost: Answer = (response) => response.destroy();
const gateway: Answer = (response) => response.writeHead(502).end("<html>Bad gateway</html>");

function refusal(status: number, gameCode: string, retryAfterSeconds?: number): Answer {
  const data = { httpStatus: status, gameCode, ...(retryAfterSeconds && { retryAfterSeconds }) };
  return (response) =>
    json(response, status, { error: { message: `${gameCode}.`, code: -32000, data } });
}

async function failure(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error(`This is not a ClientError: ${error}`);
  return error;
}

test("retries temporary failures with the same key", async () => {
  const busy = refusal(503, "BUSY");
  const { url, seen } = await serve([busy, lost, gateway, refusal(429, "TOO_MANY_REQUESTS"), ok]);
  expect(await createClient({ url }).user.logout.mutate()).toEqual({ ok: true });
  expect(seen).toHaveLength(5);
  expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  expect(new Set(seen.map(({ origin }) => origin))).toEqual(new Set([url]));
});

test("gives each mutation a separate key, and queries none", async () => {
  const { url, seen } = await serve([ok]);
  const client = createClient({ url });
  await client.user.logout.mutate();
  await client.user.logout.mutate();
  await client.user.session.query();
  expect(seen[0]?.key).not.toBe(seen[1]?.key);
  expect(seen[2]?.key).toBeUndefined();
});

test("uses the public origin of a server called by another URL", async () => {
  const { url, seen } = await serve([ok]);
  await createClient({ url, origin: "https://play.example.com" }).user.logout.mutate();
  expect(seen[0]?.origin).toBe("https://play.example.com");
});

test("uses the key of the caller", async () => {
  const { url, seen } = await serve([ok]);
  const idempotencyKey = crypto.randomUUID();
  await createClient({ url }).user.logout.mutate(undefined, { context: { idempotencyKey } });
  expect(seen[0]?.key).toBe(idempotencyKey);
});

test("does not retry refusals of the game", async () => {
  const { url, seen } = await serve([refusal(409, "SPENT"), ok]);
  const error = await failure(createClient({ url }).user.logout.mutate());
  expect(error).toMatchObject({ code: "SPENT", status: 409, message: "SPENT." });
  expect(seen).toHaveLength(1);
});

test("waits as long as requested, and gives up if that is too long", async () => {
  const patient = await serve([refusal(429, "TOO_MANY_REQUESTS", 1), ok]);
  const started = performance.now();
  await createClient({ url: patient.url }).user.logout.mutate();
  expect(performance.now() - started).toBeGreaterThan(990);

  const hasty = await serve([refusal(429, "TOO_MANY_REQUESTS", 3600), ok]);
  const error = await failure(createClient({ url: hasty.url }).user.logout.mutate());
  expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 3600 });
  expect(hasty.seen).toHaveLength(1);
});

test("reports NO_ANSWER after the last try if the server never responds", async () => {
  const { url, seen } = await serve([() => {}]);
  const client = createClient({ url, maxTries: 2, timeoutMs: 100 });
  expect(await failure(client.user.session.query())).toMatchObject({
    code: "NO_ANSWER",
    status: 0,
  });
  expect(seen).toHaveLength(2);
});

test("reports NO_ANSWER if nothing is listening", async () => {
  const client = createClient({ url: "http://127.0.0.1:1", maxTries: 2 });
  expect(await failure(client.user.session.query())).toMatchObject({
    code: "NO_ANSWER",
    status: 0,
  });
});

test("stores, replaces and deletes cookies", async () => {
  const set =
    (...cookies: string[]): Answer =>
    (response) =>
      json(response, 200, { result: { data: { ok: true } } }, { "set-cookie": cookies });
  const { url, seen } = await serve([
    set("sid=one; Path=/; HttpOnly", "loggedIn=1; Max-Age=3600"),
    set("sid=two"),
    set("sid=; Max-Age=0", "loggedIn=; max-age=0"),
    ok,
  ]);
  const client = createClient({ url });
  for (let i = 0; i < 4; i += 1) await client.user.logout.mutate();
  expect(seen.map(({ cookie }) => cookie)).toEqual([
    undefined,
    "sid=one; loggedIn=1",
    "sid=two; loggedIn=1",
    undefined,
  ]);
});

test("sends a token instead of cookies", async () => {
  const { url, seen } = await serve([ok]);
  await createClient({ url, token: "secret" }).user.logout.mutate();
  expect(seen[0]).toMatchObject({ authorization: "Bearer secret", cookie: undefined });
});
