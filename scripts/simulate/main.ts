/**
 * The balance simulator (rules §20): plays the real rules without a server, reports missed goals.
 *   npm run simulate -- [--fast | --full] [--seed TEXT] [--json] [--out FILE]
 *   npm run simulate -- --report [--full] [--worlds N] [--players N] [--days N] [--seed TEXT]
 *   npm run simulate -- --society [--worlds N] [--players N] [--days N] [--seed TEXT]
 * By default plays what the full tier of the tests plays. --fast plays what the fast tier plays,
 * without societies and rings; --full plays more and longer. Prints a table, or JSON with --json;
 * --out also writes the JSON to a file. --society plays only societies, in the given sizes.
 * --report plays everything and writes docs/balance.md from it. Exits with 1 if a goal is missed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { countedJobs, type RunJobs } from "./jobs.ts";
import { missedGoals } from "./judge.ts";
import { writeReport } from "./report/write.ts";
import { reportText } from "./report.ts";
import { SCALES, simulate } from "./simulate.ts";
import { missedCrowdGoals, missedSocietyGoals, outcomeOf, societyText } from "./society/outcome.ts";
import { missedSeasonGoals, seasonOutcomeOf, seasonText } from "./society/season-goals.ts";
import type { Society, SocietyScale } from "./society/society.ts";
import { startThreads } from "./threads.ts";

/** Days of an ordinary season. */
const SEASON_DAYS = 28;
/** The day on which latecomers join. */
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
const scale = SCALES[values.full ? "full" : isFast ? "fast" : "standard"];

/** The option, or else the scale's own number. Ends the program if it isn't a positive integer. */
function countOf(option: "worlds" | "players" | "days"): number {
  const count = Number(values[option] ?? (scale.society ?? SCALES.standard.society)[option]);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`--${option} is a whole number from 1 on, not ${values[option]}.`);
  process.exit(2);
}

function societyScale(): SocietyScale {
  const [players, days] = [countOf("players"), countOf("days")];
  return { players, late: { count: Math.ceil(players / 10), day: LATECOMERS_DAY, days: 1 }, days };
}

function playSocieties(scale: SocietyScale, run: RunJobs): Promise<Society[]> {
  const inputs = Array.from({ length: countOf("worlds") }, (_, n) => ({
    seed: `${values.seed} ${n}`,
    scale,
  }));
  return run("society", inputs);
}

/** Plays societies and prints the outcome. */
async function showSocieties(): Promise<void> {
  const scale = societyScale();
  const threads = await startThreads();
  const societies = await playSocieties(scale, threads.run);
  await threads.close();
  const failures = [
    ...missedSocietyGoals(societies.map(outcomeOf)),
    ...missedSeasonGoals(societies.map(seasonOutcomeOf)),
  ];
  console.log(`${societyText(societies)}\n\n${seasonText(societies)}`);
  for (const failure of failures) console.error(`Missed: ${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Plays everything, longest (societies) first, and lists the missed goals. */
async function playAll(scaleOfSocieties: SocietyScale, run: RunJobs) {
  const crowd = scale.crowd === null ? [] : [{ seed: values.seed, scale: scale.crowd }];
  const [crowds, societies, figures] = await Promise.all([
    run("society", crowd),
    scale.society === null ? [] : playSocieties(scaleOfSocieties, run),
    simulate(values.seed, scale, run),
  ]);
  const missed = [
    ...missedGoals(figures),
    ...missedSocietyGoals(societies.map(outcomeOf)),
    // Shorter ones have not come to a season's end.
    ...(scaleOfSocieties.days >= SEASON_DAYS
      ? missedSeasonGoals(societies.map(seasonOutcomeOf))
      : []),
    ...crowds.flatMap(missedCrowdGoals),
  ];
  return { crowds, societies, figures, missed };
}

/** Plays everything and writes the page on balance, even if goals are missed. */
async function report(): Promise<void> {
  const scaleOfSocieties = societyScale();
  const threads = await startThreads();
  const run = countedJobs(threads.run, (done, known) => console.error(`${done} of ${known} jobs`));
  const found = await playAll(scaleOfSocieties, run);
  await threads.close();
  const { missed } = found;
  writeReport({ ...found, scale, isFull: values.full, societyScale: scaleOfSocieties });
  for (const failure of missed) console.error(`Missed: ${failure}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

if (values.society || values.report) {
  await (values.report ? report() : showSocieties());
  process.exit();
}

const threads = await startThreads();
const { societies, figures, missed } = await playAll(societyScale(), threads.run);
await threads.close();
const json = JSON.stringify({ ...figures, failures: missed }, null, 2);

console.log(values.json ? json : `${societyText(societies)}\n\n${reportText(figures, missed)}`);
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
if (missed.length > 0 && values.json) console.error(missed.join("\n"));
process.exitCode = missed.length === 0 ? 0 : 1;
