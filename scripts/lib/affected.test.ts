import { expect, it } from "vitest";
import { affectedPart } from "./affected.mjs";
import { stepNamed } from "./test-steps.mjs";

const partOf = (step: string, ...changed: string[]) => affectedPart(stepNamed(step), changed);

it("finds tests by their imports, and adds those that only read or start the code", () => {
  expect(partOf("unit", "apps/web/pages/home-page.tsx")).toEqual({
    files: ["apps/web/lib/i18n/written-texts.test.ts", "apps/web/reserved-paths.test.ts"],
    importers: true,
  });
  expect(partOf("integration", "packages/api/root.ts")).toEqual({ files: [], importers: true });
  expect(partOf("integration", "packages/game/rules/dig.ts")).toEqual({
    files: [],
    importers: true,
    within: ["packages/api/", "apps/server/"],
  });
  expect(partOf("processes", "packages/game/rules/dig.ts")).toEqual({
    files: ["scripts/verify-roll.process.test.ts"],
    importers: false,
  });
});

it("runs all of a step whose servers or SQL changed, and nothing that cannot be affected", () => {
  expect(partOf("processes", "packages/db/commit/plan.ts")).toBe("all");
  expect(partOf("integration", "drizzle/0030_more.sql")).toBe("all");
  expect(partOf("balance", "packages/game/rules/dig.ts")).toBe("all");
  expect(partOf("balance", "apps/web/main.tsx")).toBe("none");
  expect(partOf("processes", "apps/web/main.tsx")).toBe("none");
  expect(partOf("integration", "apps/web/main.tsx")).toBe("none");
  expect(partOf("journeys", "docs/rules.md")).toBe("none");
  expect(partOf("journeys", "packages/game/rules/dig.ts")).toBe("none");
});

it("runs the smoke journeys and those that changed", () => {
  const changed = "apps/web/journeys/tools.journey.ts";
  const smoke = partOf("journeys", "packages/api/root.ts");
  expect(smoke).toMatchObject({ importers: false });
  expect(partOf("journeys", changed)).toEqual({
    files: [...(typeof smoke === "string" ? [] : smoke.files), changed],
    importers: false,
  });
});

it.each([
  "package-lock.json",
  "vitest.unit.config.ts",
  "apps/web/vitest.dom.config.ts",
  "apps/web/test-setup-dom.ts",
  "packages/db/testing/global-setup.ts",
])("runs everything after a change of %s", (path) => {
  for (const step of ["lint", "checks", "unit", "balance", "integration", "processes"]) {
    expect(partOf(step, path), step).toBe("all");
  }
});
