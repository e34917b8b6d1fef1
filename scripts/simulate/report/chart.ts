/** Small SVG charts for both color schemes. The same figures give the same bytes. */
import { CHART_STYLE, COLORS } from "./colors.ts";

const WIDTH = 720;
const EDGE = 16;
/** Space above the plot for the title, and for each line of the legend. */
const TITLE = 44;
const LEGEND = 22;
const LABELS = 148;
const LINE_HEIGHT = 17;
/** Upper bound of a label's average letter width. */
const LETTER = 7.6;

/** A number in English notation, e.g. 1,250 and 0.4. */
export function figure(value: number, decimals = 0): string {
  const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 ? "-" : ""}${text}${part === undefined ? "" : `.${part}`}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
/** Rounded to tenths of a pixel, so that rounding errors of a machine don't show. */
const px = (pixel: number) => String(Math.round(pixel * 10) / 10);

type Anchor = "start" | "middle" | "end";

function words(text: string, x: number, y: number, className = "text", anchor: Anchor = "start") {
  return `<text class="${className}" x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function picture(title: string, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${px(height)}" width="${WIDTH}" height="${px(height)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${CHART_STYLE}</style>`,
    `<rect class="surface" width="${WIDTH}" height="${px(height)}" rx="6"/>`,
    words(title, EDGE, 28, "text title"),
    ...parts,
    "</svg>\n",
  ].join("\n");
}

/** The next step of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep));
  return power * ([1, 2, 5].find((one) => one * power >= minStep * 0.999) ?? 10);
}

/** Ticks from 0 to at least the greatest value, in about as many steps. */
function ticksTo(greatest: number, steps: number): number[] {
  const step = roundStep(Math.max(greatest, 1e-9) / steps);
  const count = Math.max(1, Math.ceil(greatest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

interface Legend {
  parts: string[];
  height: number;
}

function legendOf(series: readonly string[]): Legend {
  const parts: string[] = [];
  let [x, y] = [EDGE, TITLE];
  for (const [n, name] of series.entries()) {
    const width = 18 + name.length * LETTER + 14;
    if (x + width > WIDTH - EDGE && x > EDGE) [x, y] = [EDGE, y + LEGEND];
    parts.push(
      `<rect class="fill${n % COLORS}" x="${px(x)}" y="${px(y)}" width="12" height="12" rx="2"/>`,
    );
    parts.push(words(name, x + 18, y + 11));
    x += width;
  }
  return { parts, height: y + LEGEND + 8 - TITLE };
}

export interface BarChart {
  title: string;
  /** Names of the parts of a bar; not shown if there is only one series. */
  series: readonly string[];
  /** Parts end to end, or as thin bars below one another. */
  layout: "stacked" | "grouped";
  bars: readonly { label: string; values: readonly number[] }[];
  /** Formats a length. */
  format: (value: number) => string;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

export function barChart({ title, series, layout, bars, format }: BarChart): string {
  const legend = series.length > 1 ? legendOf(series) : { parts: [], height: 0 };
  const top = TITLE + legend.height;
  const left = EDGE + Math.max(...bars.map(({ label }) => label.length), 0) * LETTER + 8;
  const thick = layout === "grouped" && series.length > 1 ? 7 : 16;
  const tall = layout === "grouped" ? thick * series.length : thick;
  const pitch = Math.max(tall, LINE_HEIGHT) + 9;
  const lengths = bars.map(({ values }) =>
    layout === "stacked" ? sum(values) : Math.max(...values),
  );
  const ticks = ticksTo(Math.max(...lengths, 0), 5);
  const maxValue = ticks.at(-1) ?? 1;
  const right = WIDTH - EDGE - 28;
  const length = (value: number) => (value / maxValue) * (right - left);
  const bottom = top + bars.length * pitch;
  const grid = ticks.flatMap((tick) => {
    const x = left + length(tick);
    const line = `<line class="grid" x1="${px(x)}" x2="${px(x)}" y1="${px(top)}" y2="${px(bottom)}"/>`;
    return [line, words(format(tick), x, bottom + 18, "faint", "middle")];
  });
  const rows = bars.flatMap(({ label, values }, row) => {
    const middle = top + (row + 0.5) * pitch;
    const parts = values.map((value, n) => {
      const before = layout === "stacked" ? length(sum(values.slice(0, n))) : 0;
      const y = middle - tall / 2 + (layout === "grouped" ? n * thick : 0);
      const [width, height] = [Math.max(0, length(value) - 1), tall > thick ? thick - 1 : thick];
      const place = `x="${px(left + before)}" y="${px(y)}" width="${px(width)}" height="${height}"`;
      const name = series.length > 1 ? `${label}, ${series[n] ?? ""}` : label;
      const tooltip = escaped(`${name}: ${format(value)}`);
      return `<rect class="fill${n % COLORS}" ${place}><title>${tooltip}</title></rect>`;
    });
    return [words(label, left - 8, middle + 4.5, "text", "end"), ...parts];
  });
  return picture(title, bottom + 32, [...legend.parts, ...grid, ...rows]);
}

export interface LineChart {
  title: string;
  /** Unit of the horizontal axis, which starts at 1. */
  along: string;
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
}

/** Moves overlapping labels apart, keeping their order from top to bottom. */
function spread(wanted: readonly number[], top: number, bottom: number): number[] {
  const places = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y || a.n - b.n);
  let minY = top;
  for (const place of places) {
    place.y = Math.max(place.y, minY);
    minY = place.y + LINE_HEIGHT;
  }
  let maxY = bottom;
  for (const place of places.toReversed()) {
    place.y = Math.min(place.y, maxY);
    maxY = place.y - LINE_HEIGHT;
  }
  return places.sort((a, b) => a.n - b.n).map(({ y }) => y);
}

/** The path of a line, interrupted at gaps. */
function pathOf(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let pen = "M";
  let path = "";
  for (const point of points) {
    if (point !== null) path += `${pen}${px(point[0])} ${px(point[1])}`;
    pen = point === null ? "M" : "L";
  }
  return path;
}

/** Lines over days, each labeled at its end. */
export function lineChart({ title, along, lines, format }: LineChart): string {
  const count = Math.max(...lines.map(({ values }) => values.length), 1);
  const [top, bottom] = [TITLE + 12, 372];
  const greatest = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  const ticks = ticksTo(greatest, 5);
  const maxValue = ticks.at(-1) ?? 1;
  const left = EDGE + Math.max(...ticks.map((tick) => format(tick).length)) * LETTER + 8;
  const right = WIDTH - LABELS;
  const x = (n: number) => left + (count === 1 ? 0 : (n / (count - 1)) * (right - left));
  const y = (value: number) => bottom - (value / maxValue) * (bottom - top);
  const rules = ticks.flatMap((tick) => [
    `<line class="grid" x1="${px(left)}" x2="${px(right)}" y1="${px(y(tick))}" y2="${px(y(tick))}"/>`,
    words(format(tick), left - 8, y(tick) + 4.5, "faint", "end"),
  ]);
  const every = Math.max(1, roundStep(count / 10));
  const days = Array.from({ length: count }, (_, n) => n + 1)
    .filter((day) => day === 1 || day % every === 0)
    .map((day) => words(String(day), x(day - 1), bottom + 20, "faint", "middle"));
  const ends = lines.map(({ values }) => {
    const last = values.findLastIndex((value) => value !== null);
    return [x(Math.max(last, 0)), y(values[last] ?? 0)] as const;
  });
  const named = spread(
    ends.map((end) => end[1]),
    top,
    bottom,
  );
  const drawn = lines.flatMap(({ label, values }, n) => {
    const points = values.map((value, day) =>
      value === null ? null : ([x(day), y(value)] as const),
    );
    const [endX = right, endY = bottom] = ends[n] ?? [];
    const place = named[n] ?? endY;
    const broken = n < COLORS ? "" : ` stroke-dasharray="6 4"`;
    const pointer = `M${px(endX)} ${px(endY)}L${px(right + 14)} ${px(place)}`;
    return [
      `<path class="line${n % COLORS}"${broken} d="${pathOf(points)}"><title>${escaped(label)}</title></path>`,
      `<path class="line${n % COLORS}" style="stroke-width:1" d="${pointer}"/>`,
      words(label, right + 18, place + 4.5),
    ];
  });
  const axis = words(along, (left + right) / 2, bottom + 40, "faint", "middle");
  return picture(title, bottom + 54, [
    ...rules,
    ...days,
    axis,
    '<g class="lines">',
    ...drawn,
    "</g>",
  ]);
}
