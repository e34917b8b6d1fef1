/**
 * `npm run verify-roll`: recomputes a provable roll from the day's seed (rules §16), or whether a
 * field held a vein that day, and prints its numbers. The log has the counter of a roll. Exits with
 * 1 if the seed is not the committed one or cannot be checked.
 */
import { verifyRoll } from "./verify-roll/verify.ts";

process.exitCode = await verifyRoll(process.argv.slice(2), console);
