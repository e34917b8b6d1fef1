import type { FieldType } from "@emberlode/game";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GROUNDS } from "./compose-field.ts";
import { FieldScene, type FieldSceneProps } from "./field-scene.tsx";

const TYPES = Object.keys(GROUNDS) as FieldType[];
const PERIODS = ["night", "dawn", "day", "dusk"] as const;
const VARIANTS = [1, 2, 3, 4, 5] as const;
const BASE_IMAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

const draw = (props: Partial<FieldSceneProps> = {}): string =>
  renderToStaticMarkup(<FieldScene type="metal" x={12} y={7} period="dusk" {...props} />);

const countNodes = (markup: string): number => markup.match(/<[a-zA-Z]/g)?.length ?? 0;

/** Enough cells to show every composition, each with a vein on top. */
const everyComposition = (["metal", "energy", "cave", "factory"] as const).flatMap((type) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((x) => ({ type, x, y: 20, period: "night" as const, vein: true })),
);

const everyScene: FieldSceneProps[] = PERIODS.flatMap((period): FieldSceneProps[] => [
  ...TYPES.map((type) => ({ type, x: 3, y: 44, period })),
  ...VARIANTS.flatMap((variant) =>
    (["forest", "waste"] as const).map((type) => ({ type, x: 9, y: 2, period, variant })),
  ),
  ...BASE_IMAGES.map((baseImage) => ({ type: "base" as const, x: 5, y: 5, period, baseImage })),
  { type: "base" as const, x: 5, y: 5, period, lit: true },
]).concat(everyComposition);

const everyMarkup = everyScene.map((scene) => [JSON.stringify(scene), draw(scene)] as const);

describe("FieldScene", () => {
  it("draws every type, period, variant and base stage within bounds", () => {
    for (const [name, markup] of everyMarkup) {
      expect(markup, name).not.toMatch(/NaN|undefined|Infinity/);
      expect(markup, name).not.toMatch(/ style=|<style|<filter|<text/);
      expect(countNodes(markup), name).toBeGreaterThan(40);
      expect(countNodes(markup), name).toBeLessThan(440);
    }
  });

  it("refers only to gradients it defines", () => {
    for (const [name, markup] of everyMarkup) {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.length, name).toBeGreaterThan(0);
      for (const id of used) expect(ids).toContain(id);
    }
  });

  it("keeps ids apart between two scenes on one page", () => {
    const page = renderToStaticMarkup(
      <>
        <FieldScene type="energy" x={1} y={1} period="night" />
        <FieldScene type="energy" x={1} y={1} period="night" />
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(TYPES)("draws %s the same at each visit and another way elsewhere", (type) => {
    expect(draw({ type })).toBe(draw({ type }));
    expect(draw({ type, x: 13 })).not.toBe(draw({ type }));
    expect(draw({ type, y: 8 })).not.toBe(draw({ type }));
    expect(draw({ type, x: 7, y: 12 })).not.toBe(draw({ type }));
  });

  it("draws fourteen different bases, five forests, five wastelands", () => {
    expect(new Set(BASE_IMAGES.map((baseImage) => draw({ type: "base", baseImage }))).size).toBe(
      14,
    );
    for (const type of ["forest", "waste"] as const) {
      expect(new Set(VARIANTS.map((variant) => draw({ type, variant }))).size).toBe(5);
    }
  });

  it("puts out glow and steam where the lode or vent is spent", () => {
    expect(draw({ type: "energy" })).toContain("art-steam");
    expect(draw({ type: "energy", spent: true })).not.toContain("art-steam");
    const glows = (markup: string): number => markup.match(/<ellipse/g)?.length ?? 0;
    expect(glows(draw({ spent: true }))).toBeLessThan(glows(draw()));
  });

  it("shows a vein and lanterns by more than a color, and neither where there is nothing", () => {
    const shapes = (markup: string): string => (markup.match(/ d="[^"]+"/g) ?? []).join();
    for (const type of ["metal", "energy"] as const) {
      expect(shapes(draw({ type, vein: true }))).not.toBe(shapes(draw({ type })));
      expect(draw({ type, vein: true, spent: true })).toBe(draw({ type, spent: true }));
    }
    expect(shapes(draw({ type: "base", lit: true }))).not.toBe(shapes(draw({ type: "base" })));
    expect(draw({ type: "bank", vein: true, lit: true })).toBe(draw({ type: "bank" }));
  });

  it("is named when it has a title and hidden from assistive tools when not", () => {
    expect(draw({ title: "Mineral Deposit" })).toContain('role="img" aria-label="Mineral Deposit"');
    expect(draw()).toContain('aria-hidden="true"');
  });
});
