/** Jobs on as many threads as the machine has processors. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { JobInput, JobKind, JobResult, RunJobs } from "./jobs.ts";

interface Waiting {
  message: unknown;
  /** Takes the thread's answer or its error. */
  settle: (thread: Worker) => void;
}

type RunJob = <Kind extends JobKind>(kind: Kind, input: JobInput<Kind>) => Promise<JobResult<Kind>>;

/** Threads that do jobs in the order in which they came. `close` ends them. */
export function startThreads(): { run: RunJobs; close(): Promise<void> } {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL("./worker.mjs", import.meta.url)),
  );
  idle.push(...threads);

  function next(): void {
    const thread = queue.length > 0 ? idle.pop() : undefined;
    const job = thread && queue.shift();
    if (!thread || !job) return;
    job.settle(thread);
    thread.postMessage(job.message);
  }

  const answerOf: RunJob = (kind, input) =>
    new Promise((resolve, reject) => {
      const settle = (thread: Worker) => {
        thread.once("error", reject);
        thread.once("message", (result) => {
          thread.off("error", reject);
          idle.push(thread);
          resolve(result);
          next();
        });
      };
      queue.push({ message: { kind, input }, settle });
      next();
    });

  return {
    run: (kind, inputs) => Promise.all(inputs.map((input) => answerOf(kind, input))),
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
