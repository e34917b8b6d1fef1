/** Imported plots, validated line by line with the server's rules. */
import type { WirePlot } from "@emberlode/contract";
import {
  isOnGrid,
  MAX_FREE_PLOT_TEXTS,
  MAX_PLOT_TEXT_LENGTH,
  MAX_PLOTS,
  plainLine,
  textLength,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { readWholeNumber } from "../ui/whole-number.ts";

const t = await messages("plots");

/** A line as read from the import. */
export interface RawPlot {
  /** Line number, from 1. */
  line: number;
  title: string;
  x: string;
  y: string;
  note: string;
  color: string;
  /** Free texts by name. */
  free: Readonly<Record<string, string>>;
  /** Whether it has text in a column without a name. */
  hasStray: boolean;
}

/** A plot that can be saved. */
export interface PlotDraft {
  x: number;
  y: number;
  title: string;
  note: string;
  color: string;
  free: Readonly<Record<string, string>>;
}

interface RefusedLine {
  line: number;
  reason: string;
}

export interface CheckedPlots {
  drafts: PlotDraft[];
  refusals: RefusedLine[];
}

const coordinate = (text: string) => readWholeNumber(text) ?? 0;

/** Two plots with the same title on one field are duplicates. */
const duplicateKey = ({ x, y, title }: Pick<PlotDraft, "x" | "y" | "title">) =>
  `${x}/${y} ${title}`;

function refusalReason(draft: PlotDraft, known: ReadonlySet<string>): string | null {
  if (!isOnGrid(draft)) return t("import.refused.place");
  const texts = [draft.title, draft.note, draft.color, ...Object.values(draft.free)];
  // The server would store a different text.
  if (texts.some((text) => text !== plainLine(text))) return t("import.refused.unfit");
  if (Object.keys(draft.free).length > MAX_FREE_PLOT_TEXTS) {
    return t("import.refused.fields", { most: MAX_FREE_PLOT_TEXTS });
  }
  if (texts.some((text) => textLength(text) > MAX_PLOT_TEXT_LENGTH)) {
    return t("import.refused.long", { most: MAX_PLOT_TEXT_LENGTH });
  }
  return known.has(duplicateKey(draft)) ? t("import.refused.known") : null;
}

/** Which lines can be saved in addition to the existing plots, and why the others cannot. */
export function checkPlots(raw: readonly RawPlot[], plots: readonly WirePlot[]): CheckedPlots {
  const known = new Set(plots.map(duplicateKey));
  const room = MAX_PLOTS - plots.length;
  const checked: CheckedPlots = { drafts: [], refusals: [] };
  for (const { line, x, y, title, note, color, free, hasStray } of raw) {
    const filled = Object.entries(free).filter(([, text]) => text.trim() !== "");
    const draft: PlotDraft = {
      x: coordinate(x),
      y: coordinate(y),
      title: title.trim(),
      note: note.trim(),
      color: color.trim(),
      free: Object.fromEntries(filled.map(([name, text]) => [name, text.trim()])),
    };
    const isFull = checked.drafts.length >= room;
    const reason = hasStray
      ? t("import.refused.stray")
      : (refusalReason(draft, known) ?? (isFull ? t("import.refused.full") : null));
    if (reason !== null) {
      checked.refusals.push({ line, reason });
      continue;
    }
    known.add(duplicateKey(draft));
    checked.drafts.push(draft);
  }
  return checked;
}

const PLOT_LINE = /^(.*?)\(\s*(\p{Nd}+)\s*[,\u060c\uff0c]\s*(\p{Nd}+)\s*\)\s*(?::\s*(.*))?$/u;

type PlotSummary = Pick<WirePlot, "title" | "x" | "y" | "note">;

export function plotText({ title, x, y, note }: PlotSummary): string {
  const place = title === "" ? `(${x}, ${y})` : `${title} (${x}, ${y})`;
  return note === "" ? place : `${place}: ${note}`;
}

export function plotsText(plots: readonly PlotSummary[]): string {
  return plots.map(plotText).join("\n");
}

/**
 * Parses lines like `Old mill (12, 7): note`. A line that doesn't match has empty `x` and `y`;
 * empty lines are skipped.
 */
export function plotsInText(text: string): RawPlot[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const [, title = "", x = "", y = "", note = ""] = PLOT_LINE.exec(line.trim()) ?? [];
    return [{ line: index + 1, title, x, y, note, color: "", free: {}, hasStray: false }];
  });
}
