// @ts-check
/** Installs dependencies when they are missing or no longer what the lockfile says. */
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir, tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "./root.mjs";
import { must, runNpm } from "./run.mjs";

const LOCKFILE = join(ROOT, "package-lock.json");
const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".emberlode-install");

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Whether what npm noted as installed is what the lockfile asks for. Optional packages may be
 * absent (another platform's binaries), but not present in another version.
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @returns {boolean}
 */
export function isSatisfied(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || !path.includes("node_modules/") || entry.link) return true;
    const there = installed[path];
    if (!there) return entry.optional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** What an installation depends on: the lockfile, and the platform its binaries are for. */
function stampText() {
  const hash = createHash("sha256").update(readFileSync(LOCKFILE)).digest("hex");
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** @param {string} file @returns {LockedPackages} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/** @param {string} stamp */
function isInstalled(stamp) {
  if (existsSync(STAMP)) {
    const before = readFileSync(STAMP, "utf8");
    if (before === stamp) return true;
    // Binaries of another platform, such as a folder shared with a container, are of no use.
    if (before.split(" ").slice(1).join() !== stamp.split(" ").slice(1).join()) return false;
  }
  const noted = join(MODULES, ".package-lock.json");
  return existsSync(noted) && isSatisfied(packagesOf(LOCKFILE), packagesOf(noted));
}

/** @param {string} path of a folder, which may not exist yet */
function isWritable(path) {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function homeFolder() {
  try {
    return homedir();
  } catch {
    return "";
  }
}

/**
 * A folder under the temporary one that only this user writes to.
 *
 * @param {string} name
 */
export function ownTemporaryFolder(name) {
  const user = process.platform === "win32" ? userInfo().username : String(process.getuid?.());
  const folder = join(tmpdir(), `emberlode-${name}-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * The environment for tools that keep a cache: a home folder that is missing or read-only is
 * replaced by one of our own.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const home = homeFolder();
  if (home !== "" && isWritable(home)) return env;
  env.HOME = ownTemporaryFolder("home");
  const cache = env.npm_config_cache;
  if (!cache || !isWritable(cache)) env.npm_config_cache = join(env.HOME, ".npm");
  return env;
}

/** Brings `node_modules` in line with the lockfile; does nothing, quickly, when it is already. */
export async function ensureInstalled() {
  const stamp = stampText();
  if (!isInstalled(stamp)) {
    console.log("Installing dependencies (npm ci) ...");
    const started = Date.now();
    // A NODE_ENV or npm setting that leaves out what the build needs is overruled here.
    const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
    await must(
      runNpm(args, { show: true, env: toolEnvironment() }),
      "The dependencies could not be installed: npm says why above. " +
        "Check the network connection and the free disk space, then run the command again.",
    );
    console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp) {
    try {
      writeFileSync(STAMP, stamp);
    } catch {
      // A read-only installation works as well; it is only checked the longer way each time.
    }
  }
}
