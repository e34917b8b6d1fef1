/** Which numbers of the game a report was made from. */
import { createHash } from "node:crypto";
import { BATTLE_RULES_VERSION, TOOL_IDS, TOOLS } from "@emberlode/game";
import { readSource } from "../../checks/source-text.ts";

/** All numbers that balance hangs on but those of tools, and nothing that is only tested with them. */
const CATALOGUE = /^packages\/game\/catalogue\/(?!.*\.test\.ts$).*\.ts$/;

/** Numbers that are beside the rules they are for. */
export interface RuleNumbers {
  battleRules: number;
  /** By tool: the price of its research and how many come with a level. */
  tools: readonly { id: string; basePrice: number; pack: number | null }[];
}

export const RULE_NUMBERS: RuleNumbers = {
  battleRules: BATTLE_RULES_VERSION,
  tools: TOOL_IDS.map((id) => {
    const { basePrice, pack } = TOOLS[id];
    return { id, basePrice, pack };
  }),
};

/** The code of a source and its strings, without comments: how they are worded changes no number. */
function meaningOf(source: string): string {
  const { code, strings } = readSource(source.replaceAll("\r\n", "\n"));
  return `${code.replace(/\s+/g, " ")}\n${JSON.stringify([...strings.values()])}`;
}

/**
 * One text for the numbers of the game: the catalogue by the code of its files under their paths from the
 * root, the others by value. Comments, spaces and line ends do not count.
 */
export function fingerprintOf(
  sources: ReadonlyMap<string, string>,
  numbers: RuleNumbers = RULE_NUMBERS,
): string {
  const hash = createHash("sha256").update(`${JSON.stringify(numbers)}\n`);
  const catalogue = [...sources].filter(([path]) => CATALOGUE.test(path));
  for (const [path, text] of catalogue.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\n${meaningOf(text)}\n`);
  }
  return hash.digest("hex");
}
