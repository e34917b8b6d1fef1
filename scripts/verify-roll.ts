/**
 * `npm run verify-roll`: makes a provable roll again from the day's seed (rules §16), or says whether a
 * field held a vein that day, and prints its numbers. The counter of a roll stands in the log. Exits 1 when the seed is not the
 * one that was promised, or when it cannot be checked.
 */
import { rollText, veinText } from "@emberlode/game";
import { fetchSeed, isPromised, readSeed, VerifyError } from "./verify-roll/day-seed.ts";
import { type Options, readOptions, USAGE } from "./verify-roll/options.ts";
import { numbersOf, replay, replayVein } from "./verify-roll/replay.ts";

/** The text that the numbers are made from, and what follows from them. */
function again(asked: Options["asked"], seed: Uint8Array) {
  if ("vein" in asked) {
    const vein = replayVein(seed, asked.vein);
    return { name: "Field", text: veinText(asked.vein), outcome: { vein } };
  }
  const { playerId, counter, purpose } = asked.roll;
  const outcome = replay({ ...asked.roll, seed });
  return { name: "Roll", text: rollText(playerId, counter, purpose), outcome };
}

async function verify(args: readonly string[]): Promise<boolean> {
  const { day, server, seed: given, commitment, asked } = readOptions(args);
  const found =
    server === null ? readSeed(given ?? "", commitment) : await fetchSeed(server, day, commitment);
  const { name, text, outcome } = again(asked, found.seed);
  console.log(`${name} ${text} of ${day}`);
  console.log(`SHA-256 of the seed: ${found.hash}`);
  if (found.commitment === null) console.log("No commitment was given to compare it with.");
  else console.log(`Commitment:          ${found.commitment}`);
  if (!isPromised(found)) {
    console.error("This is not the seed that was promised.");
    return false;
  }
  console.log(`Numbers: ${numbersOf(found.seed, text).join(", ")}, …`);
  console.log(`Outcome: ${JSON.stringify(outcome)}`);
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
