/** Recomputes a provable roll, a vein or a relic, and prints its numbers. */
import { relicText, rollText, veinText } from "@emberlode/game";
import { fetchSeed, matchesCommitment, readSeed, VerifyError } from "./day-seed.ts";
import { readTypes } from "./map-types.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { numbersOf, replay, replayRelic, replayVein } from "./replay.ts";

/** The text that the numbers are generated from, and the outcome. */
async function recompute(subject: Options["subject"], seed: Uint8Array) {
  if ("vein" in subject) {
    const vein = replayVein(seed, subject.vein);
    return { name: "Field", text: veinText(subject.vein), outcome: { vein } };
  }
  if ("relic" in subject) {
    const { playerId, number, map } = subject.relic;
    const proven = replayRelic(seed, subject.relic, await readTypes(map));
    if ("unknown" in proven) {
      const { x, y } = proven.unknown;
      throw new VerifyError(`The map does not show the field ${x},${y}, which decides the relic.`);
    }
    return { name: "Relic", text: relicText(playerId, number), outcome: proven.relic };
  }
  const { playerId, counter, purpose } = subject.roll;
  const outcome = replay({ ...subject.roll, seed });
  return { name: "Roll", text: rollText(playerId, counter, purpose), outcome };
}

type Out = Pick<Console, "log" | "error">;

async function verify(args: readonly string[], out: Out): Promise<boolean> {
  const { day, server, seed: given, commitment, subject } = readOptions(args);
  const found =
    server === null ? readSeed(given ?? "", commitment) : await fetchSeed(server, day, commitment);
  const { name, text, outcome } = await recompute(subject, found.seed);
  out.log(`${name} ${text} of ${day}`);
  out.log(`SHA-256 of the seed: ${found.hash}`);
  if (found.commitment === null) out.log("No commitment was given to compare it with.");
  else out.log(`Commitment:          ${found.commitment}`);
  if (!matchesCommitment(found)) {
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
    if (!(error instanceof VerifyError)) throw error;
    out.error(`${error.message}\n\n${USAGE}`);
    return 1;
  }
}
