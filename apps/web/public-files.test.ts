import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_CLANS } from "@emberlode/game";
import { expect, it } from "vitest";

it.each(SAMPLE_CLANS)("has the crest of $name", ({ avatar, name }) => {
  const crest = readFileSync(join(import.meta.dirname, "public", avatar), "utf8");
  expect(crest).toContain(`<title>Crest of ${name}</title>`);
});
