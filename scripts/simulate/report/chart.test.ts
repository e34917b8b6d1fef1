import { describe, expect, it } from "vitest";
import { type BarChart, barChart, figure, type LineChart, lineChart } from "./chart.ts";
import { COLORS, THEMES } from "./colors.ts";

const bars: BarChart = {
  title: "Wins & losses",
  series: ["raid", "dig"],
  layout: "stacked",
  bars: [
    { label: "a <b>", values: [50, 25] },
    { label: "c", values: [0, 100] },
  ],
  format: (value) => `${figure(value)}%`,
};

const lines: LineChart = {
  title: "Power",
  along: "Day",
  format: figure,
  lines: [
    { label: "first", values: [0, 10, 20] },
    { label: "late", values: [null, null, 20] },
  ],
};

/** All values of an attribute, in document order. */
const numbers = (svg: string, attribute: RegExp) =>
  [...svg.matchAll(attribute)].map(([, value]) => Number(value));

/** The contrast ratio of two colors, as defined by WCAG. */
function contrast(one: string, other: string): number {
  const light = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((all, weight, n) => {
      const part = Number.parseInt(color.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
      return all + weight * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const [dim = 1, bright = 1] = [light(one), light(other)].sort((a, b) => a - b);
  return bright / dim;
}

it("formats figures for people", () => {
  const figures = [0, 999, 1_234_567.4, -1500].map((n) => figure(n));
  expect(figures).toEqual(["0", "999", "1,234,567", "-1,500"]);
  expect(figure(1234.56, 1)).toBe("1,234.6");
});

describe.each(Object.entries(THEMES))("by %s", (_name, { surface, text, faint, series }) => {
  it("text and all series contrast with the surface", () => {
    for (const color of [text, faint]) expect(contrast(surface, color)).toBeGreaterThan(4.5);
    for (const color of series) expect(contrast(surface, color)).toBeGreaterThan(3);
  });

  it("all series differ", () => {
    expect(new Set(series).size).toBe(COLORS);
  });
});

describe("a chart", () => {
  it.each([
    ["bars", barChart(bars)],
    ["lines", lineChart(lines)],
  ])("of %s has a name, and brings its colors for both schemes", (_kind, svg) => {
    expect(svg).toMatch(/^<svg [^>]*role="img">\n<title>(Wins &amp; losses|Power)<\/title>/);
    expect(svg).toContain(`.surface{fill:${THEMES.light.surface}}`);
    const dark = svg.slice(svg.indexOf("prefers-color-scheme:dark"));
    expect(dark).toContain(`.surface{fill:${THEMES.dark.surface}}`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\.\d{2,}"/);
  });

  it("with no data is still a picture", () => {
    for (const svg of [barChart({ ...bars, bars: [] }), lineChart({ ...lines, lines: [] })]) {
      expect(svg).toContain("</svg>");
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe("bars", () => {
  it("are stacked end to end, in proportion to their values", () => {
    const svg = barChart(bars);
    const [raid = 0, dig = 0, none = 0, all = 0] = numbers(svg, /width="([\d.]+)" height="16"/g);
    expect(raid / dig).toBeCloseTo(2, 1);
    expect(none).toBe(0);
    expect(all).toBeCloseTo((raid + dig) * (100 / 75), -1);
    expect(svg).toContain("<title>a &lt;b&gt;, raid: 50%</title>");
  });

  it("of a group start at the same position", () => {
    const svg = barChart({ ...bars, layout: "grouped" });
    expect(
      new Set(
        numbers(svg, /<rect class="fill\d" x="([\d.]+)" y="[\d.]+" width="[\d.]+" height="6"/g),
      ).size,
    ).toBe(1);
  });
});

describe("lines", () => {
  it("start at their first value", () => {
    const [first = "", late = ""] = [...lineChart(lines).matchAll(/ d="([^"]+)"><title>/g)].map(
      ([, path]) => path ?? "",
    );
    expect(first.match(/[ML]/g)).toEqual(["M", "L", "L"]);
    expect(late.match(/[ML]/g)).toEqual(["M"]);
    expect(first.endsWith(late.slice(1))).toBe(true);
  });

  it.each([20, 0])(
    "that end together at %i have labels that don't overlap or leave the plot",
    (end) => {
      const together = ["first", "second", "third"].map((label) => ({ label, values: [20, end] }));
      const svg = lineChart({ ...lines, lines: together });
      const names = together.flatMap(({ label }) =>
        numbers(svg, new RegExp(`y="([\\d.]+)" text-anchor="start">${label}<`, "g")),
      );
      const sorted = names.toSorted((a, b) => a - b);
      expect(sorted).toHaveLength(3);
      for (const [n, y] of sorted.slice(1).entries()) expect(y - (sorted[n] ?? 0)).toBe(17);
      expect(sorted[0]).toBeGreaterThan(56);
      expect(sorted[2]).toBeLessThan(380);
    },
  );
});
