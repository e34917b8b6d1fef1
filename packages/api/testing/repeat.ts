/** Repeated concurrent calls. */
import { refusal } from "./game.ts";

const AT_ONCE = 50;

/** Makes fifty equal calls at once; returns how many succeeded, and the codes of the others. */
export async function fiftyAtOnce(call: () => Promise<unknown>) {
  const outcomes = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
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
