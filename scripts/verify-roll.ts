/**
 * `npm run verify-roll`: makes a provable roll again from the day's seed (rules §16), or says whether a
 * field held a vein that day, and prints its numbers. The counter of a roll is in the log. Exits 1 when the seed is not the
 * one that was promised, or when it cannot be checked.
 */
import { verifyRoll } from "./verify-roll/verify.ts";

process.exitCode = await verifyRoll(process.argv.slice(2), console);
