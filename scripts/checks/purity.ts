/** Rules and habits are pure functions: no clock, no randomness, no waiting, no I/O. */
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

const FORBIDDEN: readonly { what: string; pattern: RegExp }[] = [
  { what: "a clock", pattern: /\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)|\bDate\s*\(\s*\)/g },
  { what: "a clock", pattern: /\bperformance\b|\bTemporal\s*\.\s*Now\b/g },
  { what: "a timer", pattern: /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g },
  { what: "chance", pattern: /\bMath\s*\.\s*random\b|\bcrypto\b/g },
  { what: "a promise", pattern: /\basync\b|\bawait\b|\bPromise\b/g },
  {
    what: "the world outside",
    pattern:
      /\bprocess\s*\.|\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bconsole\s*\.|\blocalStorage\b|\bglobalThis\b|\brequire\s*\(|\bimport\s*\(/g,
  },
];

/** Folders of pure code. */
const PURE = ["packages/game/", "packages/bots/habits/"];

/** One line per impure expression in shipped code of the pure folders. */
export function findImpurities(sources: Sources): string[] {
  const found: string[] = [];
  for (const [path, source] of sources) {
    if (!PURE.some((folder) => path.startsWith(folder)) || !path.endsWith(".ts")) continue;
    if (/\.test\.ts$|\/testing\/|vitest\.config\.ts$/.test(path)) continue;
    const { code } = readSource(source);
    for (const { what, pattern } of FORBIDDEN) {
      for (const match of code.matchAll(pattern)) {
        const line = code.slice(0, match.index).split("\n").length;
        found.push(`${path}:${line} uses ${what}: ${match[0].trim()}`);
      }
    }
  }
  return found;
}
