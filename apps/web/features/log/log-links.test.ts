import { LEDGER_KINDS, type LedgerEntry } from "@emberlode/game";
import { logLine, SERVER_TRANSLATORS } from "@emberlode/messages";
import { expect, it } from "vitest";
import { fieldsOf, proofPath } from "./log-links.tsx";

type Detail = LedgerEntry["detail"];

/** Sample details of each kind whose lines name a place; other kinds name none. */
const PLACED: Readonly<Partial<Record<(typeof LEDGER_KINDS)[number], readonly Detail[]>>> = {
  dig: [{ resource: "metal" }, { resource: "energy", effort: 20, vein: true, divisor: 20 }],
  cave: [{ find: "part", part: "drill" }, { find: "trap" }, { find: "metal" }, { find: "nothing" }],
  forest: [{ find: "pikeman", met: 3, amount: 2 }, { find: "map" }, { find: "lotto" }],
  memorial: [{ candle: 2 }],
  mirage: [{ resource: "metal" }],
  attack: [
    { place: "base", other: "bob", won: true },
    { place: "base", other: "bob" },
  ],
  defense: [
    { place: "base", other: "bob", won: true },
    { place: "factory", other: "bob" },
    { place: "factory", other: "bob", won: true, lootMetal: 12 },
  ],
  plunder: [{ won: true, other: "bob" }, { other: "bob" }],
  relic: [{ find: "metal" }, { find: "part", part: "drill" }, { find: "drives", drives: 2 }],
  capture: [{ won: true, other: null, slots: 500 }, { other: "bob" }],
  abandon: [{ slots: 500 }],
  "factory-lost": [{ reason: "outgrown" }, { reason: "unseen" }, { other: "bob" }],
  tool: [
    { tool: "mines", n: 3 },
    { tool: "mdn", cleared: 1, kept: 0 },
    { tool: "base_mover" },
    { tool: "army_locator", name: "bob" },
    { tool: "flag_locator", free: true },
    { tool: "prob_drive" },
    { tool: "improb_drive", happening: "mirage" },
  ],
  mine: [{ role: "victim" }, { role: "layer", victim: "bob", metal: 1200, energy: 5 }],
};

const lineOf = (
  kind: (typeof LEDGER_KINDS)[number],
  detail: Detail,
  words = SERVER_TRANSLATORS.en,
) => logLine({ kind, metal: 1200, energy: 30, detail }, words);

const placed = LEDGER_KINDS.flatMap((kind) =>
  (PLACED[kind] ?? []).map((detail) => [kind, detail] as const),
);
it.each(placed)("links to where it happened, in every language: %s with %o", (kind, detail) => {
  for (const words of Object.values(SERVER_TRANSLATORS)) {
    const line = lineOf(kind, { x: 3, y: 50, ...detail }, words);
    expect(fieldsOf(line), words.language).toEqual([{ x: 3, y: 50 }]);
  }
});

it.each(LEDGER_KINDS.filter((kind) => !(kind in PLACED)))("leads to no field: %s", (kind) => {
  const detail = { x: 3, y: 50, count: 3, amount: 1200, level: 2, lvl: 2, stake: 12, payout: 50 };
  for (const words of Object.values(SERVER_TRANSLATORS)) {
    expect(fieldsOf(lineOf(kind, detail, words)), words.language).toEqual([]);
  }
});

it("links to two fields if a found map shows another one", () => {
  const detail = { x: 3, y: 50, find: "map", toType: "cave", toX: 10, toY: 9 };
  expect(fieldsOf(lineOf("forest", detail))).toEqual([
    { x: 3, y: 50 },
    { x: 10, y: 9 },
  ]);
});

it.each([
  ["a note says what its writer likes", "note", "Meet me at 3, 4", []],
  ["the map ends at 50", "dig", "You dug 5 metal at 51, 4.", []],
  ["each once", "tool", "From at 3, 4 to 3, 4.", [{ x: 3, y: 4 }]],
] as const)("finds only the fields that a line names: %s", (_name, cat, content, fields) => {
  expect(fieldsOf({ cat, content })).toEqual(fields);
});

it.each([
  ["dawn of a day", { cat: "find", type: "cave", roll: 204 }, "counter=204&purpose=cave"],
  [
    "what a roll was made with",
    { cat: "find", type: "cave", roll: 0, rolled: { divisor: 2, min: 3, max: 120 } },
    "counter=0&purpose=cave&divisor=2&min=3&max=120",
  ],
  ["a game", { cat: "casino", type: "wheel", roll: 7 }, "counter=7&purpose=casino&game=wheel"],
  [
    "a fight",
    { cat: "battle", type: "attack-won", roll: 9, battle: "b1" },
    "counter=9&purpose=battle&battle=b1",
  ],
  ["a relic", { cat: "find", type: "relic", relic: 2 }, "purpose=relic&relic=2"],
  ["a capture", { cat: "factory", type: "captured", roll: 9 }, "counter=9&purpose=battle"],
] as const)("links a roll to its proof by UTC day: %s", (_name, line, search) => {
  const log = { created: "2026-05-20T23:59:59.999Z", ...line };
  expect(proofPath(log)).toBe(`/fair/2026-05-20?${search}`);
});
