/** Regenerates game-icons.svg: npx tsx apps/web/icons/write-game-icons.ts */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutGameIcons } from "./cut-game-icons.ts";

writeFileSync(join(import.meta.dirname, "game-icons.svg"), cutGameIcons());
