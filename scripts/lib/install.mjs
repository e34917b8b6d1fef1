// @ts-check
/** Has npm install what is missing. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { must, runNpm } from "./run.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/** npm writes this note whenever it has installed, or has seen that nothing was missing. */
const NOTE = join(ROOT, "node_modules/.package-lock.json");
/** Is there unless the folder was filled on another platform, as one shared with a container. */
const BINARY = join(ROOT, `node_modules/@esbuild/${process.platform}-${process.arch}`);

/** Brings `node_modules` in line with the lockfile when that changed since npm looked at both. */
export async function ensureInstalled() {
  const changedAt = statSync(join(ROOT, "package-lock.json")).mtimeMs;
  if (existsSync(NOTE) && statSync(NOTE).mtimeMs >= changedAt && existsSync(BINARY)) return;
  console.log("Installing dependencies ...");
  // A NODE_ENV or npm setting that leaves out what the build needs is overruled here.
  const all = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const how = existsSync(NOTE) ? ["install", "--no-save"] : ["ci"];
  await must(
    runNpm([...how, ...all], { show: true, env: toolEnvironment() }),
    "npm couldn't install the dependencies (see above). " +
      "Check the network connection and the free disk space, then run the command again.",
  );
}
