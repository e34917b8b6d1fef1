/**
 * `npm run verify-roll`: makes a provable roll again from the day's seed (rules §16) and prints its
 * numbers and what it gave. The counter of a roll stands in the log. Exits 1 when the seed is not the
 * one that was promised, or when it cannot be checked.
 */
import { rollText } from "@emberlode/game";
import { fetchSeed, isPromised, readSeed, VerifyError } from "./verify-roll/day-seed.ts";
import { readOptions, USAGE } from "./verify-roll/options.ts";
import { numbersOf, replay } from "./verify-roll/replay.ts";

async function verify(args: readonly string[]): Promise<boolean> {
  const { day, server, seed: given, commitment, roll: asked } = readOptions(args);
  const found =
    server === null ? readSeed(given ?? "", commitment) : await fetchSeed(server, day, commitment);
  const roll = { ...asked, seed: found.seed };
  const { playerId, counter, purpose } = roll;
  console.log(`Roll ${rollText(playerId, counter, purpose)} of ${day}`);
  console.log(`SHA-256 of the seed: ${found.hash}`);
  if (found.commitment === null) console.log("No commitment was given to compare it with.");
  else console.log(`Commitment:          ${found.commitment}`);
  if (!isPromised(found)) {
    console.error("This is not the seed that was promised.");
    return false;
  }
  console.log(`Numbers: ${numbersOf(roll).join(", ")}, …`);
  console.log(`Outcome: ${JSON.stringify(replay(roll))}`);
  return true;
}

try {
  if (!(await verify(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  const isUsage = error instanceof VerifyError || error instanceof TypeError;
  if (!isUsage) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}
