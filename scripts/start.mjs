// @ts-check
/** `npm start`: installs and builds what is missing, then becomes the server. */
import { pathToFileURL } from "node:url";
import { runOrExplain } from "./lib/failure.mjs";
import { requireNode } from "./lib/node-version.mjs";

requireNode();

await runOrExplain(async () => {
  const { ensureInstalled } = await import("./lib/install.mjs");
  const { ensureBuilt, SERVER_ENTRY } = await import("./lib/build.mjs");
  const { endWithNpm } = await import("./lib/end-with-npm.mjs");
  await ensureInstalled();
  await ensureBuilt();
  endWithNpm();
  // In this process, so that signals reach the server itself and no process is left behind.
  await import(pathToFileURL(SERVER_ENTRY).href);
});
