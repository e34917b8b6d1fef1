/** A browser with a debugging port but no test runner attached, for measurements. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium } from "playwright-core";
import { findBrowserPrograms } from "./browser-program.ts";
import { FLAGS } from "./player-browser.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

const READY_MS = 30_000;
/** The file in a profile to which Chromium writes its port. */
const PORT_FILE = "DevToolsActivePort";

export interface OpenBrowser {
  port: number;
  close(): Promise<void>;
}

async function portOf(profile: string): Promise<number> {
  for (const until = Date.now() + READY_MS; Date.now() < until; await wait(50)) {
    const written = await readFile(join(profile, PORT_FILE), "utf8").catch(() => "");
    const port = Number(written.split("\n", 1)[0]);
    if (port > 0) return port;
  }
  throw new Error("The browser opened no port.");
}

async function addCookies(port: number, cookies: Cookies): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

/** Starts a browser with its own profile and these cookies. */
export async function openBrowser(cookies: Cookies): Promise<OpenBrowser> {
  const { path, sandbox } = findBrowserPrograms().full;
  const profile = await mkdtemp(join(tmpdir(), "emberlode-browser-"));
  const flags = ["--headless", `--user-data-dir=${profile}`, "--remote-debugging-port=0", ...FLAGS];
  if (!sandbox) flags.push("--no-sandbox");
  const child = spawn(path, [...flags, "about:blank"], { stdio: "ignore" });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const port = await portOf(profile);
    await addCookies(port, cookies);
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
