import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TemperamentId } from "@emberlode/bots/habits";
import { afterAll, describe, expect, it } from "vitest";
import type { Career } from "../careers.ts";
import { countedJobs, type RunJobs, runHere } from "../jobs.ts";
import { STYLES, type Style } from "../paces.ts";
import { RINGS, type RingStrategy } from "../rings/strategy.ts";
import { EQUALITIES, type Figures, SCALES } from "../simulate.ts";
import { outcomeOf } from "../society/outcome.ts";
import type { Member, Society } from "../society/society.ts";
import { daySummary } from "../society/testing.ts";
import { type Findings, pageOf } from "./page.ts";
import { writeReport } from "./write.ts";

const TEN = Array.from({ length: 10 }, (_, n) => n / 10);
const LEVELS = Array.from({ length: 9 }, (_, n) => (n < 8 ? n : null));

const income = { metal: 600, energy: 300, cave: 100, parts: 0, forest: 0, mirage: 0 };
const career = (style: Style, rushed: number): Career => ({
  style,
  minutesToCapture: 0.2,
  daysToLevel: LEVELS,
  purses: [],
  income,
  total: 1_000,
  rushed,
});

const figures: Figures = {
  seed: "a",
  matchups: { pure: [], pureMean: 0.5, mixed: 0.42, mirrored: 0.45 },
  races: EQUALITIES.map((equality) => ({
    equality,
    budget: { slots: 5_000, paysTechs: false, baseLevel: 3 },
    shares: { attack: TEN, defense: TEN },
    winRates: { attack: 0.9, defense: 0.8 },
    attackerWins: 0.5,
  })),
  newcomers: { played: 2_000, medianSeconds: 57, slowSeconds: 105 },
  careers: STYLES.map((style) => career(style, 400)),
  casino: [{ game: "coin", choice: 0, exact: 2, sampled: 2.104, sigma: 0.1 }],
  rings: [],
  searched: [],
};

interface Life {
  temperament: TemperamentId;
  powers: readonly (number | null)[];
  gained?: Readonly<Record<string, number>>;
  quits?: number;
}

function member(id: number, { temperament, powers, gained = {}, quits = Infinity }: Life): Member {
  const days = powers.map((power) =>
    power === null ? null : daySummary({ power, factories: id }),
  );
  const joins = powers.findIndex((power) => power !== null);
  return {
    id,
    kind: "keen",
    temperament,
    joins,
    quits,
    playsAtMs: 0,
    days,
    gained,
    settledMs: null,
  };
}

const world = (seed: string, lives: readonly Life[]): Society => ({
  seed,
  members: lives.map((life, id) => member(id, life)),
  holds: [],
  struggles: [],
  endedAt: 0,
  moves: 0,
});

const raiderWins = world("red", [
  { temperament: "digger", powers: [1, 20], gained: { dig: 300, exchange: 9_999 } },
  { temperament: "raider", powers: [3, 70], gained: { dig: 1_000, attack: 3_000 } },
  { temperament: "digger", powers: [5, 900], quits: 1 },
]);
const diggerWins = world("blue", [
  { temperament: "digger", powers: [2, 40], gained: { dig: 500 } },
  { temperament: "raider", powers: [null, 30], gained: { dig: 100 } },
]);

const findings: Findings = {
  figures,
  scale: SCALES.standard,
  isFull: false,
  societies: [raiderWins, diggerWins],
  crowds: [],
  societyScale: { players: 3, late: { count: 1, day: 1, days: 1 }, days: 2 },
  missed: [],
  fingerprint: "abc",
};

const folder = mkdtempSync(join(tmpdir(), "balance-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The cells of a row by its first cell, in the first table with a word in its head. */
function row(page: string, head: string, name: string): string[] | undefined {
  const tables = page.split("\n\n").filter((part) => part.startsWith("|"));
  const table = tables.find((one) => one.split("\n")[0]?.includes(` ${head} `)) ?? "";
  const cells = table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.find(([first]) => first === name);
}

/** Heights of the points of each line above the bottom of the plot, in pixels. */
function heightsIn(chart = ""): number[][] {
  const ground = 372;
  const paths = [...chart.matchAll(/ d="([^"]+)"><title>/g)].map(([, path]) => path ?? "");
  return paths.map((path) => (path.match(/[\d.]+(?=L|$)/g) ?? []).map((y) => ground - Number(y)));
}

describe("the page", () => {
  it("has the fingerprint and the missed goals, and no empty figures", () => {
    const { text } = pageOf(findings);
    expect(text).toContain("<!-- Made from the numbers abc -->");
    expect(text).toContain("All goals are met.");
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    const failed = pageOf({ ...findings, missed: ["a digger wins too much"] }).text;
    expect(failed).toContain("\n- a digger wins too much\n");
    expect(failed).not.toContain("All goals are met.");
  });

  it("says of seasons how often each goal is kept, and nothing of shorter worlds", () => {
    expect(pageOf(findings).text).not.toContain("## Seasons");
    const renown = (points: number) => Array.from({ length: 14 }, () => points);
    const season = (world: Society, fewest: number): Society => ({
      ...world,
      members: world.members.map((one, at) => ({
        ...one,
        joins: 0,
        quits: Infinity,
        days: renown(at).map((points) => daySummary({ renown: points, struggles: at })),
      })),
      struggles: [...Array(13).fill(90), fewest],
    });
    const seasons = [season(raiderWins, 60), season(diggerWins, 59)];
    const { text, charts } = pageOf({ ...findings, societies: seasons });
    const rowOf = (goal: string) => row(text, "kept in", goal);
    expect(rowOf("captures from players and plunders on the calmest day of the last week")).toEqual(
      [expect.anything(), ">= 60", "59", "59", "1 of 2"],
    );
    expect(rowOf("active players who are in one in the last week")?.slice(1)).toEqual([
      ...[">= 50%", "50%", "50%", "2 of 2"],
    ]);
    expect(rowOf("latecomers' median renown of days 22-25 by everyone's")?.slice(2)).toEqual([
      ...["-", "-", "0 of 0"],
    ]);
    expect(text).toContain("Champions by way of playing: digger 1, raider 1.");
    expect(Object.keys(charts)).toEqual(expect.arrayContaining(["struggles.svg", "renown.svg"]));
  });

  it("has the figures of single players and of armies", () => {
    const { text } = pageOf(findings);
    expect(row(text, "level 2", "casual")).toEqual([
      ...["casual", "0.2", "0.0", "1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0", "-", "1,000"],
    ]);
    expect(row(text, "mirage", "keen")).toEqual(["keen", "600", "300", "100", "0", "0", "0"]);
    expect(row(text, "round robin", "slots")?.slice(-3)).toEqual(["90%", "80%", "50%"]);
    expect(row(text, "equal slots", "Archer")?.[1]).toBe("10%");
    expect(text).toContain("18 of 20 have that much, 18 of them at equal resources");
    expect(text).toContain("Of 2,000 newcomers");
    expect(text).not.toContain("In a world where 3");
    const crowded = pageOf({ ...findings, crowds: [raiderWins] }).text;
    expect(crowded).toContain("In a world where 3 players have lived since its first day, 0% of");
    expect(text).toContain("half have one within 57 s, and 95% within 105 s");
    expect(row(text, "sampled", "coin on 0")).toEqual(["coin on 0", "2%", "2.10%"]);
  });

  it("names the winner and the way to win of each world, consistent with the goals", () => {
    const { text } = pageOf(findings);
    expect(row(text, "winner", "red")?.slice(0, 6)).toEqual([
      ...["red", "keen raider", "70", "1", "raids 75%", "75%"],
    ]);
    expect(row(text, "winner", "blue")?.slice(0, 6)).toEqual([
      ...["blue", "keen digger", "40", "0", "digging 100%", "0%"],
    ]);
    for (const society of [raiderWins, diggerWins]) {
      const [, winner = ""] = row(text, "winner", society.seed) ?? [];
      expect(winner.split(" ")[1]).toBe(outcomeOf(society).winner);
    }
    expect(row(text, "worlds won", "raider")).toEqual(["raider", "1", "30", "70"]);
  });

  it("counts only new resources as income, not exchanged ones", () => {
    const head = /\| played as \| players \| digging \| raids \|/;
    expect(pageOf(findings).text.replaceAll(/ +/g, " ")).toMatch(head);
    expect(row(pageOf(findings).text, "digging", "raider")).toEqual([
      ...["raider", "2", "550", "1,500", "2,050"],
    ]);
    expect(row(pageOf(findings).text, "digging", "digger")?.at(-1)).toBe("267");
  });

  it("draws power over time from the day of joining, without those who gave up", () => {
    const [digger = [], raider = []] = heightsIn(pageOf(findings).charts["power-by-way.svg"]);
    // Medians are 2 and 20 for diggers and 3 and 30 for raiders, on one scale from 372 up.
    const scale = (raider[1] ?? 0) / 30;
    expect(digger.map((height) => Math.round(height / scale))).toEqual([2, 20]);
  });

  it("tells how many hold a factory on the day they join", () => {
    const { text } = pageOf(findings);
    // The first of each world has none, later ones have as many as their number.
    expect(text).toContain("At the end of their first day, 60% of the players have");
  });

  it("has rings only if some were played", () => {
    expect(pageOf(findings).text).not.toContain("## Rings");
    const rings = [{ name: "loot", gain: 1.234, renown: 1.1, taken: 0.5 }];
    const [strategy] = RINGS as readonly [RingStrategy];
    const searched = [{ name: "searched", gain: 1.4, renown: 0.9, taken: 0, strategy }];
    const { text, charts } = pageOf({ ...findings, figures: { ...figures, rings, searched } });
    expect(row(text, "gained", "searched")).toEqual(["searched", "1.40", "0.90", "0.00"]);
    expect(text).toContain("strategy for one hour a day: 10 alts; alts play x4;");
    expect(row(text, "gained", "loot")).toEqual(["loot", "1.23", "1.10", "0.50"]);
    expect(charts["rings.svg"]).toContain("<title>loot, gained: 1.2</title>");
  });
});

describe("the report", () => {
  it("is written with its charts, and removes old ones", () => {
    writeReport(findings, folder);
    writeFileSync(join(folder, "balance/old.svg"), "");
    writeReport(findings, folder);
    const page = readFileSync(join(folder, "balance.md"), "utf8");
    const shown = [...page.matchAll(/\]\((balance\/[^)]+)\)/g)].map(([, path]) => path ?? "");
    expect(shown.every((path) => existsSync(join(folder, path)))).toBe(true);
    expect(readdirSync(join(folder, "balance"))).toHaveLength(shown.length);
    expect(page).toMatch(/<!-- Made from the numbers [0-9a-f]{64} -->/);
  });
});

it("reports each finished job and returns the results in the order of the jobs", async () => {
  const progress: string[] = [];
  const slowFirst: RunJobs = async (kind, inputs) => {
    await new Promise((resolve) => setTimeout(resolve, "ba".indexOf(inputs[0]?.seed ?? "") * 20));
    return runHere(kind, inputs);
  };
  const run = countedJobs(slowFirst, (done, known) => progress.push(`${done} of ${known}`));
  const inputs = ["a", "b"].map((seed) => ({ seed, stakes: 10 }));
  expect(await run("casino", inputs)).toEqual(await runHere("casino", inputs));
  expect(progress).toEqual(["1 of 2", "2 of 2"]);
});
