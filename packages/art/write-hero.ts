/** Writes hero.svg again: npx tsx packages/art/write-hero.ts */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { heroMarkup } from "./hero-markup.ts";

writeFileSync(join(import.meta.dirname, "hero.svg"), heroMarkup());
