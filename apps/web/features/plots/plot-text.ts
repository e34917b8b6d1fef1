/** Plots as lines of text to share: "Old mill (12, 7): good digging". */
import type { WirePlot } from "@emberlode/contract";
import type { RawPlot } from "./plot-drafts.ts";

const LINE = /^(.*?)\(\s*(\p{Nd}+)\s*[,\u060c\uff0c]\s*(\p{Nd}+)\s*\)\s*(?::\s*(.*))?$/u;

type Shared = Pick<WirePlot, "title" | "x" | "y" | "note">;

export function plotText({ title, x, y, note }: Shared): string {
  const place = title === "" ? `(${x}, ${y})` : `${title} (${x}, ${y})`;
  return note === "" ? place : `${place}: ${note}`;
}

export function plotsText(plots: readonly Shared[]): string {
  return plots.map(plotText).join("\n");
}

/** Parses such lines. Invalid lines have `place: null`; empty lines are left out. */
export function plotsInText(text: string): RawPlot[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const [, title = "", x = "", y = "", note = ""] = LINE.exec(line.trim()) ?? [];
    return [{ line: index + 1, title, x, y, note, color: "", free: {}, hasStray: false }];
  });
}
