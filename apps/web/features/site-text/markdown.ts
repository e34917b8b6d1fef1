/**
 * Parses the Markdown of the operator's texts: headings, paragraphs, lists, quotes, rules, and in
 * them bold, italics, code and links. Everything else, including HTML, is text.
 */

export type Inline =
  | string
  | { kind: "strong" | "em"; parts: readonly Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; parts: readonly Inline[] };

export type Block =
  | { kind: "heading"; level: 2 | 3; parts: readonly Inline[] }
  | { kind: "paragraph" | "quote"; parts: readonly Inline[] }
  | { kind: "list"; isOrdered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: "rule" };

/** Other schemes, such as `javascript:`, are no links. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/**
 * Nothing is searched from each place to the end of the text, so that long texts take no longer per
 * character.
 */
const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\`*_{}[\]()#+.!<>-])`,
    String.raw`\`(?<code>[^\`\n]+)\``,
    String.raw`\*\*(?<strong>[^\s*](?:[^*]|\*[^*]+\*)*)\*\*`,
    String.raw`\*(?<em>[^\s*][^*]*)\*`,
    String.raw`\[(?<label>[^[\]]+)\]\((?<target>[^()\s]+)\)`,
    String.raw`<?(?<address>https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])>?`,
    String.raw`(?<![\w.+-])(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
  ].join("|"),
  "gi",
);

function toInline(groups: Readonly<Record<string, string | undefined>>, text: string): Inline {
  const { escaped, code, strong, em, label, target, address, mail } = groups;
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", parts: parseInline(strong) };
  if (em !== undefined) return { kind: "em", parts: parseInline(em) };
  if (label !== undefined && target !== undefined) {
    return SAFE_HREF.test(target)
      ? { kind: "link", href: target, parts: parseInline(label) }
      : text;
  }
  if (address !== undefined) return { kind: "link", href: address, parts: [address] };
  return mail === undefined ? text : { kind: "link", href: `mailto:${mail}`, parts: [mail] };
}

/** The parts of a line of text. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(toInline({ ...match.groups }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const HEADING = /^(#{1,6})\s+(\S.*)$/;
/** At the end of a heading. */
const CLOSING_MARKS = /(?<!\s)\s+#+$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const BULLET = /^\s*[-*+]\s+(.*)$/;
const NUMBER = /^\s*\d{1,9}[.)]\s+(.*)$/;
const QUOTE = /^>\s?(.*)$/;

/** Lines of one block, while they are read. */
interface OpenBlock {
  kind: "paragraph" | "quote" | "bullets" | "numbers";
  /** Texts of the items of a list; one text otherwise. */
  texts: string[];
}

function toBlock({ kind, texts }: OpenBlock): Block {
  if (kind === "paragraph" || kind === "quote")
    return { kind, parts: parseInline(texts.join("\n")) };
  return { kind: "list", isOrdered: kind === "numbers", items: texts.map(parseInline) };
}

/** What a line continues or begins. */
function readLine(line: string): { kind: OpenBlock["kind"]; text: string } {
  const kinds = [
    ["bullets", BULLET],
    ["numbers", NUMBER],
    ["quote", QUOTE],
  ] as const;
  for (const [kind, pattern] of kinds) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, text };
  }
  return { kind: "paragraph", text: line.trim() };
}

/** The blocks of a text, in order. */
export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: OpenBlock | null = null;
  const close = () => {
    if (open !== null) blocks.push(toBlock(open));
    open = null;
  };
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (line.trim() === "") {
      close();
    } else if (heading !== null) {
      close();
      const level = (heading[1]?.length ?? 0) > 2 ? 3 : 2;
      blocks.push({
        kind: "heading",
        level,
        parts: parseInline(heading[2]?.trimEnd().replace(CLOSING_MARKS, "") ?? ""),
      });
    } else if (RULE.test(line)) {
      close();
      blocks.push({ kind: "rule" });
    } else {
      open = addLine(line, open, close);
    }
  }
  close();
  return blocks;
}

/** Adds a line to the open block, or closes that and opens another. */
function addLine(line: string, open: OpenBlock | null, close: () => void): OpenBlock {
  const { kind, text } = readLine(line);
  const isList = kind === "bullets" || kind === "numbers";
  if (open === null || (kind !== open.kind && kind !== "paragraph")) {
    close();
    return { kind, texts: [text] };
  }
  // A line without a mark continues the paragraph, the quote or the item before it.
  if (isList) open.texts.push(text);
  else open.texts.push(`${open.texts.pop() ?? ""}\n${text}`);
  return open;
}

/** The texts of a block: one for each item of a list. */
function textsOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === "rule") return [];
  return block.kind === "list" ? block.items : [block.parts];
}

function wordsOf(part: Inline): string {
  if (typeof part === "string") return part;
  return part.kind === "code" ? part.text : part.parts.map(wordsOf).join("");
}

/** A text without its marks, for places that can show no elements. */
export function plainText(source: string): string {
  return parseMarkdown(source)
    .map((block) => {
      const lines = textsOf(block).map((parts) => parts.map(wordsOf).join(""));
      return lines.map((line) => (block.kind === "list" ? `• ${line}` : line)).join("\n");
    })
    .filter((text) => text !== "")
    .join("\n");
}

/** A link, and the words it is on. */
export interface TextLink {
  href: string;
  words: string;
}

function linksOf(part: Inline): TextLink[] {
  if (typeof part === "string" || part.kind === "code") return [];
  if (part.kind === "link") return [{ href: part.href, words: wordsOf(part) }];
  return part.parts.flatMap(linksOf);
}

/** The links in a text, in order, each address once. */
export function linksIn(source: string): TextLink[] {
  const links = parseMarkdown(source).flatMap(textsOf).flat().flatMap(linksOf);
  return links.filter(({ href }, n) => links.findIndex((one) => one.href === href) === n);
}
