// @vitest-environment jsdom
import type { FieldType } from "@emberlode/game";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  composeField,
  drawCave,
  drawEnergy,
  drawFactory,
  drawMetal,
  GROUNDS,
} from "./compose-field.ts";
import { FieldScene } from "./field-scene.tsx";
import { sceneStateOf } from "./place.ts";
import { type SceneProps, sceneKey, sceneMarkup } from "./scene-markup.ts";
import { stageOf } from "./stage.ts";

const TYPES = Object.keys(GROUNDS) as FieldType[];
const here: SceneProps = { type: "metal", x: 40, y: 40, period: "day", hour: 14 };

const skyOf = (props: SceneProps): unknown => composeField("s", sceneStateOf(props)).pen.marks[0];
const parse = (markup: string): Document =>
  new DOMParser().parseFromString(markup, "image/svg+xml");

const SUBJECTS = { metal: drawMetal, energy: drawEnergy, cave: drawCave, factory: drawFactory };

describe("sky", () => {
  it("is one over all fields at the same hour", () => {
    const sky = skyOf(here);
    expect(JSON.stringify(sky)).toContain("url(#s-0)");
    for (const type of TYPES) expect(skyOf({ ...here, type, x: 41, y: 12 })).toEqual(sky);
  });

  it("moves with the hour in steps of fifteen minutes", () => {
    const hours = Array.from({ length: 96 }, (_, step) => step / 4);
    expect(new Set(hours.map((hour) => JSON.stringify(skyOf({ ...here, hour })))).size).toBe(96);
    expect(skyOf({ ...here, hour: 14.24 })).toEqual(skyOf(here));
  });

  it("lets the sun rise at six on the left, stand high at three and set at midnight on the right", () => {
    const at = (hour: number) => sceneStateOf({ ...here, hour }).sky;
    for (let hour = 6; hour < 23; hour++) expect(at(hour + 1).x).toBeGreaterThan(at(hour).x);
    for (const [hour, period] of [
      [6, "dawn"],
      [15, "day"],
      [23.75, "dusk"],
      [0, "night"],
    ] as const)
      expect(at(hour).period).toBe(period);
    expect(at(6).light.sunHeight).toBeLessThan(20);
    expect(at(15).light.sunHeight).toBeGreaterThan(200);
    expect(at(23.75).light.sunHeight).toBeLessThan(20);
    expect(at(3).light.sunHeight).toBeGreaterThan(at(0).light.sunHeight);
  });

  it("takes the hour before the period, and a typical hour without one", () => {
    expect(sceneStateOf({ ...here, period: "night" })).toEqual(sceneStateOf(here));
    for (const period of ["night", "dawn", "day", "dusk"] as const)
      expect(sceneStateOf({ ...here, hour: undefined, period }).sky.period).toBe(period);
  });

  it("moves no stone: what stands on the ground is the same in the morning and in the evening", () => {
    const ridgesAt = (hour: number): unknown =>
      composeField("s", sceneStateOf({ ...here, hour })).pen.marks.find(({ tag }) => tag === "path")
        ?.props.d;
    expect(ridgesAt(9)).toBe(ridgesAt(21));
  });
});

describe("compositions", () => {
  const cells = Array.from({ length: 60 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);

  it.each(["metal", "energy", "cave", "factory"] as const)("gives %s four looks", (type) => {
    const counts = new Map<string, number>();
    for (const [x, y] of cells) {
      const place = sceneStateOf({ type, x, y, period: "day" });
      // One seed for all cells, so that only the composition can differ.
      const stage = stageOf({ id: "s", seed: "same", sky: place.sky });
      SUBJECTS[type](stage, place);
      const drawn = JSON.stringify(stage.pen.marks);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(4);
    expect(Math.min(...counts.values())).toBeGreaterThan(5);
  });
});

describe("sceneMarkup", () => {
  const scenes: SceneProps[] = (["night", "day"] as const).flatMap((period) =>
    TYPES.flatMap((type) =>
      [3, 4, 5].map((x) => ({ type, x, y: 31, period, vein: true, lit: true })),
    ),
  );

  it("is a well-formed document of its own, small, and refers to nothing outside", () => {
    for (const scene of scenes) {
      const markup = sceneMarkup(scene);
      const name = JSON.stringify(scene);
      const root = parse(markup).documentElement;
      expect(root.tagName, name).toBe("svg");
      expect(root.getAttribute("viewBox"), name).toBe("0 0 960 540");
      expect(root.querySelectorAll("*").length, name).toBeLessThan(440);
      expect(markup.length, name).toBeLessThan(80 * 1024);
      expect(markup, name).not.toMatch(/NaN|undefined|<script|<style| style=| class=|href|var\(/);
      expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', ""), name).not.toMatch(/:\/\//);
      for (const [, id] of markup.matchAll(/url\(([^)]*)\)/g)) expect(id, name).toMatch(/^#s-\d+$/);
    }
  });

  it("draws what FieldScene draws", () => {
    for (const scene of scenes.slice(0, 20)) {
      const plain = (markup: string): string[] =>
        [...parse(markup).querySelectorAll("svg *")].map(
          ({ tagName, attributes }) =>
            `${tagName} ${[...attributes]
              .filter(({ name }) => name !== "class")
              .map(({ name, value }) => `${name}=${value.replace(/_?[\w]+-(\d+)/, "$1")}`)
              .sort()}`,
        );
      expect(plain(sceneMarkup(scene))).toEqual(
        plain(renderToStaticMarkup(<FieldScene {...scene} />)),
      );
    }
  });

  it("has equal keys for equal pictures only", () => {
    const variants: SceneProps[] = [
      here,
      { ...here, hour: 14.25 },
      { ...here, x: 41 },
      { ...here, type: "energy" },
      { ...here, spent: true },
      { ...here, vein: true },
      { ...here, type: "base" },
      { ...here, type: "base", lit: true },
      { ...here, type: "base", baseImage: 5 },
      { ...here, type: "forest", variant: 2 },
      { ...here, type: "forest", variant: 3 },
    ];
    expect(new Set(variants.map(sceneKey)).size).toBe(variants.length);
    expect(new Set(variants.map(sceneMarkup)).size).toBe(variants.length);
    for (const same of [
      { ...here, hour: 14.2 },
      { ...here, variant: 4 as const },
      { ...here, period: "dusk" as const },
      { ...here, lit: true },
    ]) {
      expect(sceneKey(same)).toBe(sceneKey(here));
      expect(sceneMarkup(same)).toBe(sceneMarkup(here));
    }
  });
});
