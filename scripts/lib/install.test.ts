import { describe, expect, it } from "vitest";
import { isSatisfied } from "./install.mjs";

const zod = { version: "4.6.7", integrity: "sha512-a" };
const wanted = {
  "": { version: "0.1.0" },
  "packages/game": { version: "0.1.0" },
  "node_modules/@emberlode/game": { link: true },
  "node_modules/zod": zod,
  "node_modules/@turbo/darwin-64": { version: "2.11.11", optional: true },
};

describe("an installation", () => {
  it("is what the lockfile asks for when every package is there", () => {
    expect(isSatisfied(wanted, { "node_modules/zod": zod })).toBe(true);
  });

  it.each([
    ["a package is missing", {}],
    ["a package has another version", { "node_modules/zod": { ...zod, version: "4.6.8" } }],
    ["a package has other contents", { "node_modules/zod": { ...zod, integrity: "sha512-b" } }],
    [
      "another platform's package is there in another version",
      { "node_modules/zod": zod, "node_modules/@turbo/darwin-64": { version: "2.0.0" } },
    ],
  ])("is not when %s", (_what, installed) => {
    expect(isSatisfied(wanted, installed)).toBe(false);
  });
});
