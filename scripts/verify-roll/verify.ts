/** Recomputes a provable roll, or whether a field held a vein, and prints its numbers. */
import { rollText, veinText } from "@emberlode/game";
import { fetchSeed, isPromised, readSeed, VerifyError } from "./day-seed.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { numbersOf, replay, replayVein } from "./replay.ts";

/** The text that the numbers are generated from, and the outcome. */
function again(asked: Options["asked"], seed: Uint8Array) {
  if ("vein" in asked) {
    const vein = replayVein(seed, asked.vein);
    return { name: "Field", text: veinText(asked.vein), outcome: { vein } };
  }
  const { playerId, counter, purpose } = asked.roll;
  const outcome = replay({ ...asked.roll, seed });
  return { name: "Roll", text: rollText(playerId, counter, purpose), outcome };
}

type Out = Pick<Console, "log" | "error">;

async function verify(args: readonly string[], out: Out): Promise<boolean> {
  const { day, server, seed: given, commitment, asked } = readOptions(args);
  const found =
    server === null ? readSeed(given ?? "", commitment) : await fetchSeed(server, day, commitment);
  const { name, text, outcome } = again(asked, found.seed);
  out.log(`${name} ${text} of ${day}`);
  out.log(`SHA-256 of the seed: ${found.hash}`);
  if (found.commitment === null) out.log("No commitment was given to compare it with.");
  else out.log(`Commitment:          ${found.commitment}`);
  if (!isPromised(found)) {
    out.error("This is not the seed that was promised.");
    return false;
  }
  out.log(`Numbers: ${numbersOf(found.seed, text).join(", ")}, …`);
  out.log(`Outcome: ${JSON.stringify(outcome)}`);
  return true;
}

/** Returns the exit code: 1 if the seed is not the committed one or cannot be checked. */
export async function verifyRoll(args: readonly string[], out: Out): Promise<number> {
  try {
    return (await verify(args, out)) ? 0 : 1;
  } catch (error) {
    const isUsage = error instanceof VerifyError || error instanceof TypeError;
    if (!isUsage) throw error;
    out.error(`${error.message}\n\n${USAGE}`);
    return 1;
  }
}
