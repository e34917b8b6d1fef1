// @ts-check
/** Lets npm install what is missing. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { must, runNpm } from "./run.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/** Written by npm whenever it has installed something or found nothing missing. */
const INSTALL_MARKER = join(ROOT, "node_modules/.package-lock.json");
/** Missing if the folder was filled on another platform, e.g. when shared with a container. */
const BINARY = join(ROOT, `node_modules/@esbuild/${process.platform}-${process.arch}`);

/** Brings `node_modules` in line with the lockfile if that changed since npm last compared them. */
export async function ensureInstalled() {
  const changedAt = statSync(join(ROOT, "package-lock.json")).mtimeMs;
  if (
    existsSync(INSTALL_MARKER) &&
    statSync(INSTALL_MARKER).mtimeMs >= changedAt &&
    existsSync(BINARY)
  )
    return;
  console.log("Installing dependencies ...");
  // Overrides a NODE_ENV or npm setting that omits what the build needs.
  const all = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const how = existsSync(INSTALL_MARKER) ? ["install", "--no-save"] : ["ci"];
  await must(
    runNpm([...how, ...all], { show: true, env: toolEnvironment() }),
    "npm couldn't install the dependencies (see above). " +
      "Check the network connection and the free disk space, then run the command again.",
  );
}
