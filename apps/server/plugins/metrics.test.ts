/** The numbers in `GET /metrics` follow activity, and requests cannot multiply them. */
import { UnavailableError } from "@emberlode/db";
import { wrapCoordinate } from "@emberlode/game";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Metrics, readMetrics } from "../testing/metrics.ts";
import { putOn, register, type TestPlayer } from "../testing/players.ts";
import { connected, TestSockets } from "../testing/sockets.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;

/** Registers a player by a call, which the metrics count. */
async function registerOverRest(test: TestApp, username: string): Promise<void> {
  const body = { username, email: `${username}@example.org`, password: "correct horse" };
  const { statusCode } = await test.send({ method: "POST", url: "/api/users", body });
  expect(statusCode).toBe(201);
}

beforeAll(async () => {
  player = await register(app);
  await registerOverRest(app, "Counted");
});

type MetricSelector = readonly [name: string, labels?: Record<string, string>];

/** How much these numbers grow during `work`. */
async function growth(
  wanted: readonly MetricSelector[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  const before = await readMetrics(app);
  await work();
  const after = await readMetrics(app);
  return wanted.map(([name, labels]) => after.value(name, labels) - before.value(name, labels));
}

const calls = (procedure: string, code: string): MetricSelector => [
  "emberlode_procedure_calls_total",
  { procedure, code },
];
const requests = (route: string, method: string, status: string): MetricSelector => [
  "emberlode_http_requests_total",
  { route, method, status },
];

describe("the text", () => {
  test("is Prometheus's format, uncacheable, and describes every metric once", async () => {
    const answer = await app.app.inject({ method: "GET", url: "/metrics" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const types = Array.from(answer.body.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, ...type]) => type);
    const names = types.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of ["process_cpu_seconds_total", "nodejs_eventloop_lag_p99_seconds"]) {
      expect(names).toContain(name);
    }
    for (const [name = "", type] of types.filter(([name]) => name?.startsWith("emberlode_"))) {
      expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
    }
  });

  test("has histograms whose buckets add up to their count", async () => {
    const { samples, value } = await readMetrics(app);
    const name = "emberlode_procedure_duration_seconds";
    const own = samples.filter((line) => line.includes('procedure="user.register"'));
    const buckets = own.filter((line) => line.startsWith(`${name}_bucket`));
    const counts = buckets.map((line) => Number(line.split(" ")[1]));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(buckets.at(-1)).toMatch(/le="\+Inf"/);
    const labels = { procedure: "user.register" };
    expect(counts.at(-1)).toBe(value(`${name}_count`, labels));
    expect(counts.at(-1)).toBe(1);
    expect(value(`${name}_sum`, labels)).toBeGreaterThan(0);
  });
});

describe("numbers", () => {
  test("follow a dig, its refusal and a step, over REST and tRPC", async () => {
    const field = await putOn(app, player, "metal");
    const dig = { type: "metal", field };
    const statuses: number[] = [];
    const grown = await growth(
      [
        calls("user.gather", "OK"),
        calls("user.gather", "SPENT"),
        calls("user.gather", "NOT_LOGGED_IN"),
        calls("fields.move", "OK"),
        requests("/api/user/gather", "PATCH", "2xx"),
        requests("/api/user/gather", "PATCH", "4xx"),
        requests("/trpc/:path", "POST", "4xx"),
        requests("/api/fields/coords", "GET", "2xx"),
        ["emberlode_http_request_duration_seconds_count", { route: "/api/user/gather" }],
        ["emberlode_commit_batch_actions_count"],
        ["emberlode_commit_batch_actions_sum"],
        ["emberlode_commit_duration_seconds_count"],
        ["emberlode_commit_failures_total"],
      ],
      async () => {
        const { sid } = player;
        const gather = { method: "PATCH", url: "/api/user/gather", body: dig } as const;
        const step = `/api/fields/coords?x=${wrapCoordinate(field.x + 1)}&y=${field.y}`;
        for (const request of [
          { ...gather, sid },
          { ...gather, sid },
          gather,
          { method: "POST", url: "/trpc/user.gather", body: dig, sid },
          { method: "GET", url: step, sid },
        ] as const) {
          statuses.push((await app.send(request)).statusCode);
        }
      },
    );
    expect(statuses).toEqual([200, 409, 401, 409, 200]);
    // A refusal writes nothing; the dig and the step do.
    expect(grown).toEqual([1, 2, 1, 1, 1, 2, 1, 1, 3, 2, 2, 2, 0]);
  });

  test("show an unreachable database", async () => {
    const identify = vi.spyOn(app.services.sessions, "identify");
    identify.mockRejectedValue(new UnavailableError("gone"));
    const grown = await growth(
      [["emberlode_db_outage_calls_total"], calls("user.session", "BUSY")],
      () => app.send({ method: "GET", url: "/api/auth", sid: player.sid }),
    );
    identify.mockRestore();
    expect(grown).toEqual([1, 1]);
  });

  test("show jobs, including failed ones", async () => {
    const refresh = vi.spyOn(app.services.ranking, "refresh");
    refresh.mockRejectedValue(new Error("no ranking today"));
    const wanted = ["world refresh", "ranking"].flatMap((job): MetricSelector[] => [
      ["emberlode_job_runs_total", { job }],
      ["emberlode_job_failures_total", { job }],
    ]);
    const grown = await growth(wanted, () => app.runJobs().catch(() => {}));
    refresh.mockRestore();
    expect(grown).toEqual([1, 0, 1, 1]);
  });

  test("show sent and failed mails", async () => {
    const { mailer } = app.services;
    const mail = { to: "a@example.com", subject: "s", text: "t", html: "h" };
    const grown = await growth(
      [
        ["emberlode_mails_total", { outcome: "sent" }],
        ["emberlode_mails_total", { outcome: "failed" }],
      ],
      async () => {
        mailer.post(async () => mail);
        mailer.post(async () => null);
        mailer.post(() => Promise.reject(new Error("no such player")));
        await mailer.settled();
      },
    );
    expect(grown).toEqual([1, 1]);
  });

  test("show sockets, their players and sent messages", async () => {
    const sockets = new TestSockets(await app.app.listen({ host: "127.0.0.1", port: 0 }));
    const other = await register(app);
    const all = [sockets.as(player), sockets.as(player), sockets.as(other)];
    expect(await Promise.all(all.map(connected))).toEqual(all.map(() => "connected"));
    const now = ({ value }: Metrics) => [
      value("emberlode_sockets"),
      value("emberlode_players_online"),
    ];
    expect(now(await readMetrics(app))).toEqual([3, 2]);
    const grown = await growth(
      [["emberlode_socket_messages_delivered_total"], ["emberlode_live_reconnects_total"]],
      async () => {
        const removals = all.map(
          (socket) => new Promise((done) => socket.once("chat:removed", done)),
        );
        app.services.live.publish({ t: "reconnected", missedSince: app.services.clock.now() });
        app.services.live.publish({ t: "removed", room: "global", seq: 1 });
        await Promise.all(removals);
      },
    );
    expect(grown).toEqual([3, 1]);
    sockets.close();
    await expect.poll(async () => now(await readMetrics(app))).toEqual([0, 0]);
  });
});

describe("the number of series", () => {
  const seriesOf = ({ samples }: Metrics) =>
    new Set(samples.map((line) => line.slice(0, line.lastIndexOf(" "))));
  const METHODS = ["GET", "POST", "DELETE"] as const;

  test("stays small for a thousand unknown paths", async () => {
    const get = (url: string) => app.send({ method: "GET", url });
    for (const method of METHODS) await app.send({ method, url: "/nothing" });
    await get("/trpc/nothing");
    await get("/api/users/nobody");
    await get("/api/%ff");
    const before = await readMetrics(app);
    const paths = ["/", "/api/", "/api/users/", "/trpc/", "/trpc/user.", "/metrics/", "/pictures/"];
    for (let n = 0; n < 1_000; n += 1) {
      const url = `${paths[n % paths.length]}x${n.toString(36)}${n % 11 === 0 ? "%ff" : ""}`;
      await app.send({ method: METHODS[n % METHODS.length] ?? "GET", url });
    }
    const after = await readMetrics(app);
    const [old, all] = [seriesOf(before), seriesOf(after)];
    const added = [...all].filter((series) => !old.has(series) && series.startsWith("emberlode_"));
    expect(added.filter((series) => /[/.]x/.test(series))).toEqual([]);
    // At most the routes that these paths match, by method: counters and buckets.
    expect(added.length).toBeLessThan(100);
    const total = (metrics: Metrics) => metrics.value("emberlode_http_requests_total");
    // The first reading is counted only after it was written.
    expect(total(after) - total(before)).toBe(1_001);
    const unknown = { procedure: "unknown" };
    const name = "emberlode_procedure_calls_total";
    expect(after.value(name, unknown) - before.value(name, unknown)).toBeGreaterThan(50);
  });
});

test("two applications in one process count separately and share process metrics", async () => {
  const other = await createTestApp();
  const before = await readMetrics(app);
  await registerOverRest(other, "Counted");
  const theirs = await readMetrics(other);
  await other.close();
  const mine = await readMetrics(app);
  const name = "emberlode_procedure_calls_total";
  const labels = { procedure: "user.register" };
  expect(theirs.value(name, labels)).toBe(1);
  expect(mine.value(name, labels)).toBe(before.value(name, labels));
  for (const metrics of [theirs, mine]) {
    expect(metrics.value("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  }
});
