// @ts-check
/** Builds server and web with turbo, which takes unchanged parts from its cache. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { must, run } from "./run.mjs";
import { isWritable, toolEnvironment } from "./tool-environment.mjs";

export const SERVER_ENTRY = join(ROOT, "apps/server/dist/main.js");

/**
 * @typedef {object} TurboOptions
 * @property {boolean} [show] print output as it comes instead of keeping it
 * @property {readonly string[]} [args] further options of turbo
 * @property {NodeJS.ProcessEnv} [env] added to the environment of the tools
 */

/**
 * Runs tasks of turbo.json.
 *
 * @param {readonly string[]} tasks
 * @param {TurboOptions} [options]
 */
export function turbo(tasks, { show = false, args = [], env = {} } = {}) {
  const program = join(ROOT, "node_modules/turbo/bin/turbo");
  const logs = show ? "full" : "errors-only";
  const fixed = ["--continue=always", `--output-logs=${logs}`, "--no-update-notifier"];
  return run(process.execPath, [program, "run", ...tasks, ...fixed, ...args], {
    show,
    env: { ...toolEnvironment(), ...env },
  });
}

/** Builds what has changed. If the build isn't writable, the existing one is used. */
export async function ensureBuilt() {
  if (existsSync(SERVER_ENTRY) && !isWritable(() => SERVER_ENTRY)) return;
  console.log("Building what has changed ...");
  await must(turbo(["build"]), "The build failed (see above). The server was not started.");
}
