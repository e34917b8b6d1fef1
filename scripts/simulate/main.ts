/**
 * The balance simulator (rules §20): plays the real rules without a server and says where they fail.
 *   npm run simulate -- [--seed TEXT] [--json] [--out FILE]
 * Prints a table, or JSON with --json; --out writes the JSON to a file besides. Exits with 1 when
 * something is out of balance.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { judge } from "./judge.ts";
import { reportText } from "./report.ts";
import { simulate } from "./simulate.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "emberlode" },
    json: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

const figures = simulate(values.seed);
const failures = judge(figures);
const json = JSON.stringify({ ...figures, failures }, null, 2);

console.log(values.json ? json : reportText(figures, failures));
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
if (failures.length > 0 && values.json) console.error(failures.join("\n"));
process.exitCode = failures.length === 0 ? 0 : 1;
