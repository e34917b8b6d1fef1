/** Which numbers of the game a report was made from. */
import { createHash } from "node:crypto";

/** All numbers that balance hangs on, those of tools beside their rules, and nothing that is only tested with them. */
const NUMBERS = /^packages\/game\/(?:catalogue|rules\/tools)\/(?!.*\.test\.ts$).*\.ts$/;

/**
 * One text for the numbers of the game, by the text of files under their paths from the root. Line ends
 * do not count, since git may change them; everything else does.
 */
export function fingerprintOf(sources: ReadonlyMap<string, string>, battleRules: number): string {
  const hash = createHash("sha256").update(`battle rules ${battleRules}\n`);
  const numbers = [...sources].filter(([path]) => NUMBERS.test(path));
  for (const [path, text] of numbers.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\n${text.replaceAll("\r\n", "\n")}\n`);
  }
  return hash.digest("hex");
}
