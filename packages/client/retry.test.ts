/** What the client does when answers fail, against a server that fails on purpose. */
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

/** Answers with each of these in turn, and notes what came. */
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
  if (!(error instanceof ClientError)) throw new Error(`not a ClientError: ${error}`);
  return error;
}

test("what fails in passing is tried again with the same key", async () => {
  const busy = refusal(503, "BUSY");
  const { url, seen } = await serve([busy, lost, gateway, refusal(429, "TOO_MANY_REQUESTS"), ok]);
  expect(await createClient({ url }).user.logout.mutate()).toEqual({ ok: true });
  expect(seen).toHaveLength(5);
  expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  expect(new Set(seen.map(({ origin }) => origin))).toEqual(new Set([url]));
});

test("each mutation has a key of its own, queries have none", async () => {
  const { url, seen } = await serve([ok]);
  const client = createClient({ url });
  await client.user.logout.mutate();
  await client.user.logout.mutate();
  await client.user.session.query();
  expect(seen[0]?.key).not.toBe(seen[1]?.key);
  expect(seen[2]?.key).toBeUndefined();
});

test("a server with another public address gets that one as origin", async () => {
  const { url, seen } = await serve([ok]);
  await createClient({ url, origin: "https://play.example.com" }).user.logout.mutate();
  expect(seen[0]?.origin).toBe("https://play.example.com");
});

test("a caller may bring the key", async () => {
  const { url, seen } = await serve([ok]);
  const idempotencyKey = crypto.randomUUID();
  await createClient({ url }).user.logout.mutate(undefined, { context: { idempotencyKey } });
  expect(seen[0]?.key).toBe(idempotencyKey);
});

test("what the game refuses is not tried again", async () => {
  const { url, seen } = await serve([refusal(409, "SPENT"), ok]);
  const error = await failure(createClient({ url }).user.logout.mutate());
  expect(error).toMatchObject({ code: "SPENT", status: 409, message: "SPENT." });
  expect(seen).toHaveLength(1);
});

test("it waits as long as it is told, and gives up where that is too long", async () => {
  const patient = await serve([refusal(429, "TOO_MANY_REQUESTS", 1), ok]);
  const started = performance.now();
  await createClient({ url: patient.url }).user.logout.mutate();
  expect(performance.now() - started).toBeGreaterThan(990);

  const hasty = await serve([refusal(429, "TOO_MANY_REQUESTS", 3600), ok]);
  const error = await failure(createClient({ url: hasty.url }).user.logout.mutate());
  expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 3600 });
  expect(hasty.seen).toHaveLength(1);
});

test("a server that never answers is NO_ANSWER after the last try", async () => {
  const { url, seen } = await serve([() => {}]);
  const client = createClient({ url, attempts: 2, timeoutMs: 100 });
  expect(await failure(client.user.session.query())).toMatchObject({
    code: "NO_ANSWER",
    status: 0,
  });
  expect(seen).toHaveLength(2);
});

test("nobody listening is NO_ANSWER", async () => {
  const client = createClient({ url: "http://127.0.0.1:1", attempts: 2 });
  expect(await failure(client.user.session.query())).toMatchObject({
    code: "NO_ANSWER",
    status: 0,
  });
});

test("cookies are kept, replaced and dropped as the server says", async () => {
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

test("a token goes instead of cookies", async () => {
  const { url, seen } = await serve([ok]);
  await createClient({ url, token: "secret" }).user.logout.mutate();
  expect(seen[0]).toMatchObject({ authorization: "Bearer secret", cookie: undefined });
});
