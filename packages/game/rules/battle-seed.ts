/** The seed of a battle (rules §11, §16). */
import type { Random } from "../random.ts";

const WORD = 2 ** 32 - 1;

/** 128 bits of the action's own chance as 32 hex digits; reports show it, the day's seed never. */
export function battleSeed(random: Random): string {
  const word = () => random.int(0, WORD).toString(16).padStart(8, "0");
  return word() + word() + word() + word();
}
