import { appRouter } from "@emberlode/api";
import { expect, it } from "vitest";
import { readRepository } from "./repository-files.ts";

/** Procedures that no screen calls, and who does. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  "chat.post": "Programs, by the documented path; the page speaks over its socket.",
  "chat.resume": "The page, over its socket.",
  "chat.send": "The page, over its socket.",
  "chat.ticket": "Programs that open a socket without a cookie.",
  "user.top": "Programs, by the documented path; the page asks for ranks with names.",
};

const BROWSER_CODE = /^apps\/web\/(?:features|lib|pages)\/.*(?<!\.test)\.tsx?$/;

function isCalledIn(code: string, procedure: string): boolean {
  const name = procedure.replace(".", "\\.");
  return new RegExp(`\\.${name}(?:\\.(?:use\\w+|mutate|query|fetch))?\\(`).test(code);
}

it("finds a caller in the browser for every procedure, but for those with another", () => {
  const code = [...readRepository()]
    .filter(([path]) => BROWSER_CODE.test(path))
    .map(([, source]) => source)
    .join("\n");
  const procedures = Object.keys(appRouter._def.procedures);
  expect(procedures.length).toBeGreaterThan(60);
  const uncalled = procedures.filter((procedure) => !isCalledIn(code, procedure));
  expect(uncalled.sort()).toEqual(Object.keys(WITHOUT_SCREEN));
});

it.each([
  ["trpc.ranks.near.useQuery(undefined)", true],
  ["utils.client.ranks.near.query({})", true],
  ["call.ranks.near({})", true],
  ["utils.ranks.near.invalidate()", false],
  ["// asks ranks.near for it", false],
  ["trpc.ranks.nearest.useQuery()", false],
])("takes %s for a call: %s", (code, isCall) => {
  expect(isCalledIn(code, "ranks.near")).toBe(isCall);
});
