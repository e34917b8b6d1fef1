/**
 * Finds queries whose text changes with the length of a list: each text is a prepared statement of
 * its own.
 */
import type { Sources } from "./repository-files.ts";

const SERVER = /^(?:packages\/(?:api|db)|apps\/server)\/(?!.*(?:\.test\.|\btesting\b)).*\.ts$/;
const IN_ARRAY = /\b(?:notInArray|inArray)\(\s*[\w.]+,\s*([^\s(]+)/g;
/** A list that is written out, or of a constant; a query. */
const FIXED = /^(?:\[["'\d]|\[\.\.\.[A-Z]|(?:db|tx)$)/;

const isQuery = (name: string, text: string): boolean =>
  new RegExp(`\\bconst ${name} = (?:db|tx)\\b`).test(text);

/** `inArray` with a list of any length, for which there is `isAnyOf`. */
export function findListQueries(files: Sources): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!SERVER.test(path)) return [];
    return [...text.matchAll(IN_ARRAY)].flatMap(({ index, 1: list = "" }) => {
      const name = /^\w+/.exec(list)?.[0];
      if (FIXED.test(list) || (name !== undefined && isQuery(name, text))) return [];
      return [`${path}:${text.slice(0, index).split("\n").length}: ${list}`];
    });
  });
}
