import { expect, it } from "vitest";
import { readRepository } from "./repository-files.ts";
import { SPEC_ROWS } from "./spec-rows.ts";

/** Rows under each heading of the specification's section 2. */
const ROWS_OF = {
  "Top navigation": 12,
  "Page shell": 5,
  "Left panel": 3,
  "Attack and defense popups": 3,
  "Factory card": 3,
  "Right panel": 3,
  "Profile modal": 2,
  "Settings modal": 2,
  "Clans screen": 1,
};

const repository = readRepository();
const all = Object.values(SPEC_ROWS).flatMap((rows) => rows.flatMap((row) => row.steps));
/** Each step once, even if several rows use it. */
const steps = [...new Set(all)];

/** Whether a file has a test whose title begins like this, in a call or after a table. */
function hasTest(code: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?:\\bit|\\]\\)|[A-Z"']\\)\\)?)\\(\\s*["'\`]${literal}`).test(code);
}

it("has every row of the spec's screens once", () => {
  const counted = Object.entries(SPEC_ROWS).map(([heading, rows]) => [
    heading,
    new Set(rows.map(({ row }) => row)).size,
  ]);
  expect(Object.fromEntries(counted)).toEqual(ROWS_OF);
});

it.each(steps)("finds in the journey %s the step: %s", (journey, title) => {
  const code = repository.get(`apps/web/journeys/${journey}.journey.ts`) ?? "";
  expect(hasTest(code, title)).toBe(true);
});

it.each([
  [`it("walks east", async () => {`, true],
  [`it("walks east by key", async () => {`, true],
  [`it.each([\n  ["wide", WIDE],\n])(\n  "walks east: %s",`, true],
  ["it.each(SIZES)(\n  'walks east: %s',", true],
  [`it(\`walks east, \${name}\`, async () => {`, true],
  [`it("never walks east", async () => {`, false],
  [`// walks east`, false],
  [`await say("walks east");`, false],
])("takes %j for a step: %s", (code, isStep) => {
  expect(hasTest(code, "walks east")).toBe(isStep);
});
