/** Calls that come again: at the same time, or once more with the same key. */
import { randomUUID } from "node:crypto";
import type { Browser } from "./game.ts";
import { refusal } from "./game.ts";

const AT_ONCE = 50;

/** Makes fifty equal calls at once; how many were done, and the codes of the others. */
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

type Call = Browser["call"];

/** Makes a call twice with one key: both answers, which must be the same. */
export async function twiceUnderOneKey<T>(
  browser: Browser,
  call: (call: Call) => Promise<T>,
): Promise<[T, T]> {
  const under = browser.callWith({ idempotencyKey: randomUUID() });
  return [await call(under), await call(under)];
}
