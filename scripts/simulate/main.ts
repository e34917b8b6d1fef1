/**
 * The balance simulator (rules §20): plays the real rules without a server and says where they fail.
 *   npm run simulate -- [--fast | --full] [--seed TEXT] [--json] [--out FILE]
 *   npm run simulate -- --report [--full] [--worlds N] [--players N] [--days N] [--seed TEXT]
 *   npm run simulate -- --society [--worlds N] [--players N] [--days N] [--seed TEXT]
 * Plays what the full tier of the tests plays: with --fast what the fast tier plays, which has no societies
 * and rings, and with --full more worlds for longer, and longer searches. Prints a table, or
 * JSON with --json; --out writes the JSON to a file besides. Exits with 1 when a goal is missed.
 * With --society only societies are played, and all of them at the sizes that are given.
 * With --report both are played, and docs/balance.md is written from what came of them.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { countedJobs, type RunJobs } from "./jobs.ts";
import { judge } from "./judge.ts";
import { writeReport } from "./report/write.ts";
import { reportText } from "./report.ts";
import { EFFORTS, simulate } from "./simulate.ts";
import { judgeCrowd, judgeSocieties, outcomeOf, societyText } from "./society/outcome.ts";
import type { Society, SocietyEffort } from "./society/society.ts";
import { startThreads } from "./threads.ts";

/** Who comes late, comes on this day. */
const LATECOMERS_DAY = 10;

const { values } = parseArgs({
  options: {
    fast: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    seed: { type: "string", default: "emberlode" },
    json: { type: "boolean", default: false },
    out: { type: "string" },
    report: { type: "boolean", default: false },
    society: { type: "boolean", default: false },
    worlds: { type: "string" },
    players: { type: "string" },
    days: { type: "string" },
  },
});

const isFast = values.fast && !values.full && !values.report && !values.society;
const effort = EFFORTS[values.full ? "full" : isFast ? "fast" : "standard"];

/** A whole number of at least one, or a clear end; the effort's own where nothing is said. */
function countOf(option: "worlds" | "players" | "days"): number {
  const count = Number(values[option] ?? (effort.society ?? EFFORTS.standard.society)[option]);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`--${option} is a whole number from 1 on, not ${values[option]}.`);
  process.exit(2);
}

function societyEffort(): SocietyEffort {
  const [players, days] = [countOf("players"), countOf("days")];
  return { players, late: { count: Math.ceil(players / 10), day: LATECOMERS_DAY, days: 1 }, days };
}

function playSocieties(effort: SocietyEffort, run: RunJobs): Promise<Society[]> {
  const inputs = Array.from({ length: countOf("worlds") }, (_, n) => ({
    ...{ seed: `${values.seed} ${n}`, effort },
  }));
  return run("society", inputs);
}

/** Plays societies and prints what became of them. */
async function showSocieties(): Promise<void> {
  const effort = societyEffort();
  const threads = await startThreads();
  const societies = await playSocieties(effort, threads.run);
  await threads.close();
  const failures = judgeSocieties(societies.map(outcomeOf));
  console.log(societyText(societies));
  for (const failure of failures) console.error(`Missed: ${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Plays everything, societies first since they take longest, and says which goals are missed. */
async function playAll(ofSocieties: SocietyEffort, run: RunJobs) {
  const crowd = effort.crowd === null ? [] : [{ seed: values.seed, effort: effort.crowd }];
  const [crowds, societies, figures] = await Promise.all([
    run("society", crowd),
    effort.society === null ? [] : playSocieties(ofSocieties, run),
    simulate(values.seed, effort, run),
  ]);
  const missed = [
    ...judge(figures),
    ...judgeSocieties(societies.map(outcomeOf)),
    ...crowds.flatMap(judgeCrowd),
  ];
  return { crowds, societies, figures, missed };
}

/** Plays everything and writes the page on balance, whatever came of it. */
async function report(): Promise<void> {
  const ofSocieties = societyEffort();
  const threads = await startThreads();
  const run = countedJobs(threads.run, (done, known) => console.error(`${done} of ${known} jobs`));
  const found = await playAll(ofSocieties, run);
  await threads.close();
  const { missed } = found;
  writeReport({ ...found, effort, isFull: values.full, societyEffort: ofSocieties });
  for (const failure of missed) console.error(`Missed: ${failure}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

if (values.society || values.report) {
  await (values.report ? report() : showSocieties());
  process.exit();
}

const threads = await startThreads();
const { societies, figures, missed } = await playAll(societyEffort(), threads.run);
await threads.close();
const json = JSON.stringify({ ...figures, failures: missed }, null, 2);

console.log(values.json ? json : `${societyText(societies)}\n\n${reportText(figures, missed)}`);
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
if (missed.length > 0 && values.json) console.error(missed.join("\n"));
process.exitCode = missed.length === 0 ? 0 : 1;
