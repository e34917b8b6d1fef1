/** Starts the server. Standard output tells people where the game is, standard error is the log. */
import { EnvError, loadEnvFile, parseEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { findRoot } from "./paths.ts";
import { endOnBugs, stopOnSignals } from "./process-end.ts";
import { startFailureText } from "./start-failures.ts";
import { startServer } from "./start-server.ts";

function readEnv(root: string) {
  try {
    loadEnvFile(root);
    return parseEnv(process.env, root);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : startFailureText(error));
    process.exit(1);
  }
}

const root = findRoot();
const env = readEnv(root);
const log = createLog(env.LOG_LEVEL, process.stderr.isTTY === true);
const giveUp = new AbortController();
const starting = startServer(env, root, log, giveUp.signal);
stopOnSignals(starting, log, giveUp);
endOnBugs(starting, log);

try {
  const { address, demo } = await starting;
  const lines = [`Emberlode is ready: ${address}`];
  if (demo) lines.push(`Demo login: ${demo.username} / ${demo.password}`);
  console.log(lines.join("\n"));
} catch (error) {
  console.error(startFailureText(error));
  log.debug({ err: error }, "start failed");
  process.exit(giveUp.signal.aborted ? 0 : 1);
}
