/** Runs jobs on as many threads as the machine has processors. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import type { JobInput, JobKind, JobResult, RunJobs } from "./jobs.ts";

interface Waiting {
  message: unknown;
  /** Listens for the thread's answer or error. */
  listen: (thread: Worker) => void;
}

type RunJob = <Kind extends JobKind>(kind: Kind, input: JobInput<Kind>) => Promise<JobResult<Kind>>;

/** Megabytes for short-lived objects: with more, fewer of them are copied. */
const YOUNG_MB = 192;

/** The worker bundled into one script, half as much work for Node as loading its many modules. */
async function workerScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./worker.ts", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    minifySyntax: true,
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error("The worker was not built.");
  return script.text;
}

/** Threads that run jobs in the order they came in. `close` ends them. */
export async function startThreads(): Promise<{ run: RunJobs; close(): Promise<void> }> {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const script = await workerScript();
  const threads = Array.from(
    { length: availableParallelism() },
    () =>
      new Worker(script, {
        eval: true,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
  );
  idle.push(...threads);

  function next(): void {
    const thread = queue.length > 0 ? idle.pop() : undefined;
    const job = thread && queue.shift();
    if (!thread || !job) return;
    job.listen(thread);
    thread.postMessage(job.message);
  }

  const answerOf: RunJob = (kind, input) =>
    new Promise((resolve, reject) => {
      const listen = (thread: Worker) => {
        thread.once("error", reject);
        thread.once("message", (result) => {
          thread.off("error", reject);
          idle.push(thread);
          resolve(result);
          next();
        });
      };
      queue.push({ message: { kind, input }, listen });
      next();
    });

  return {
    run: (kind, inputs) => Promise.all(inputs.map((input) => answerOf(kind, input))),
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
