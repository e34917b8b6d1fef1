/** Chart colors. Every series is legible on its surface in both color schemes. */

export interface Theme {
  surface: string;
  text: string;
  faint: string;
  grid: string;
  series: readonly string[];
}

export const THEMES: Readonly<Record<"light" | "dark", Theme>> = {
  light: {
    surface: "#ffffff",
    text: "#1f2328",
    faint: "#59636e",
    grid: "#d8dee4",
    series: [
      "#0969da",
      "#bc4c00",
      "#1a7f37",
      "#8250df",
      "#bf3989",
      "#8a6d00",
      "#0e7490",
      "#6e7781",
    ],
  },
  dark: {
    surface: "#161b22",
    text: "#e6edf3",
    faint: "#9198a1",
    grid: "#343b44",
    series: [
      "#58a6ff",
      "#f0883e",
      "#3fb950",
      "#bc8cff",
      "#f778ba",
      "#e3c341",
      "#39c5cf",
      "#9aa4af",
    ],
  },
};

/** Series that colors can tell apart. Beyond that, colors repeat with dashed lines. */
export const COLORS = THEMES.light.series.length;

function rulesOf({ surface, text, faint, grid, series }: Theme): string {
  const kinds = series.map((color, n) => `.fill${n}{fill:${color}}.line${n}{stroke:${color}}`);
  return `.surface{fill:${surface}}.text{fill:${text}}.faint{fill:${faint}}.grid{stroke:${grid}}${kinds.join("")}`;
}

/** The style of every chart. An image can't use the colors of the page, so it has both schemes. */
export const CHART_STYLE =
  `text{font:13px system-ui,sans-serif}.title{font-size:15px;font-weight:600}.lines path{fill:none;stroke-width:2.5}` +
  `${rulesOf(THEMES.light)}@media (prefers-color-scheme:dark){${rulesOf(THEMES.dark)}}`;
