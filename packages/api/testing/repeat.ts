/** Repeated concurrent calls. */
import { refusal } from "./game.ts";

const CALLS = 50;

/**
 * Makes fifty equal calls concurrently; returns how many succeeded, and the codes of the others.
 */
export async function runFiftyConcurrently(call: () => Promise<unknown>) {
  const outcomes = await Promise.all(
    Array.from({ length: CALLS }, async () => {
      try {
        return { done: await call() };
      } catch (error) {
        return { refused: (await refusal(Promise.reject(error))).code };
      }
    }),
  );
  return {
    done: outcomes.filter((outcome) => "done" in outcome).length,
    refused: [...new Set(outcomes.flatMap(({ refused }) => refused ?? []))].sort(),
  };
}
