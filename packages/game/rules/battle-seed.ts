/** The seed of a battle (rules §11, §16). */
import type { Random } from "../random.ts";

const WORD = 2 ** 32 - 1;

/** 128 random bits of the action as 32 hex digits. Reports show this seed, never the day's seed. */
export function battleSeed(random: Random): string {
  const word = () => random.int(0, WORD).toString(16).padStart(8, "0");
  return word() + word() + word() + word();
}
