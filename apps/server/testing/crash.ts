/** A server with an unexpected error: throws, rejects, or hangs while stopping. */
import { createLog } from "../log.ts";
import { exitOnUnexpectedErrors } from "../shutdown.ts";

const [how] = process.argv.slice(2);
const stop = async () => {
  console.log("the database is stopped");
};

exitOnUnexpectedErrors(Promise.resolve({ stop }), createLog("info", false));
if (how === "rejection") {
  void Promise.reject(new Error("a forgotten promise"));
} else {
  setTimeout(() => {
    throw new Error("a bug");
  });
}
setInterval(() => {}, 1_000);
