/**
 * Players who walk back and forth at a human pace, in their own thread: beside the load generator,
 * their times would include how long it blocks the thread.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** @type {{ walks: { url: string, headers: Record<string, string> }[][], everyMs: number }} */
const { walks, everyMs } = workerData;
const walked = [];
let stopped = false;

async function stroll(steps) {
  for (let turn = 0; !stopped; turn++) {
    const { url, headers } = steps[turn % steps.length];
    const startedAt = performance.now();
    const { status } = await fetch(url, { headers });
    walked.push({ status, ms: performance.now() - startedAt });
    await sleep(everyMs);
  }
}

parentPort.once("message", () => {
  stopped = true;
});
await Promise.all(walks.map(stroll));
parentPort.postMessage(walked);
