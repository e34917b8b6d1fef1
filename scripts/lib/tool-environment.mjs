// @ts-check
/** The environment of npm, turbo and browsers, with a writable home folder. */
import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir, tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** @param {() => string} path */
export function isWritable(path) {
  try {
    accessSync(path(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder inside the temporary one that only this user writes to.
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
 * The environment for tools that keep a cache. A missing or read-only home folder is replaced by
 * one of our own.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  if (isWritable(homedir)) return env;
  env.HOME = ownTemporaryFolder("home");
  const cache = env.npm_config_cache ?? "";
  if (!isWritable(() => cache)) env.npm_config_cache = join(env.HOME, ".npm");
  return env;
}
