import { describe, expect, it } from "vitest";
import { findWrongImports } from "./boundaries.ts";
import { findImpurities } from "./purity.ts";
import { readRepository } from "./repository-files.ts";

const repository = readRepository();

describe("import boundaries", () => {
  it("hold in the repository", () => {
    expect(findWrongImports(repository)).toEqual([]);
  });

  it("are checked in every package", () => {
    for (const room of ["game", "contract", "messages", "db", "api", "client"]) {
      expect([...repository.keys()]).toContain(`packages/${room}/index.ts`);
    }
    expect([...repository.keys()]).toContain("apps/server/main.ts");
    expect([...repository.keys()].some((path) => path.startsWith("apps/web/pages/"))).toBe(true);
  });

  it.each([
    ["packages/game/dig.ts", 'import { z } from "zod";'],
    ["packages/game/dig.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/game/dig.ts", 'import type { Status } from "@emberlode/contract";'],
    ["packages/game/dig.ts", 'export * from "../contract/index.ts";'],
    ["packages/art/dig.ts", 'import { App } from "../../apps/web/app.tsx";'],
    ["packages/game/dig.ts", 'import { enErrors } from "@emberlode/messages/en/errors";'],
    ["packages/api/dig.ts", 'const app = await import("../../apps/server/app.ts");'],
    ["packages/api/platform/dig.ts", 'import type { Context } from "../context.ts";'],
    ["packages/api/platform/tasks/dig.ts", 'import { dig } from "../../modules/digging/dig.ts";'],
    ["packages/api/modules/digging/dig.ts", 'import { appRouter } from "../../root.ts";'],
    ["packages/api/modules/digging/dig.ts", 'import type { Services } from "@emberlode/api";'],
    ["packages/api/errors.ts", 'import type { Log } from "./platform/log.ts";'],
    ["packages/api/modules/digging/dig.ts", 'import { startGame } from "../../testing/game.ts";'],
    ["packages/client/dig.ts", 'import { router } from "@emberlode/api";'],
    ["apps/server/dig.ts", 'import { createClient } from "@emberlode/client";'],
    ["apps/server/dig.ts", 'import { App } from "../web/app.tsx";'],
    ["apps/web/dig.tsx", 'import { router } from "@emberlode/api";'],
    ["apps/web/dig.tsx", 'import { type AppRouter } from "@emberlode/api";'],
    ["apps/web/dig.tsx", 'import { dig } from "../../packages/game/rules/dig.ts";'],
    ["apps/web/dig.test.tsx", 'import { open } from "@emberlode/db/testing";'],
    ["scripts/dig.ts", 'import { App } from "@emberlode/web";'],
  ])("are broken when %s says %s", (path, source) => {
    expect(findWrongImports(new Map([[path, source]]))).toHaveLength(1);
  });

  it("are broken by Node in browser code, but not in its build", () => {
    const sources = new Map([
      ["apps/web/main.tsx", 'import { App } from "./pages/app.tsx";'],
      [
        "apps/web/pages/app.tsx",
        'import { join } from "node:path"; import "@emberlode/art/sky.ts";',
      ],
      ["packages/art/sky.ts", 'import { readFileSync } from "node:fs";'],
      ["packages/art/write-hero.ts", 'import { writeFileSync } from "node:fs";'],
      ["apps/web/vite.config.ts", 'import { join } from "node:path";'],
    ]);
    expect(findWrongImports(sources)).toEqual([
      "apps/web/pages/app.tsx:1 imports node:path: a browser has no Node",
      "packages/art/sky.ts:1 imports node:fs: a browser has no Node",
    ]);
  });

  it.each([
    ["packages/game/dig.ts", 'import { roll } from "../game/random.ts";'],
    ["packages/game/dig.test.ts", 'import fc from "fast-check";'],
    ["packages/contract/dig.ts", 'import { z } from "zod"; import "@emberlode/game";'],
    ["packages/api/modules/digging/dig.ts", 'import { at } from "../world/at.ts";'],
    ["packages/api/modules/digging/dig.ts", 'import type { Services } from "../../services.ts";'],
    ["packages/api/platform/dig.ts", 'import { GameError } from "../errors.ts";'],
    ["packages/api/platform/dig.test.ts", 'import { startGame } from "../testing/game.ts";'],
    ["packages/api/index.ts", 'export { appRouter } from "./root.ts";'],
    ["packages/client/client.ts", 'import type { AppRouter } from "@emberlode/api";'],
    ["apps/server/dig.test.ts", 'import { createClient } from "@emberlode/client";'],
    ["apps/web/lib/trpc.ts", 'import type { AppRouter } from "@emberlode/api";'],
    ["scripts/seed.ts", 'import { open } from "@emberlode/db";'],
  ])("hold if %s contains %s", (path, source) => {
    expect(findWrongImports(new Map([[path, source]]))).toEqual([]);
  });
});

describe("purity of the rules", () => {
  it("holds in packages/game and for habits", () => {
    expect(findImpurities(repository)).toEqual([]);
    const source = "const now = Date.now();";
    expect(findImpurities(new Map([["packages/bots/habits/habit.ts", source]]))).toHaveLength(1);
  });

  it.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const roll = Math.random();",
    "const roll = Math\n  .random();",
    `const text = \`at \${Date.now()}\`;`,
    "export async function dig() {}",
    "const later = Promise.resolve(1);",
    "const answer = fetch('/api');",
    "setTimeout(dig, 10);",
    "console.log(1);",
    "const seed = process.env.SEED;",
    "const id = crypto.randomUUID();",
    'const fs = require("fs");',
  ])("is broken by %s", (source) => {
    expect(findImpurities(new Map([["packages/game/rules/dig.ts", source]]))).toHaveLength(1);
  });

  it.each([
    ["packages/game/rules/dig.ts", "// Date.now() is the caller's"],
    ["packages/game/game-time.ts", "const day = new Date(now).getUTCDate();"],
    ["packages/game/rules/dig.test.ts", "const now = Date.now();"],
    ["packages/api/platform/clock.ts", "const now = Date.now();"],
  ])("is not broken in %s by %s", (path, source) => {
    expect(findImpurities(new Map([[path, source]]))).toEqual([]);
  });
});
