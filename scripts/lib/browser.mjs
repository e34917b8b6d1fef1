// @ts-check
/**
 * Finds a Chromium for the browser journeys, or installs one.
 * As a program: prints `{ "full": …, "headless": … }`, or exits with 1 and says how to get one.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, runOrExplain } from "./failure.mjs";

import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { ownTemporaryFolder, toolEnvironment } from "./tool-environment.mjs";

/**
 * @typedef {object} Browser
 * @property {string} path
 * @property {boolean} sandbox whether its sandbox works (not as root or in most containers)
 */

/**
 * @typedef {object} Browsers
 * @property {Browser} full reads user settings from its profile
 * @property {Browser} headless Chromium's headless shell, which opens pages faster; `full` if
 * missing
 */

const PROBE_MS = 30_000;
const DOWNLOAD_MS = 240_000;
const APT_MS = 600_000;
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

const HOW_TO_GET_ONE =
  "The browser journeys need Chromium or Chrome, and none could be found or installed.\n" +
  "Get one in any of these ways and run the command again:\n" +
  "  - npx playwright-core install --with-deps chromium\n" +
  "  - Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome\n" +
  "  - set CHROMIUM_PATH to the program of a Chromium that is already there\n" +
  "Everything but the browser journeys runs with: npm test -- --skip journeys";

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const suffix = process.platform === "win32" ? ".exe" : "";
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/** Places where a Chromium is usually found, those on the PATH first. */
function usualPlaces() {
  return [
    ...onPath(NAMES),
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/usr/lib64/chromium-browser/chromium-browser",
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
    ...["/", homedir()].flatMap((base) => [
      join(base, "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
      join(base, "Applications/Chromium.app/Contents/MacOS/Chromium"),
    ]),
    ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
      const base = process.env[name];
      return base ? [join(base, "Google/Chrome/Application/chrome.exe")] : [];
    }),
  ];
}

/**
 * Starts a browser once and renders a page, so that a stub, a missing library or a forbidden
 * sandbox is noticed here and not in the middle of a journey.
 *
 * @param {string} path
 * @returns {Promise<{ browser: Browser | undefined, why: string }>}
 */
async function probe(path) {
  const mayUseSandbox = process.getuid?.() !== 0;
  let why = "";
  for (const sandbox of mayUseSandbox ? [true, false] : [false]) {
    const profile = mkdtempSync(join(tmpdir(), "emberlode-probe-"));
    const flags = ["--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
    if (!sandbox) flags.push("--no-sandbox");
    const page = "data:text/html,<p>ready-to-play</p>";
    const result = await run(path, [...flags, `--user-data-dir=${profile}`, "--dump-dom", page], {
      timeoutMs: PROBE_MS,
      env: toolEnvironment(),
    });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    if (result.output.includes("<p>ready-to-play</p>")) return { browser: { path, sandbox }, why };
    const lastLine = result.output.trim().split("\n").at(-1);
    why = result.timedOut ? "it did not answer in time" : lastLine || "it shows no page";
  }
  return { browser: undefined, why };
}

/** Uses Playwright's own browser folder, unless it isn't writable. */
function playwrightEnvironment() {
  const env = toolEnvironment();
  if (!env.PLAYWRIGHT_BROWSERS_PATH && env.HOME !== process.env.HOME) {
    env.PLAYWRIGHT_BROWSERS_PATH = ownTemporaryFolder("browsers");
  }
  return env;
}

/** The path of Playwright's own Chromium, whether or not it is installed. */
async function playwrightPath() {
  const program = 'console.log(require("playwright-core").chromium.executablePath())';
  const result = await run(process.execPath, ["-e", program], {
    env: playwrightEnvironment(),
    cwd: join(ROOT, "apps/web"),
  });
  return result.code === 0 ? result.output.trim() : "";
}

/**
 * @param {readonly string[]} places
 * @returns {Promise<Browser | undefined>} the first that starts
 */
async function firstThatStarts(places) {
  for (const place of new Set(places)) {
    if (place === "" || !existsSync(place)) continue;
    const { browser } = await probe(place);
    if (browser) return browser;
  }
  return undefined;
}

/** @returns {Promise<Browser | undefined>} a browser that is already on this machine */
async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const { browser, why } = existsSync(chosen)
      ? await probe(chosen)
      : { browser: undefined, why: "there is no such file" };
    if (browser) return browser;
    throw new Failure(
      `CHROMIUM_PATH is ${chosen}, which does not start: ${why}\n` +
        "Set it to the program of a Chromium or Chrome, or leave it unset to have one found.",
    );
  }
  return firstThatStarts([...usualPlaces(), await playwrightPath()]);
}

/** @param {(line: string) => void} say */
async function downloadBrowser(say) {
  say("No Chromium here: downloading Playwright's (about 170 MB) ...");
  const cli = join(ROOT, "node_modules/playwright-core/cli.js");
  const env = { ...playwrightEnvironment(), PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" };
  const install = await run(process.execPath, [cli, "install", "--no-shell", "chromium"], {
    env,
    timeoutMs: DOWNLOAD_MS,
  });
  if (install.code !== 0) {
    const reason = /Error: (.*)/.exec(install.output)?.[1] ?? "no reason given";
    say(install.timedOut ? "The download took too long." : `The download failed: ${reason}`);
    return undefined;
  }
  const path = await playwrightPath();
  const found = await firstThatStarts([path]);
  if (found || process.getuid?.() !== 0 || process.platform !== "linux") return found;
  say("It needs system libraries: installing them ...");
  await run(process.execPath, [cli, "install-deps", "chromium"], { env, timeoutMs: APT_MS });
  return firstThatStarts([path]);
}

/** @param {(line: string) => void} say */
async function aptBrowser(say) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  say("Installing Chromium with apt-get ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env, timeoutMs: APT_MS });
  const args = ["install", "--yes", "--no-install-recommends"];
  const install = await run("apt-get", [...args, "chromium"], { env, timeoutMs: APT_MS });
  if (install.code !== 0) say("apt-get could not install it.");
  // Some distributions do not have it: the journeys run without, but slower.
  else await run("apt-get", [...args, "chromium-headless-shell"], { env, timeoutMs: APT_MS });
  return firstThatStarts(usualPlaces());
}

/**
 * @param {(line: string) => void} say called before each step that takes long
 * @returns {Promise<Browsers>}
 */
export async function ensureBrowsers(say) {
  const full = (await findBrowser()) ?? (await downloadBrowser(say)) ?? (await aptBrowser(say));
  if (!full) throw new Failure(HOW_TO_GET_ONE);
  const shell = process.env.CHROMIUM_PATH
    ? undefined
    : await firstThatStarts([...onPath(SHELL_NAMES), "/usr/lib/chromium/chromium-headless-shell"]);
  return { full, headless: shell ?? full };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runOrExplain(async () => {
    const browsers = await ensureBrowsers((line) => console.error(line));
    console.log(JSON.stringify(browsers));
  });
}
