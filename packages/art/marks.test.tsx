import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldType } from "@emberlode/game";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GROUNDS } from "./compose-field.ts";
import { Logo } from "./logo.tsx";
import { MapGlyph, VeinGlyph } from "./map-glyph.tsx";
import { Pen } from "./pen.ts";
import { SkyBackground } from "./sky-background.tsx";
import { heroMarkup } from "./write-hero.ts";

describe("Pen", () => {
  it("merges neighbors of the same paint and never cuts holes", () => {
    const pen = new Pen("p");
    pen.poly("#fff", [0, 0, 10, 0, 10, 10]);
    pen.poly("#fff", [5, 0, 5, 10, 15, 10]);
    pen.poly("#000", [0, 0, 1, 0, 1, 1]);
    expect(pen.marks).toHaveLength(2);
    expect(pen.marks[0]?.props.d).toBe("M0 0 10 0 10 10ZM15 10 5 10 5 0Z");
  });

  it("starts a new path after a glow, a group, or another paint", () => {
    const pen = new Pen("p");
    pen.disc("#fff", 5, 5, 2);
    pen.glow("#f80", 5, 5, 9, 1);
    pen.disc("#fff", 5, 5, 2);
    pen.group({}, () => pen.disc("#fff", 5, 5, 2));
    pen.disc("#fff", 5, 5, 2);
    expect(pen.marks.map(({ tag }) => tag)).toEqual(["path", "ellipse", "path", "g", "path"]);
    expect(pen.marks[3]?.children).toHaveLength(1);
  });

  it("rounds to one decimal and shares a gradient by name", () => {
    const pen = new Pen("p");
    pen.line("#fff", 1, [0.123456, 1 / 3]);
    pen.glow("#f80", 0, 0, 1, 1);
    pen.glow("#f80", 9, 9, 1, 1);
    expect(pen.marks[0]?.props.d).toBe("M0.1 0.3h0");
    expect(pen.defs).toHaveLength(1);
  });
});

describe("heroMarkup", () => {
  it("draws the panorama within bounds, as hero.svg has it", () => {
    const markup = heroMarkup();
    expect(markup).toBe(readFileSync(join(import.meta.dirname, "hero.svg"), "utf8"));
    expect(markup).toContain('viewBox="0 0 1600 700"');
    expect(markup).toContain('class="art-twinkle"');
    expect(markup).not.toMatch(/NaN|undefined| style=/);
    expect(markup.match(/<[a-zA-Z]/g)?.length).toBeLessThan(520);
  });
});

describe("SkyBackground", () => {
  it("differs by period, with one more for pages before login", () => {
    const periods = ["night", "dawn", "day", "dusk", "fixed"] as const;
    const skies = periods.map((period) => renderToStaticMarkup(<SkyBackground period={period} />));
    expect(new Set(skies).size).toBe(5);
    for (const sky of skies) expect(sky).not.toMatch(/NaN| style=/);
  });
});

describe("MapGlyph and Logo", () => {
  it("has a shape of its own for every type", () => {
    const outlines = (Object.keys(GROUNDS) as FieldType[]).map(
      (type) => / d="([^"]+)"/.exec(renderToStaticMarkup(<MapGlyph type={type} />))?.[1],
    );
    const vein = / d="([^"]+)"/.exec(renderToStaticMarkup(<VeinGlyph />))?.[1];
    expect(new Set([...outlines, vein]).size).toBe(15);
  });

  it("draws the logo without text, named only when titled", () => {
    expect(renderToStaticMarkup(<Logo />)).not.toMatch(/<text|<title| style=/);
    expect(renderToStaticMarkup(<Logo title="Emberlode" />)).toContain('aria-label="Emberlode"');
  });
});
