/** Building blocks of the page. */

/** A section of the page with its charts, by file name. */
export interface Section {
  text: string;
  charts: Readonly<Record<string, string>>;
}

/** A table with its first column aligned left and all others right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, n) => (n === 0 ? (row[n] ?? "").padEnd(width) : (row[n] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `| ${widths.map((width, n) => (n === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rest.map(line)].join("\n");
}

/** The Markdown of a chart with its alternative text. */
export const chartImage = (chart: string, altText: string): string =>
  `![${altText}](balance/${chart})`;

/** Joins the parts of a text with empty lines, without empty parts. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
