import type { ReactElement } from "react";
import { BANNER, coinStack, type DrawBanner, hangingLamp } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { mix } from "./light.ts";
import { BONE, BRASS, COAL, PALE, SOOT, TIMBER } from "./materials.ts";
import type { Stage } from "./stage.ts";

const FELT = "#2f6b5b";
/** Height of the table's far edge. */
const TOP = 78;

/** The great wheel: colored sectors, pegs, hub and pointer. */
function wheel(stage: Stage, x: number, y: number, r: number): void {
  const { pen, light } = stage;
  const n = 20;
  const colors = ["#8e2c46", "#1f4a5e", "#c98a3c", "#3a2550"];
  pen.glow("#ff5fa2", x, y, r * 1.9, 0.4 * light.lamps, r * 1.5);
  pen.disc(stage.tone(COAL, 0.3), x, y, r + 7);
  pen.ring(stage.tone(BRASS, 1), 3, x, y, r + 5);
  for (let i = 0; i < n; i++) {
    const at = (k: number): [number, number] => {
      const a = ((i + k) / n) * Math.PI * 2 - Math.PI / 2;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    };
    pen.poly(stage.tone(colors[i % 4] ?? FELT, 0.75), [x, y, ...at(0), ...at(0.5), ...at(1)]);
  }
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 - Math.PI / 2;
    pen.disc(stage.tone(PALE, 1.1), x + Math.cos(a) * (r + 1), y + Math.sin(a) * (r + 1), 1.7);
  }
  pen.disc(stage.tone(BRASS, 0.5), x, y, r * 0.3);
  pen.disc(stage.tone(BRASS, 1.1), x + stage.side * 1.6, y - 1.6, r * 0.2);
  pen.disc(stage.tone(SOOT, 0.4), x, y, r * 0.07);
  pen.poly(mix("#ffc45e", "#ffffff", 0.2), [x - 7, y - r - 10, x + 7, y - r - 10, x, y - r + 5]);
}

/** A die that shows three of its faces; (x, y) is its lowest corner, s half its width. */
function die(stage: Stage, x: number, y: number, s: number, pips: readonly [number, number]): void {
  const { pen, side } = stage;
  const h = s * 1.1;
  pen.disc("#06100e", x, y - 1, s * 1.3, 4, 0.45);
  pen.poly(stage.tone(BONE, side === 1 ? 0.45 : 0.95), [
    x - s,
    y - s * 0.45,
    x,
    y,
    x,
    y - h,
    x - s,
    y - h - s * 0.45,
  ]);
  pen.poly(stage.tone(BONE, side === 1 ? 0.95 : 0.45), [
    x,
    y,
    x + s,
    y - s * 0.45,
    x + s,
    y - h - s * 0.45,
    x,
    y - h,
  ]);
  pen.poly(stage.tone(PALE, 1.25), [
    x - s,
    y - h - s * 0.45,
    x,
    y - h,
    x + s,
    y - h - s * 0.45,
    x,
    y - h - s * 0.9,
  ]);
  const dot = (u: number, v: number): void => pen.disc("#20181a", u, v, s * 0.12, s * 0.14);
  for (let i = 0; i < pips[0]; i++) {
    const t = (i + 1) / (pips[0] + 1);
    dot(x - s * t, y - h * (0.2 + 0.6 * t) - s * 0.45 * t);
  }
  for (let i = 0; i < pips[1]; i++) {
    const t = (i + 1) / (pips[1] + 1);
    dot(x + s * t, y - h * (0.8 - 0.6 * t) - s * 0.45 * t);
  }
  dot(x, y - h - s * 0.45);
}

/** A coin that stands on its edge. */
function standingCoin(stage: Stage, x: number, y: number, r: number): void {
  const { pen, side } = stage;
  pen.disc("#06100e", x, y, r * 0.8, 3, 0.45);
  pen.disc(stage.tone("#d9b25a", 0.35), x - side * 3, y - r, r * 0.66, r);
  pen.disc(stage.tone("#d9b25a", 0.9), x, y - r, r * 0.66, r);
  pen.ring(stage.tone("#d9b25a", 1.4), 1.4, x, y - r, r * 0.5);
  pen.poly(stage.tone("#8a5a22", 0.7), [
    x,
    y - r * 1.5,
    x + 5,
    y - r,
    x,
    y - r * 0.5,
    x - 5,
    y - r,
  ]);
}

/** World Casino: the table with wheel, dice and coins. */
const drawCasinoBanner: DrawBanner = (stage) => {
  const { pen, light } = stage;
  pen.rect(stage.tone("#3a1c38", 0.3), 0, 0, BANNER.width, BANNER.height);
  for (let x = 0, i = 0; x < BANNER.width; x += 17, i++) {
    pen.rect(stage.tone("#5a2748", 0.16 + (i % 3) * 0.13), x, 0, 11, TOP + 4);
    pen.rect(stage.tone("#7a3358", 0.55), x + (stage.side === 1 ? 9 : 0), 0, 2.4, TOP + 4, 0.7);
  }
  const ceiling = pen.vertical("ceiling", [
    [0, "#05030a", 0.7],
    [1, "#05030a", 0],
  ]);
  pen.rect(ceiling, 0, 0, BANNER.width, 70);
  for (let x = 236; x < BANNER.width; x += 118) {
    pen.path(`M${x} 0q59 34 118 0v-6h-118Z`, { fill: stage.tone("#7a2a3e", 0.7) });
    pen.stroke(stage.tone(BRASS, 1), 1.8, `M${x} 0q59 34 118 0`);
  }
  hangingLamp(stage, 430, 30, "#ffc45e");
  hangingLamp(stage, 640, 30, "#ffc45e");
  wheel(stage, 838, 52, 44);
  // The table, seen from its long side.
  pen.poly(stage.tone(TIMBER, 0.5), [230, TOP, 970, TOP, 970, 118, 170, 118]);
  pen.poly(stage.tone(TIMBER, 1.1), [230, TOP, 970, TOP, 970, TOP + 4, 223, TOP + 4]);
  pen.poly(stage.tone(FELT, 0.55), [238, TOP + 5, 970, TOP + 5, 970, 118, 182, 118]);
  pen.glow("#bfe8c8", 600, TOP + 18, 190, 0.22 + light.lamps * 0.12, 22);
  for (const x of [340, 430, 520])
    pen.stroke(stage.tone(BONE, 0.8), 1.4, `M${x} ${TOP + 10}h72l-9 22h-76Z`, 0.5);
  for (const [x, y, n, color] of [
    [470, 106, 4, "#a03a4c"],
    [497, 100, 7, "#2f6f8e"],
    [522, 107, 5, "#d9b25a"],
    [548, 99, 3, "#a03a4c"],
  ] as const)
    coinStack(stage, x, y, n, color);
  die(stage, 634, 106, 15, [3, 2]);
  die(stage, 674, 100, 13, [2, 1]);
  standingCoin(stage, 736, 106, 17);
};

export function CasinoBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="casino" draw={drawCasinoBanner} {...props} />;
}
