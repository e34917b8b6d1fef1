/** HTML in which everything that is put in is escaped. */

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of a page that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

function toText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Template of a page's piece: texts are escaped, pieces are taken as they are. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toText)));
}

/** Pieces with something between them. */
export function joined(parts: readonly Html[], between: Html): Html {
  return new Html(parts.map(({ text }) => text).join(between.text));
}
