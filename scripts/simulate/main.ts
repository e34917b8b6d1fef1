/**
 * The balance simulator (rules §20): plays the real rules without a server and says where they fail.
 *   npm run simulate -- [--full] [--seed TEXT] [--json] [--out FILE]
 * Plays what CI plays, or with --full four times as many worlds and longer searches. Prints a table, or
 * JSON with --json; --out writes the JSON to a file besides. Exits with 1 when a goal is missed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { judge } from "./judge.ts";
import { reportText } from "./report.ts";
import { EFFORTS, simulate } from "./simulate.ts";
import { startThreads } from "./threads.ts";

const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string", default: "emberlode" },
    json: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

const threads = startThreads();
const figures = await simulate(values.seed, EFFORTS[values.full ? "full" : "ci"], threads.run);
await threads.close();
const failures = judge(figures);
const json = JSON.stringify({ ...figures, failures }, null, 2);

console.log(values.json ? json : reportText(figures, failures));
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
if (failures.length > 0 && values.json) console.error(failures.join("\n"));
process.exitCode = failures.length === 0 ? 0 : 1;
