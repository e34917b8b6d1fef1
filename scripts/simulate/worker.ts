/** Runs the main thread's jobs one after another. */
import { parentPort } from "node:worker_threads";
import { runJob } from "./jobs.ts";

parentPort?.on("message", ({ kind, input }) => {
  parentPort?.postMessage(runJob(kind, input));
});
