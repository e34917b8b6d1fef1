/** HTML in which every interpolated value is escaped. */

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Interpolation = Html | string | number | readonly Html[];

function toText(part: Interpolation): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Template tag: escapes texts and inserts pieces unchanged. */
export function html(strings: TemplateStringsArray, ...parts: readonly Interpolation[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toText)));
}

/** Joins pieces with a separator. */
export function join(parts: readonly Html[], between: Html): Html {
  return new Html(parts.map(({ text }) => text).join(between.text));
}
