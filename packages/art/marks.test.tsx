import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldType } from "@emberlode/game";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GROUNDS } from "./compose-field.ts";
import { Logo } from "./logo.tsx";
import { MapGlyph, VeinGlyph } from "./map-glyph.tsx";
import { SkyBackground } from "./sky-background.tsx";
import { heroMarkup } from "./write-hero.ts";

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
  it("has a drawing of its own for every type, stage of a base and class of a factory", () => {
    const types = Object.keys(GROUNDS) as FieldType[];
    const images = types.flatMap((type) =>
      [1, 2, 3, 4].map((tile) => renderToStaticMarkup(<MapGlyph type={type} tile={tile} />)),
    );
    // Four of bases, factories and wasteland, three of ores, vents and forests, two of caves.
    expect(new Set(images).size).toBe(4 * 3 + 3 * 3 + 2 + 7);
    expect(images.join("")).not.toMatch(/NaN|undefined/);
    expect(renderToStaticMarkup(<VeinGlyph />)).toContain(" d=");
  });

  it("draws the logo without text, named only when titled", () => {
    expect(renderToStaticMarkup(<Logo />)).not.toMatch(/<text|<title| style=/);
    expect(renderToStaticMarkup(<Logo title="Emberlode" />)).toContain('aria-label="Emberlode"');
  });
});
