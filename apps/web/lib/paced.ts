import { pause } from "./pause.ts";

/**
 * Runs frequently requested work at once, and if requested meanwhile, once more after each pause: never
 * concurrently, and never with stale input.
 */
export function paced(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let asked = false;
  let running = false;
  return async () => {
    asked = true;
    if (running) return;
    running = true;
    try {
      while (asked) {
        asked = false;
        await work();
        await pause(pauseMs);
      }
    } finally {
      running = false;
    }
  };
}
