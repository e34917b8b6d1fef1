// @ts-check
/** Builds server and web when their sources have changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolEnvironment } from "./install.mjs";
import { ROOT } from "./root.mjs";
import { must, run } from "./run.mjs";

export const SERVER_ENTRY = join(ROOT, "apps/server/dist/main.js");
const WEB_ENTRY = join(ROOT, "apps/web/dist/index.html");
const STAMP = join(ROOT, "apps/server/dist/.build-stamp");

/** What a build is made from. */
const SOURCES = ["packages", "apps", "drizzle", "package-lock.json", "tsconfig.base.json"];
const IGNORED_FOLDERS = new Set(["node_modules", "dist", "journeys", "coverage"]);
const IGNORED_FILES = /\.test\.tsx?$|\.md$/;

/**
 * @param {string} path
 * @returns {string[]} files below it, sorted
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        const ignored = entry.name.startsWith(".") || IGNORED_FOLDERS.has(entry.name);
        return ignored ? [] : filesUnder(join(path, entry.name));
      }
      return IGNORED_FILES.test(entry.name) ? [] : [join(path, entry.name)];
    });
}

/** @param {string} file */
function sizeAndTime(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/**
 * Two fingerprints of the sources: the quick one looks at sizes and times, the exact one at
 * contents, so that touching a file or switching branches to and fro does not build again.
 *
 * @returns {{ quick: string, exact: () => string }}
 */
function fingerprint() {
  const files = SOURCES.flatMap((source) => filesUnder(join(ROOT, source)));
  const built = [SERVER_ENTRY, WEB_ENTRY].filter(existsSync);
  const quick = createHash("sha256");
  for (const file of [...files, ...built]) quick.update(`${file} ${sizeAndTime(file)}\n`);
  return {
    quick: quick.digest("hex"),
    exact() {
      const exact = createHash("sha256");
      for (const file of files) exact.update(`${file}\n`).update(readFileSync(file)).update("\n");
      for (const file of built) exact.update(sizeAndTime(file));
      return exact.digest("hex");
    },
  };
}

function isBuilt() {
  if (![SERVER_ENTRY, WEB_ENTRY, STAMP].every(existsSync)) return false;
  const [quick, exact] = readFileSync(STAMP, "utf8").trim().split("\n");
  const now = fingerprint();
  if (now.quick === quick) return true;
  if (now.exact() !== exact) return false;
  writeStamp();
  return true;
}

function writeStamp() {
  const { quick, exact } = fingerprint();
  writeFileSync(STAMP, `${quick}\n${exact()}\n`);
}

/** Builds everything, whatever the stamp says; unchanged parts come from turbo's cache. */
export function turbo(/** @type {string} */ task, /** @type {boolean} */ show = false) {
  const program = join(ROOT, "node_modules/turbo/bin/turbo");
  const args = [
    program,
    "run",
    task,
    "--continue",
    "--output-logs=errors-only",
    "--no-update-notifier",
  ];
  return run(process.execPath, args, { show, env: toolEnvironment() });
}

/** Notes that what is in `dist` was built from the sources as they are now. */
export function noteBuilt() {
  writeStamp();
}

/** Builds when stale; takes a few dozen milliseconds when not. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log("Building the game ...");
  const started = Date.now();
  await must(turbo("build"), "The build failed: the output above says where. Nothing was started.");
  noteBuilt();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
