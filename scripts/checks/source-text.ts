/**
 * Reads TypeScript without a compiler: distinguishes code, comments and text. Enough to find
 * imports and forbidden names without being misled by comments.
 */

export interface SourceText {
  /** The source with comments and string contents blanked, keeping all positions. */
  code: string;
  /** Contents of quoted strings by the position of their opening quote. */
  strings: ReadonlyMap<number, string>;
  /** Comments with their delimiters, in order. */
  comments: readonly string[];
  /**
   * Regular expressions between their slashes, without flags, by the position of the first slash.
   */
  patterns: ReadonlyMap<number, string>;
}

/** A slash after one of these starts a regular expression, otherwise it divides. */
const BEFORE_REGEX = /(?:^|[=([{},;:!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of|void|delete))\s*$/;

const SPACE_BUT_NEWLINE = /[^\n]/g;
const blank = (text: string) => text.replace(SPACE_BUT_NEWLINE, " ");

/** End of a quoted string, regular expression or comment that starts at `start`. */
function endOf(source: string, start: number, closing: string): number {
  let inClass = false;
  for (let at = start + 1; at < source.length; at++) {
    const char = source[at];
    if (char === "\\") at++;
    else if (closing === "/" && char === "[") inClass = true;
    else if (closing === "/" && char === "]") inClass = false;
    else if (char === closing && !inClass) return at + 1;
    else if (char === "\n" && closing !== "`") return at;
  }
  return source.length;
}

export function readSource(source: string): SourceText {
  const strings = new Map<number, string>();
  const patterns = new Map<number, string>();
  const comments: string[] = [];
  /** Brace depth at which each open template's `${` occurred. */
  const templates: number[] = [];
  let depth = 0;
  let code = "";
  let at = 0;

  const skipTo = (end: number) => {
    code += blank(source.slice(at, end));
    at = end;
  };
  const skipComment = (end: number) => {
    comments.push(source.slice(at, end));
    skipTo(end);
  };
  /** Skips the text of a template up to its end or its next `${`. */
  const readTemplate = () => {
    while (at < source.length) {
      if (source[at] === "\\") skipTo(Math.min(at + 2, source.length));
      else if (source[at] === "`") return skipTo(at + 1);
      else if (source.startsWith("${", at)) {
        templates.push(depth);
        depth++;
        return skipTo(at + 2);
      } else skipTo(at + 1);
    }
  };

  while (at < source.length) {
    const char = source[at] ?? "";
    if (source.startsWith("//", at)) {
      const end = source.indexOf("\n", at);
      skipComment(end === -1 ? source.length : end);
    } else if (source.startsWith("/*", at)) {
      const end = source.indexOf("*/", at + 2);
      skipComment(end === -1 ? source.length : end + 2);
    } else if (char === '"' || char === "'") {
      const end = endOf(source, at, char);
      strings.set(at, source.slice(at + 1, end - 1));
      code += char + blank(source.slice(at + 1, end - 1)) + char;
      at = end;
    } else if (char === "`") {
      skipTo(at + 1);
      readTemplate();
    } else if (char === "/" && BEFORE_REGEX.test(code.slice(-40))) {
      const end = endOf(source, at, "/");
      patterns.set(at, source.slice(at + 1, end - 1));
      skipTo(end);
    } else {
      if (char === "{") depth++;
      if (char === "}") depth--;
      code += char;
      at++;
      if (char === "}" && templates.at(-1) === depth) {
        templates.pop();
        readTemplate();
      }
    }
  }
  return { code, strings, patterns, comments };
}

export interface Import {
  from: string;
  /** `import type` and `export type … from` leave nothing at run time. */
  typeOnly: boolean;
  line: number;
}

const IMPORT =
  /\b(import|export)(\s+type\b(?!\s*(?:,|from\b|=)))?(?:[\s\w$,*{}]*?\bfrom)?\s*(?=["'])|\b(?:import|require)\s*\(\s*(?=["'])/g;

/** Every module that a source imports: imports, re-exports, dynamic imports, `require`. */
export function importsOf(source: string): Import[] {
  const { code, strings } = readSource(source);
  return [...code.matchAll(IMPORT)].flatMap((match) => {
    const from = strings.get(match.index + match[0].length);
    if (from === undefined) return [];
    const line = code.slice(0, match.index).split("\n").length;
    return [{ from, typeOnly: match[2] !== undefined, line }];
  });
}
