/**
 * The balance simulator (rules §20): plays the real rules without a server and says where they fail.
 *   npm run simulate -- [--seed TEXT] [--json FILE]
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seededRandom } from "@emberlode/game";
import { findBestArmies } from "./best-armies.ts";
import { playCareer, STYLES, type Style } from "./careers.ts";
import { judge } from "./judge.ts";
import { playMatchups } from "./matchups.ts";
import { playNewcomers } from "./newcomers.ts";
import { printReport } from "./report.ts";

const { values } = parseArgs({
  options: { seed: { type: "string", default: "emberlode" }, json: { type: "string" } },
});
const { seed, json } = values;

const styles = Object.keys(STYLES) as Style[];
const figures = {
  seed,
  matchups: playMatchups(seededRandom(`${seed} matchups`)),
  bestArmies: findBestArmies(seededRandom(`${seed} armies`)),
  newcomers: playNewcomers(seed, seededRandom(`${seed} newcomers`)),
  careers: styles.map((style) => playCareer(style, seed)),
};
const failures = judge(figures);

printReport(figures, failures);
if (json !== undefined) {
  writeFileSync(json, `${JSON.stringify({ ...figures, failures }, null, 2)}\n`);
}
process.exitCode = failures.length === 0 ? 0 : 1;
