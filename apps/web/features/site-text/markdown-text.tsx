import { type ComponentType, createElement as h, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown } from "./markdown.ts";

export type LinkComponent = ComponentType<{
  href: string;
  className: string;
  children?: ReactNode;
}>;

interface MarkdownTextProps {
  source: string;
  /** The language of the text, if it isn't the page's. */
  lang?: string | undefined;
  /** For links to pages of this site; plain ones by default. */
  link?: LinkComponent | undefined;
}

const PlainLink: LinkComponent = (props) => <a {...props} />;

// The parts of a text are children of their own rather than a list, so they need no keys.

function inline(part: Inline, SiteLink: LinkComponent): ReactNode {
  if (typeof part === "string") return part;
  if (part.kind === "code") return <code>{part.text}</code>;
  const content = part.parts.map((one) => inline(one, SiteLink));
  if (part.kind !== "link") return h(part.kind, null, ...content);
  const { href } = part;
  return href.startsWith("/")
    ? h(SiteLink, { href, className: "site-text-link" }, ...content)
    : h("a", { href, className: "site-text-link", rel: "nofollow" }, ...content);
}

function element(block: Block, link: LinkComponent): ReactNode {
  const inlines = (parts: readonly Inline[]) => parts.map((part) => inline(part, link));
  switch (block.kind) {
    case "heading":
      return h(`h${block.level}`, null, ...inlines(block.parts));
    case "paragraph":
      return h("p", null, ...inlines(block.parts));
    case "quote":
      return h("blockquote", null, ...inlines(block.parts));
    case "rule":
      return <hr />;
    case "list": {
      const items = block.items.map((item) => h("li", null, ...inlines(item)));
      return h(block.isOrdered ? "ol" : "ul", null, ...items);
    }
  }
}

/** A text of the operator. It is built from elements, so it can contain no markup of its own. */
export function MarkdownText({ source, lang, link = PlainLink }: MarkdownTextProps) {
  const blocks = parseMarkdown(source).map((block) => element(block, link));
  return h("div", { className: "site-text", lang }, ...blocks);
}
