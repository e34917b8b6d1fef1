/** `npm run bots` against a real server. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@emberlode/client";
import { useServers } from "@emberlode/server/testing/use-servers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseBotsOptions } from "./lib/bots-options.ts";

const SCRIPTS = import.meta.dirname;
const running: ChildProcess[] = [];
const servers = useServers();
let url: string;

/** Starts a TypeScript file and collects its output on both streams. */
function run(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    cwd: SCRIPTS,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  const look: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
      for (const one of look) one();
    });
  }
  return {
    child,
    text: () => text,
    says: (wanted: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const check = () => {
          const found = wanted.exec(text);
          if (found) resolve(found);
        };
        look.push(check);
        child.once("exit", (code) => reject(new Error(`The bots exited with ${code}: ${text}`)));
        check();
      }),
  };
}

beforeAll(async () => {
  ({ url } = await servers.start({ SIGNUPS_PER_HOUR: "2", LOG_LEVEL: "warn" }));
});

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
});

const options = (accounts: string, count: string) => [
  ...["--server", url, "--accounts", accounts, "--count", count],
  ...["--temperaments", "raider,builder", "--pace", "tireless"],
];

/** Waits until the accounts file has this many entries and returns their names. */
async function namesIn(path: string, count: number): Promise<string[]> {
  for (;;) {
    const text = await readFile(path, "utf8").catch(() => "[]");
    const accounts: { username: string }[] = JSON.parse(text);
    if (accounts.length >= count) return accounts.map(({ username }) => username);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const pageOf = (username: string) => createClient({ url }).ranks.player.query({ username });
const POLL = { timeout: 30_000 };

test("labeled bots play, report refused sign-ups, stop at Ctrl-C and continue later", async () => {
  const accounts = join(servers.dataDir, "accounts", "bots.json");
  const first = run("bots.ts", options(accounts, "3"));
  const names = await namesIn(accounts, 2);
  expect((await stat(accounts)).mode & 0o077).toBe(0);
  for (const name of names) {
    const page = () => pageOf(name);
    await expect.poll(page, POLL).toMatchObject({
      isBot: true,
      baseName: expect.stringMatching(/^(Crow's Perch|Scaffold Hall)$/),
      profilePicture: expect.stringMatching(/./),
    });
  }
  await first.says(/bot 3: no account: .*SIGNUPS_PER_HOUR.*--count/);
  first.child.kill("SIGINT");
  expect(await once(first.child, "exit")).toEqual([0, null]);
  expect(first.text()).toContain(accounts);

  const second = run("bots.ts", options(accounts, "2"));
  await second.says(/Running 2 bots/);
  // The badge of the first dig or factory proves that they act.
  for (const name of names) {
    await expect.poll(async () => (await pageOf(name)).badges.length, POLL).toBeGreaterThan(0);
  }
  second.child.kill("SIGINT");
  expect(await once(second.child, "exit")).toEqual([0, null]);
  expect(await namesIn(accounts, 2)).toEqual(names);
});

test("refuses invalid options", async () => {
  const mistakes = [
    ["--count", "0"],
    ["--temperaments", "dancer"],
    ["--habits", "dancer"],
    ["--pace", "fast"],
    ["--what"],
  ];
  expect(mistakes.map(parseBotsOptions)).toEqual(mistakes.map(() => null));
  expect(parseBotsOptions(options("bots.json", "2"))).toMatchObject({ count: 2, pace: "tireless" });
  const wrong = run("bots.ts", ["--what"]);
  expect((await once(wrong.child, "close"))[0]).toBe(2);
  expect(wrong.text()).toContain("npm run bots -- [options]");
});
