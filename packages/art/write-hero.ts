/** Regenerates hero.svg: npx tsx packages/art/write-hero.ts */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeHero } from "./compose-hero.ts";
import { marksToMarkup } from "./marks-to-markup.ts";

/** The content of hero.svg. Drawing it live would take longer than a page's first frame. */
export function heroMarkup(): string {
  const { pen, width, height } = composeHero("hero");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ' preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">' +
    `<defs>${marksToMarkup(pen.defs, true)}</defs>${marksToMarkup(pen.marks, true)}</svg>`
  );
}

writeFileSync(join(import.meta.dirname, "hero.svg"), heroMarkup());
