/** Every call has a recorded answer. Only the full tier compares the answers. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALL_ROUTES } from "../rest/routes.ts";
import { ANSWERS, fileOf, ROUTERS, routerOf } from "./answer-files.ts";
import { CASES } from "./cases/all-cases.ts";
import { PROCEDURES } from "./requests.ts";

/** The calls with an answer in the file of a router. */
function recordedIn(router: string): string[] {
  const text = readFileSync(`${ANSWERS}${fileOf(router)}`, "utf8");
  return [...text.matchAll(/^# ([^:\n]+): /gm)].map(([, procedure = ""]) => procedure);
}

test.each(ROUTERS)("the answers of %s are those of its calls", (router) => {
  const calls = PROCEDURES.filter((procedure) => routerOf(procedure) === router);
  expect(
    [...new Set(recordedIn(router))].sort(),
    "record them: FULL=1 npx vitest run --project integration apps/server/recorded -u",
  ).toEqual(calls.toSorted());
});

test("every call has cases, and every case a call", () => {
  expect([...new Set(CASES.map(([name]) => name))].sort()).toEqual([...PROCEDURES].sort());
  const called = new Set(CALL_ROUTES.map(({ procedure }) => procedure));
  expect([...called].filter((name) => !PROCEDURES.includes(name))).toEqual([]);
});

test("there is a record for every router and nothing else", () => {
  expect(readdirSync(ANSWERS).sort()).toEqual(["astray.txt", ...ROUTERS.map(fileOf)].sort());
});
