/** The neighbors' process: who has one, what it does, and that the server survives without. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@emberlode/client";
import { createTestDatabase, type TestDatabase } from "@emberlode/db/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEnv } from "./env.ts";
import { neighborCountOf } from "./neighbor-count.ts";
import { withNeighbors } from "./neighbors-process.ts";
import { SESSION_SECRET_FILE } from "./secrets.ts";
import { type DataDir, endAll, makeEmptyDir, startProcess } from "./testing/server-process.ts";

const FULL = process.env.FULL === "1";

const POLL = { timeout: 30_000, interval: 100 };

let dataDir: DataDir;
let database: TestDatabase | undefined;
beforeEach(async () => {
  dataDir = await makeEmptyDir();
});
afterEach(async () => {
  await endAll();
  await database?.drop();
  await dataDir.remove();
});

/** A new world, with the neighbors' accounts in this test's folder. */
async function home(): Promise<Record<string, string>> {
  database = await createTestDatabase("founded");
  return { DATA_DIR: dataDir.path, DATABASE_URL: database.url };
}

describe("the number of neighbors", () => {
  const wanted = (settings: Record<string, string> = {}) =>
    neighborCountOf(parseEnv({ DATA_DIR: join(dataDir.path, "data"), ...settings }, "/srv"));
  const file = (name: string) => {
    mkdirSync(join(dataDir.path, "data"), { recursive: true });
    writeFileSync(join(dataDir.path, "data", name), "[]");
  };

  test("is eight in a new world and in one that has neighbors", () => {
    expect(wanted()).toBe(8);
    file(SESSION_SECRET_FILE);
    expect(wanted()).toBe(0);
    file("neighbors.json");
    expect(wanted()).toBe(8);
  });

  test("is zero in an external database unless configured", () => {
    const DATABASE_URL = "postgres://localhost/game";
    expect(wanted({ DATABASE_URL })).toBe(0);
    expect(wanted({ DATABASE_URL, NEIGHBORS: "3" })).toBe(3);
    expect(wanted({ NEIGHBORS: "0" })).toBe(0);
  });
});

/** The neighbors' processes with accounts in this test's folder. */
function neighborProcesses(): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,args="]).toString().split("\n");
  const ours = lines.filter((line) => line.includes(join(dataDir.path, "neighbors.json")));
  return ours.map((line) => Number(line.trim().split(/\s+/)[0]));
}

function accounts(): { username: string; temperament: string }[] {
  try {
    return JSON.parse(readFileSync(join(dataDir.path, "neighbors.json"), "utf8"));
  } catch {
    return [];
  }
}

test.runIf(FULL)(
  "they start, are restarted, and end with the server",
  async () => {
    const PUBLIC_URL = "https://play.example.com";
    const server = await startProcess({ ...(await home()), NEIGHBORS: "2", PUBLIC_URL });
    await expect.poll(() => accounts().length, POLL).toBe(2);
    expect(accounts().map(({ temperament }) => temperament)).toEqual(["digger", "explorer"]);
    const [first = 0] = neighborProcesses();
    process.kill(first, "SIGKILL");
    await expect
      .poll(() => neighborProcesses().filter((pid) => pid !== first), POLL)
      .toHaveLength(1);
    expect(server.errors()).toContain("neighbors process exited");
    expect(server.child.exitCode).toBe(null);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(neighborProcesses()).toEqual([]);
  },
  90_000,
);

test("they play as labeled bots and do not outlive a killed server", async () => {
  const server = await startProcess({ ...(await home()), NEIGHBORS: "1" });
  const url = server.url.replace("localhost", "127.0.0.1");
  await expect.poll(() => accounts().length, POLL).toBe(1);
  const username = accounts()[0]?.username ?? "";
  const page = () => createClient({ url }).ranks.player.query({ username });
  // Others see a base after the first action, before which a bot only looks around.
  await expect.poll(page, POLL).toMatchObject({ isBot: true, baseLevel: 1 });
  expect((await page()).profilePicture).not.toBe("");
  await server.end("SIGKILL");
  await expect.poll(neighborProcesses, POLL).toEqual([]);
}, 90_000);

test.runIf(FULL)(
  "a failing process is restarted with growing pauses",
  async () => {
    const entry = join(dataDir.path, "broken.mjs");
    writeFileSync(entry, 'throw new Error("no");');
    const lines: { pauseMs: number; stderrTail: string }[] = [];
    let stopped = 0;
    const server = {
      address: "http://localhost:1",
      localUrl: "http://127.0.0.1:1",
      demo: null,
      stop: async () => {
        stopped += 1;
      },
    };
    const log = { info: () => {}, warn: (line: (typeof lines)[number]) => lines.push(line) };
    const env = { DATA_DIR: dataDir.path, PUBLIC_URL: undefined };
    const kept = withNeighbors(server, { entry, count: 1, env, log });
    await expect.poll(() => lines.length, POLL).toBe(2);
    expect(lines.map(({ pauseMs }) => pauseMs)).toEqual([1000, 2000]);
    expect(lines[0]?.stderrTail).toContain("Error: no");
    await kept.stop();
    expect(stopped).toBe(1);
  },
  60_000,
);
