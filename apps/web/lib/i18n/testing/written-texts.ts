/** Finds hard-coded texts, which cannot be translated. */
import { parseSync } from "vite";

/** Attributes that a player sees or hears. */
const READ =
  /^(?:aria-(?:description|label|placeholder|roledescription|valuetext)|alt|caption|description|hint|label|lead|message|note|placeholder|summary|text|title)$/;

/** Functions whose arguments a player reads. */
const SHOWS = /^(?:notify(?:Success|Error)|announce\w*|say\w*|alert|confirm|usePageTitle)$/;

/** Attributes with names and classes in them. */
const NOT_READ = /^(?:aria-keyshortcuts|keys|className|class|d|style|key|id|href|to|src|path)$/;

/** Errors are for developers: the crash screen has its own text. */
const FOR_DEVELOPERS = /^console$|^[A-Z]\w*Error$/;

const LETTER = /\p{L}/u;
/** The start or end of a sentence, or consecutive words; a placeholder in a template is a `§`. */
const PROSE = /^\p{Lu}\p{Ll}|\p{L}.*[\p{L}§)][.!?…]$|^\p{L}+(?: \p{L}+){2,}$|§ \p{L}{2,}|^ \p{L}/u;

/** A node of the syntax tree. */
interface Part {
  type: string;
  start: number;
  [name: string]: unknown;
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value : [value]).filter(isPart);

/** A name, or the last name of a path; empty for anything else. */
function nameOf(part: unknown): string {
  if (!isPart(part)) return "";
  if (part.type === "MemberExpression") return nameOf(part.property);
  return typeof part.name === "string" ? part.name : "";
}

/** How strictly a node is checked: every letter counts, or prose only. */
type Scrutiny = typeof LETTER | typeof PROSE;

interface Found {
  start: number;
  words: string;
}

/**
 * The text of a string, a template or a line of JSX, with a placeholder as `§`; undefined for anything
 * else.
 */
function wordsOf({ type, value, quasis }: Part): string | undefined {
  if (type === "Literal" || type === "JSXText")
    return typeof value === "string" ? value : undefined;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi) => quasi.value.cooked).join("§");
}

function findEach(parts: unknown, scrutiny: Scrutiny): Found[] {
  return partsOf(parts).flatMap((part) => findIn(part, scrutiny));
}

function findInCall(part: Part): Found[] {
  const of = isPart(part.callee) ? nameOf(part.callee.object) : "";
  const name = nameOf(part.callee);
  if (FOR_DEVELOPERS.test(of) || FOR_DEVELOPERS.test(name)) return [];
  return [
    ...findEach(part.callee, PROSE),
    ...findEach(part.arguments, SHOWS.test(name) ? LETTER : PROSE),
  ];
}

/** Checks a node; its children are checked as strictly if they are shown. */
function findIn(part: Part, scrutiny: Scrutiny): Found[] {
  const words = wordsOf(part);
  if (words !== undefined) {
    const found = scrutiny.test(words) ? [{ start: part.start, words: words.trim() }] : [];
    return [...found, ...findEach(part.expressions, PROSE)];
  }
  switch (part.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ThrowStatement":
      return [];
    case "JSXAttribute": {
      const name = nameOf(part.name);
      return NOT_READ.test(name) ? [] : findEach(part.value, READ.test(name) ? LETTER : PROSE);
    }
    case "JSXElement":
    case "JSXFragment":
      return [...findEach(part.openingElement, PROSE), ...findEach(part.children, LETTER)];
    case "JSXExpressionContainer":
      return findEach(part.expression, scrutiny);
    case "ConditionalExpression":
      return [
        ...findEach(part.test, PROSE),
        ...findEach([part.consequent, part.alternate], scrutiny),
      ];
    case "LogicalExpression":
      return [
        ...findEach(part.left, part.operator === "&&" ? PROSE : scrutiny),
        ...findEach(part.right, scrutiny),
      ];
    case "BinaryExpression":
      // Concatenated values may be text, compared ones are names.
      return part.operator === "+" ? findEach([part.left, part.right], scrutiny) : [];
    case "SwitchCase":
      return findEach(part.consequent, PROSE);
    case "CallExpression":
    case "NewExpression":
      return findInCall(part);
    default:
      // Types contain no text, except for an expression with a type beside it.
      if (part.type.startsWith("TS") && part.expression === undefined) return [];
      return Object.entries(part).flatMap(([name, value]) =>
        name === "key" ? [] : findEach(value, PROSE),
      );
  }
}

/** Hard-coded texts in a source, each with its path and line. */
export function findWrittenTexts(path: string, source: string): { place: string; words: string }[] {
  return findEach(parseSync(path, source).program.body, PROSE).map(({ start, words }) => {
    const line = source.slice(0, start).split("\n").length;
    return { place: `${path}:${line}`, words };
  });
}
