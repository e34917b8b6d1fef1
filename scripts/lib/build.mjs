// @ts-check
/** Has turbo build server and web; what has not changed comes from its cache. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { must, run } from "./run.mjs";
import { isWritable, toolEnvironment } from "./tool-environment.mjs";

export const SERVER_ENTRY = join(ROOT, "apps/server/dist/main.js");

/** Runs one of the tasks of turbo.json in every workspace. */
export function turbo(/** @type {string} */ task, /** @type {boolean} */ show = false) {
  const program = join(ROOT, "node_modules/turbo/bin/turbo");
  const options = ["--continue", "--output-logs=errors-only", "--no-update-notifier"];
  return run(process.execPath, [program, "run", task, ...options], {
    show,
    env: toolEnvironment(),
  });
}

/** Builds what has changed; whoever may not write here runs what somebody else has built. */
export async function ensureBuilt() {
  if (existsSync(SERVER_ENTRY) && !isWritable(() => SERVER_ENTRY)) return;
  console.log("Building what has changed ...");
  await must(turbo("build"), "The build failed: the output above says where. Nothing was started.");
}
