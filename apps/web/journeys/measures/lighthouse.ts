/**
 * Checks Lighthouse scores of the build, medians of five runs with simulated throttling: npm run
 * build && npm run lighthouse [-- --runs N] [--page NAME …] [--json FOLDER] Lighthouse's full
 * reports are written to FOLDER. Exits with 1 if a median is below its minimum. Run nothing else on
 * the machine during the measurement.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";
import { BuiltServer } from "../built-server.ts";
import { digByKey, walkToMetal } from "../game-page.ts";
import { openBrowser } from "../open-browser.ts";
import { launch } from "../player-browser.ts";
import { openSettledPage } from "../player-pages.ts";

const DEFAULT_RUNS = 5;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];
/** The minimum median score, of 100. */
type MinScores = Partial<Record<Category, number>>;

const METRICS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  "speed ms": "speed-index",
} as const;
const SHIFT = "cumulative-layout-shift";

interface Visit {
  name: string;
  path: string;
  size: "mobile" | "desktop";
  minScores: MinScores;
}

const PERFECT_SCORES = { accessibility: 100, "best-practices": 100 };
const PUBLIC_PAGES = { home: "/", login: "/login", ranks: "/ranks", codex: "/codex" };

/** The pages and their required scores. */
const VISITS: readonly Visit[] = [
  ...Object.entries(PUBLIC_PAGES).flatMap(([name, path]): Visit[] => [
    { name, path, size: "mobile", minScores: { performance: 97, ...PERFECT_SCORES } },
    { name, path, size: "desktop", minScores: { performance: 100, ...PERFECT_SCORES } },
  ]),
  { name: "game", path: "/game", size: "mobile", minScores: { performance: 90 } },
];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The cookies of a guest with a base who has dug, so that the game has something to show. */
async function playedCookies(server: BuiltServer) {
  const browser = await launch();
  try {
    const { page, context } = await openSettledPage(browser, server);
    await walkToMetal(page);
    await digByKey(page);
    return await context.cookies();
  } finally {
    await browser.close();
  }
}

/** Lighthouse's trace was incomplete: it asks for another run. */
const INCOMPLETE_TRACE = "NO_NAVSTART";
const MAX_TRIES = 3;

async function run(
  port: number,
  address: string,
  size: Visit["size"],
  tries = MAX_TRIES,
): Promise<Result> {
  const flags: Flags = { port, onlyCategories: [...CATEGORIES], logLevel: "error" };
  const config = size === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(address, flags, config);
  if (result === undefined) throw new Error(`${address} could not be measured.`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === INCOMPLETE_TRACE && tries > 1) {
    return await run(port, address, size, tries - 1);
  }
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname) {
    throw new Error(`${address} led to ${lhr.finalDisplayedUrl}.`);
  }
  return lhr;
}

/** The audits that lower a category's score in the last run. */
function faultsOf({ categories, audits }: Result, category: Category): string[] {
  const weighted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighted.flatMap(({ id }) => {
    const { score = null, title, displayValue } = audits[id] ?? {};
    if (score === null || score >= 1) return [];
    return [`${title}${displayValue ? ` (${displayValue})` : ""}`];
  });
}

interface Outcome {
  row: Record<string, string | number>;
  /** Missed scores, with their reasons. */
  missed: string[];
}

/** Medians of all runs of one page, with the required scores. */
function evaluateRuns({ name, size, minScores }: Visit, runs: readonly Result[]): Outcome {
  const row: Outcome["row"] = { page: `${name} ${size}` };
  const missed: string[] = [];
  const last = runs.at(-1);
  for (const category of CATEGORIES) {
    const minScore = minScores[category];
    const score = median(
      runs.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0))),
    );
    row[category] = minScore === undefined ? `${score}` : `${score} of ${minScore}`;
    if (minScore === undefined || score >= minScore) continue;
    const faults = last === undefined ? [] : faultsOf(last, category);
    missed.push(`${name} ${size}, ${category}: ${score} of ${minScore}. ${faults.join("; ")}`);
  }
  const medianOf = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
  for (const [title, id] of Object.entries(METRICS)) row[title] = Math.round(medianOf(id));
  row.shift = Number(medianOf(SHIFT).toFixed(3));
  return { row, missed };
}

async function writeReports(folder: string, { name, size }: Visit, runs: readonly Result[]) {
  await mkdir(folder, { recursive: true });
  for (const [index, report] of runs.entries()) {
    await writeFile(join(folder, `${name}-${size}-${index + 1}.json`), JSON.stringify(report));
  }
}

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: `${DEFAULT_RUNS}` },
    page: { type: "string", multiple: true },
    json: { type: "string" },
  },
});
const times = Number(values.runs);
const visits = VISITS.filter(({ name }) => values.page?.includes(name) ?? true);
if (!Number.isInteger(times) || times < 1 || visits.length === 0) {
  throw new Error(
    `--runs is a whole number from 1; --page is one of ${Object.keys(PUBLIC_PAGES)}, game.`,
  );
}

const server = await BuiltServer.start();
try {
  const cookies = await playedCookies(server);
  const outcomes: Outcome[] = [];
  for (const visit of visits) {
    // Lighthouse clears the cache before each run, but not the cookies.
    const browser = await openBrowser(visit.name === "game" ? cookies : []);
    try {
      const runs: Result[] = [];
      for (let taken = 0; taken < times; taken++) {
        runs.push(await run(browser.port, `${server.url}${visit.path}`, visit.size));
      }
      outcomes.push(evaluateRuns(visit, runs));
      if (values.json !== undefined) await writeReports(values.json, visit, runs);
    } finally {
      await browser.close();
    }
  }
  console.table(outcomes.map(({ row }) => row));
  const missed = outcomes.flatMap((outcome) => outcome.missed);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
