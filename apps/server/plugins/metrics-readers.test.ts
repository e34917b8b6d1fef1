/** Who may read `GET /metrics`; for others the path does not exist. */
import { request } from "node:http";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const TOKEN = "a-token-of-the-operator+/=~";
const ELSEWHERE = "198.51.100.7";

interface MetricsRequest {
  from?: string;
  headers?: Record<string, string>;
  url?: string;
  method?: "GET" | "HEAD" | "POST";
}

function ask(test: TestApp, { from = ELSEWHERE, headers = {}, ...options }: MetricsRequest) {
  const { url = "/metrics", method = "GET" } = options;
  return test.app.inject({ method, url, headers, remoteAddress: from });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Expects the same answer as for an unknown path, including all headers. */
async function expectNothingThere(test: TestApp, options: MetricsRequest): Promise<void> {
  const [refused, unknown] = [
    await ask(test, options),
    await ask(test, { ...options, url: "/api/nothing" }),
  ];
  expectRefusal(refused, 404, "NOT_FOUND");
  const withoutDate = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { date, ...others } = headers;
    return { statusCode, headers: others, body };
  };
  expect(withoutDate(refused)).toEqual(withoutDate(unknown));
}

async function expectMetrics(test: TestApp, options: MetricsRequest): Promise<void> {
  const answer = await ask(test, options);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("emberlode_sockets 0");
}

describe("with a token", () => {
  const app = useApp({ metricsToken: TOKEN });

  test.each<[string, MetricsRequest]>([
    ["with the token, from anywhere", { headers: bearer(TOKEN) }],
    ["and who writes the scheme otherwise", { headers: { authorization: `bearer  ${TOKEN} ` } }],
    ["through a proxy too", { headers: { ...bearer(TOKEN), "x-forwarded-for": "203.0.113.9" } }],
    ["under any name", { headers: { ...bearer(TOKEN), host: "play.example.com" } }],
    ["this machine without it", { from: "127.0.0.1" }],
    ["this machine with a wrong one", { from: "::1", headers: bearer("wrong") }],
  ])("lets in %s", (_, options) => expectMetrics(app, options));

  test.each<[string, MetricsRequest]>([
    ["nothing", {}],
    ["a wrong one", { headers: bearer("a-token-of-another-person") }],
    ["an empty one", { headers: { authorization: "Bearer " } }],
    ["the beginning of it", { headers: bearer(TOKEN.slice(0, -1)) }],
    ["more than it", { headers: bearer(`${TOKEN}x`) }],
    ["another case", { headers: bearer(TOKEN.toUpperCase()) }],
    ["another scheme", { headers: { authorization: `Basic ${TOKEN}` } }],
    ["the token alone", { headers: { authorization: TOKEN } }],
    ["it in a cookie", { headers: { cookie: `METRICS_TOKEN=${TOKEN}` } }],
    ["it in the address", { url: `/metrics?token=${TOKEN}` }],
    ["an address that says it is this machine", { headers: { "x-forwarded-for": "127.0.0.1" } }],
  ])("refuses %s from elsewhere", (_, options) => expectNothingThere(app, options));

  test("answers HEAD without a body, and 404 to POST", async () => {
    const head = await ask(app, { method: "HEAD", headers: bearer(TOKEN) });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect((await ask(app, { method: "HEAD" })).statusCode).toBe(404);
    await expectNothingThere(app, { method: "POST", headers: bearer(TOKEN) });
  });
});

describe("without a token", () => {
  const app = useApp();

  test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("%s can read", (from) =>
    expectMetrics(app, { from }),
  );

  test.each(["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "[::1]:3000"])(
    "this machine can read as host %s",
    (host) => expectMetrics(app, { from: "127.0.0.1", headers: { host } }),
  );

  test.each<[string, MetricsRequest]>([
    ["another machine", {}],
    ["another machine of the network", { from: "10.0.0.5" }],
    ["an address that only begins alike", { from: "127.0.0.1.example" }],
    ["any token", { headers: bearer("undefined") }],
    ["an empty token", { headers: bearer("null") }],
    ...["x-forwarded-for", "x-forwarded-proto", "x-real-ip", "x-client-ip", "via"].map(
      (name): [string, MetricsRequest] => [
        `what a proxy of this machine passes on with ${name}`,
        { from: "127.0.0.1", headers: { [name]: "127.0.0.1" } },
      ],
    ),
    [
      "a page that calls this machine by a name of its own",
      { from: "127.0.0.1", headers: { host: "localhost.evil.example:3000" } },
    ],
  ])("%s does not", (_, options) => expectNothingThere(app, options));
});

describe.each([1, "127.0.0.1", "loopback"])("behind a proxy, TRUST_PROXY=%s", (trustProxy) => {
  const app = useApp({ metricsToken: TOKEN, trustProxy });

  test("local connections come from the proxy, so only the token grants access", async () => {
    await expectNothingThere(app, { from: "127.0.0.1" });
    await expectNothingThere(app, {
      from: "127.0.0.1",
      headers: { "x-forwarded-for": "127.0.0.1" },
    });
    await expectMetrics(app, { from: "127.0.0.1", headers: bearer(TOKEN) });
  });
});

test("a direct loopback connection can read, one forwarded by a proxy cannot", async () => {
  const app = await createTestApp();
  const { port } = new URL(await app.app.listen({ host: "127.0.0.1", port: 0 }));
  const statusOf = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path: "/metrics", headers, agent: false };
      request(options, (answer) => resolve(answer.resume().statusCode))
        .on("error", reject)
        .end();
    });
  const statuses = [
    await statusOf({}),
    await statusOf({ "X-Forwarded-For": ELSEWHERE }),
    await statusOf({ Host: "play.example.com" }),
  ];
  await app.close();
  expect(statuses).toEqual([200, 404, 404]);
});
