/** Does the jobs that the main thread sends, one after another. */
import { parentPort } from "node:worker_threads";
import { runJob } from "./jobs.ts";

parentPort?.on("message", ({ kind, input }) => {
  parentPort?.postMessage(runJob(kind, input));
});
