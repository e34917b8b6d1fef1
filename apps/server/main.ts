/** Starts the server. Standard output tells people where the game is, standard error is the log. */
import { extname, join } from "node:path";
import { EnvError, loadEnvFile, parseEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { neighboursWanted, withNeighbours } from "./neighbours-process.ts";
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

/** What the process of the neighbours runs: beside this file, as source and as bundle. */
const NEIGHBOURS = join(import.meta.dirname, `neighbours${extname(import.meta.filename)}`);

const root = findRoot();
const env = readEnv(root);
const log = createLog(env.LOG_LEVEL, process.stderr.isTTY === true);
const giveUp = new AbortController();
const count = neighboursWanted(env);
const starting = startServer(env, root, log, giveUp.signal).then((server) =>
  count === 0 ? server : withNeighbours(server, { entry: NEIGHBOURS, count, env, log }),
);
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
