/** Identifies the numbers of the game that a report was made from. */
import { createHash } from "node:crypto";
import { BATTLE_RULES_VERSION, TOOL_IDS, TOOLS } from "@emberlode/game";
import { readSource } from "../../checks/source-text.ts";

/** All numbers that affect balance except those of tools, without tests. */
const CATALOGUE = /^packages\/game\/catalogue\/(?!.*\.test\.ts$).*\.ts$/;

/** Numbers that are defined beside their rules. */
export interface RuleNumbers {
  battleRules: number;
  /** For each tool, the price of its research and the number that come with a level. */
  tools: readonly { id: string; basePrice: number; pack: number | null }[];
}

export const RULE_NUMBERS: RuleNumbers = {
  battleRules: BATTLE_RULES_VERSION,
  tools: TOOL_IDS.map((id) => {
    const { basePrice, pack } = TOOLS[id];
    return { id, basePrice, pack };
  }),
};

/** The code and strings of a source, without comments, which change no number. */
function meaningOf(source: string): string {
  const { code, strings } = readSource(source.replaceAll("\r\n", "\n"));
  return `${code.replace(/\s+/g, " ")}\n${JSON.stringify([...strings.values()])}`;
}

/**
 * A hash of the game's numbers: of the catalogue's code with the paths of its files from the root,
 * and of the values of the others. Ignores comments, spaces and line ends.
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
