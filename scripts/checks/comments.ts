/** Comments that are wider than `.editorconfig` allows, or name what the code does not have. */
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const MAX_COLUMNS = 100;

/** Addresses, tables and directives cannot be broken. */
const UNBREAKABLE = /https?:\/\/|biome-ignore|^\s*(?:\*|\/\/) \|/;

/** Lines that end in a comment and are too long. */
export function findWideComments(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!CODE.test(path) || !text.split("\n").some((line) => line.length > MAX_COLUMNS)) return [];
    const commented = readSource(text).comments.flatMap((comment) => comment.split("\n"));
    const endings = commented.filter((ending) => ending.trim() !== "");
    return text.split("\n").flatMap((line, index) => {
      const isWide = line.length > MAX_COLUMNS && !UNBREAKABLE.test(line);
      const isComment = isWide && endings.some((ending) => line.endsWith(ending));
      return isComment ? [`${path}:${index + 1} has ${line.length} columns`] : [];
    });
  });
}
