/** Finds hard-coded texts, which cannot be translated. */
import { parseSync } from "vite";

/** Attributes that a player sees or hears. */
const TEXT_ATTRIBUTES =
  /^(?:aria-(?:description|label|placeholder|roledescription|valuetext)|alt|caption|description|hint|label|lead|message|note|placeholder|summary|text|title)$/;

/** Functions whose arguments a player reads. */
const DISPLAY_FUNCTIONS =
  /^(?:notify(?:Success|Error)|announce\w*|say\w*|alert|confirm|usePageTitle)$/;

/** Attributes with names and classes in them. */
const CODE_ATTRIBUTES =
  /^(?:aria-keyshortcuts|keys|className|class|d|style|key|id|href|to|src|path)$/;

/** Errors are for developers: the crash screen has its own text. */
const FOR_DEVELOPERS = /^console$|^[A-Z]\w*Error$/;

const LETTER = /\p{L}/u;
/** The start or end of a sentence, or consecutive words; a placeholder in a template is a `§`. */
const PROSE = /^\p{Lu}\p{Ll}|\p{L}.*[\p{L}§)][.!?…]$|^\p{L}+(?: \p{L}+){2,}$|§ \p{L}{2,}|^ \p{L}/u;

/** A node of the syntax tree. */
interface AstNode {
  type: string;
  start: number;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const nodesOf = (value: unknown): AstNode[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

/** A name, or the last name of a path; empty for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.property);
  return typeof node.name === "string" ? node.name : "";
}

/** How strictly a node is checked: every letter counts, or prose only. */
type Scrutiny = typeof LETTER | typeof PROSE;

interface HardCodedText {
  start: number;
  words: string;
}

/**
 * The text of a string, a template or a line of JSX, with a placeholder as `§`; undefined for
 * anything else.
 */
function wordsOf({ type, value, quasis }: AstNode): string | undefined {
  if (type === "Literal" || type === "JSXText")
    return typeof value === "string" ? value : undefined;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi) => quasi.value.cooked).join("§");
}

function findEach(nodes: unknown, scrutiny: Scrutiny): HardCodedText[] {
  return nodesOf(nodes).flatMap((node) => findIn(node, scrutiny));
}

function findInCall(node: AstNode): HardCodedText[] {
  const objectName = isNode(node.callee) ? nameOf(node.callee.object) : "";
  const name = nameOf(node.callee);
  if (FOR_DEVELOPERS.test(objectName) || FOR_DEVELOPERS.test(name)) return [];
  return [
    ...findEach(node.callee, PROSE),
    ...findEach(node.arguments, DISPLAY_FUNCTIONS.test(name) ? LETTER : PROSE),
  ];
}

/** Checks a node; its children are checked as strictly if they are shown. */
function findIn(node: AstNode, scrutiny: Scrutiny): HardCodedText[] {
  const words = wordsOf(node);
  if (words !== undefined) {
    const found = scrutiny.test(words) ? [{ start: node.start, words: words.trim() }] : [];
    return [...found, ...findEach(node.expressions, PROSE)];
  }
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ThrowStatement":
      return [];
    case "JSXAttribute": {
      const name = nameOf(node.name);
      return CODE_ATTRIBUTES.test(name)
        ? []
        : findEach(node.value, TEXT_ATTRIBUTES.test(name) ? LETTER : PROSE);
    }
    case "JSXElement":
    case "JSXFragment":
      return [...findEach(node.openingElement, PROSE), ...findEach(node.children, LETTER)];
    case "JSXExpressionContainer":
      return findEach(node.expression, scrutiny);
    case "ConditionalExpression":
      return [
        ...findEach(node.test, PROSE),
        ...findEach([node.consequent, node.alternate], scrutiny),
      ];
    case "LogicalExpression":
      return [
        ...findEach(node.left, node.operator === "&&" ? PROSE : scrutiny),
        ...findEach(node.right, scrutiny),
      ];
    case "BinaryExpression":
      // Concatenated values may be text, compared ones are names.
      return node.operator === "+" ? findEach([node.left, node.right], scrutiny) : [];
    case "SwitchCase":
      return findEach(node.consequent, PROSE);
    case "CallExpression":
    case "NewExpression":
      return findInCall(node);
    default:
      // Types contain no text, except for an expression with a type beside it.
      if (node.type.startsWith("TS") && node.expression === undefined) return [];
      return Object.entries(node).flatMap(([name, value]) =>
        name === "key" ? [] : findEach(value, PROSE),
      );
  }
}

/** Hard-coded texts in a source, each with its path and line. */
export function findHardCodedTexts(
  path: string,
  source: string,
): { place: string; words: string }[] {
  return findEach(parseSync(path, source).program.body, PROSE).map(({ start, words }) => {
    const line = source.slice(0, start).split("\n").length;
    return { place: `${path}:${line}`, words };
  });
}
