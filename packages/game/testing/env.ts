/** Clock and randomness for tests of rules. */
import { type Random, seededRandom } from "../random.ts";
import type { Env } from "../result.ts";
import { NOON } from "./players.ts";

/** Defaults to noon and a random source with an empty seed. */
export function envAt(now = NOON, random: Random = seededRandom("")): Env {
  return { now, random };
}

/** A Random whose integers are always this value. */
export const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

/** A Random that returns these integers in order, then NaN. */
export const script = (...values: number[]): Random => ({
  ...seededRandom(""),
  int: () => values.shift() ?? Number.NaN,
});
