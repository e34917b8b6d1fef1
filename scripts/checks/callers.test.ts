import { CALLS } from "@emberlode/contract/calls";
import { expect, it } from "vitest";
import { readRepository } from "./repository-files.ts";

const BROWSER_CODE = /^apps\/web\/(?:admin|features|lib|pages)\/.*(?<!\.test)\.tsx?$/;

function isCalledIn(code: string, procedure: string): boolean {
  const name = procedure.replace(".", "\\.");
  return new RegExp(`\\.${name}(?:\\.(?:use\\w+|mutate|query|fetch))?\\(`).test(code);
}

it("every call has a caller in the browser, except those used elsewhere", () => {
  const code = [...readRepository()]
    .filter(([path]) => BROWSER_CODE.test(path))
    .map(([, source]) => source)
    .join("\n");
  expect(CALLS.length).toBeGreaterThan(60);
  const uncalled = CALLS.filter(({ name }) => !isCalledIn(code, name));
  const withoutScreen = CALLS.filter(({ usedBy }) => usedBy !== undefined);
  expect(uncalled.map(({ name }) => name)).toEqual(withoutScreen.map(({ name }) => name));
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
