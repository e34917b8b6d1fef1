/** Clock and chance as tests hand them to a rule. */
import { type Random, seededRandom } from "../random.ts";
import type { Env } from "../result.ts";
import { NOON } from "./players.ts";

/** Noon and choices by the empty seed, where no others are given. */
export function envAt(now = NOON, random: Random = seededRandom("")): Env {
  return { now, random };
}

/** A Random whose integers are always this one. */
export const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

/** A Random that gives these integers, one after the other. */
export const script = (...values: number[]): Random => ({
  ...seededRandom(""),
  int: () => values.shift() ?? Number.NaN,
});
