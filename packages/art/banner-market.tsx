import type { ReactElement } from "react";
import { BANNER, BANNER_FLOOR, crystal, type DrawBanner, room } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BARK, BONE, CHROME, DRY, PLANK, SOOT, TIMBER } from "./materials.ts";
import type { Stage } from "./stage.ts";
import { block, cable, lamp, worker } from "./works.ts";

/** Height of the stalls' counters. */
const TOP = 80;

/** What a stall sells, laid out on its counter. */
type Goods = (stage: Stage, x: number) => void;

const bottles: Goods = (stage, x) => {
  const { pen } = stage;
  for (const [i, color] of ["#5fa58f", "#8d5fa5", "#b98a3c", "#5f7ca3"].entries()) {
    const u = x - 42 + i * 21;
    const h = 17 + (i % 2) * 6;
    pen.path(`M${u} ${TOP}v${-h}q0 -4 3 -5v-6h6v6q3 1 3 5v${h}Z`, { fill: stage.tone(color, 0.7) });
    pen.rect(stage.tone(BONE, 1.1), u + 2, TOP - h, 2, h - 3, 0.55);
    pen.rect(stage.tone(BARK, 0.8), u + 3, TOP - h - 13, 6, 3);
  }
  crystal(stage, x + 52, TOP, 20, EMBER);
};

const drills: Goods = (stage, x) => {
  const { pen } = stage;
  for (let i = 0; i < 4; i++) {
    const u = x - 48 + i * 23;
    const h = 20 + i * 4;
    pen.poly(stage.tone(CHROME, 0.3), [u - 8, TOP, u, TOP - h, u + 8, TOP]);
    pen.poly(stage.tone(CHROME, 1.1), [u, TOP, u, TOP - h, u + stage.side * 8, TOP]);
    for (let k = 1; k < 4; k++)
      pen.line(stage.tone(SOOT, 0.5), 1.6, [
        u - 8 + k * 2,
        TOP - (h * k) / 4,
        u + 7 - k * 2,
        TOP - (h * k) / 4 - 4,
      ]);
  }
  block(stage, x + 38, TOP, 30, 20, DRY, 0, 0.3);
};

const candles: Goods = (stage, x) => {
  const { pen } = stage;
  for (let i = 0; i < 5; i++) {
    const u = x - 50 + i * 16;
    const h = 12 + ((i * 7) % 11);
    pen.rect(stage.tone(BONE, 0.8), u, TOP - h, 7, h);
    pen.rect(stage.tone(BONE, 0.35), stage.side === 1 ? u : u + 4, TOP - h, 3, h);
    lamp(stage, u + 3.5, TOP - h - 4, 2, EMBER_CORE);
  }
  for (const [u, v] of [
    [40, 0],
    [62, 0],
    [51, 17],
  ] as const)
    block(stage, x + u - 12, TOP - v, 24, 17, PLANK, 0, 0.3);
};

/** A stall: dark inside, goods on the counter, a striped awning with scallops above. */
function stall(stage: Stage, x: number, w: number, a: string, b: string, goods: Goods): void {
  const { pen, light, side } = stage;
  const [l, r] = [x - w / 2, x + w / 2];
  pen.rect(stage.tone(SOOT, 0.34), l + 6, 26, w - 12, TOP - 20);
  pen.glow(EMBER, x, 62, w * 0.5, 0.28 + light.lamps * 0.4, 44);
  for (const v of [44, 60]) pen.rect(stage.tone(TIMBER, 0.5), l + 14, v, w - 28, 2.4);
  for (let u = l + 22; u < r - 24; u += 19) {
    const h = 6 + ((u * 5) % 6);
    pen.rect(stage.tone(u % 2 < 1 ? PLANK : DRY, 0.4), u, 44 - h, 11, h);
    pen.rect(stage.tone(u % 3 < 1 ? BARK : TIMBER, 0.5), u + 5, 60 - h, 10, h);
  }
  for (const u of [l + 4, r - 9]) pen.rect(stage.tone(TIMBER, 0.7), u, 20, 5, BANNER_FLOOR - 18);
  goods(stage, x);
  pen.rect(stage.tone(PLANK, 0.35), l, TOP, w, BANNER_FLOOR - TOP + 2);
  for (let u = l + 16; u < r; u += 26) pen.rect(stage.tone(BARK, 0.3), u, TOP + 5, 1.6, 16);
  pen.rect(stage.tone(PLANK, 1), l - 4, TOP, w + 8, 4);
  const n = Math.round(w / 24);
  const step = (w + 24) / n;
  for (let i = 0; i < n; i++) {
    const [u, t] = [l - 12 + i * step, (i + 0.5) / n - 0.5];
    const inner = (k: number): number => x + (k - x) * 0.86;
    const cloth = stage.tone(i % 2 ? a : b, 0.55 + side * t * 0.6);
    pen.poly(cloth, [inner(u), 8, inner(u + step), 8, u + step, 30, u, 30]);
    pen.path(`M${u} 30v4a${step / 2} 6 0 0 0 ${step} 0v-4Z`, {
      fill: stage.tone(i % 2 ? a : b, 0.25 + side * t * 0.3),
    });
  }
  pen.rect(stage.tone(TIMBER, 0.9), x - w * 0.45, 6, w * 0.9, 3);
}

/** Black Market: three stalls under a string of lanterns. */
const drawMarketBanner: DrawBanner = (stage) => {
  const { pen, dice } = stage;
  room(stage, "#3b3040", "#5a4636");
  for (let x = 30; x < BANNER.width; x += dice.range(60, 120))
    pen.poly(stage.tone("#3b3040", 0.1), [x, 92, x + 8, 40, x + 46, 34, x + 60, 92], 0.7);
  stall(stage, 356, 150, "#3c3a66", "#8b8aa8", candles);
  stall(stage, 580, 176, "#8c2f3b", "#c9a06a", bottles);
  stall(stage, 824, 190, "#2f5e57", "#c4b47c", drills);
  worker(stage, 474, BANNER_FLOOR + 6, 54);
  worker(stage, 700, BANNER_FLOOR + 7, 56);
  for (const [x0, x1] of [
    [240, 470],
    [470, 706],
    [706, 950],
  ] as const) {
    cable(stage, x0, 2, x1, 2, 5, "#15110f", 1.4);
    for (let i = 1; i < 5; i++) {
      const t = i / 5;
      const [u, v] = [x0 + (x1 - x0) * t, 4 + 20 * t * (1 - t)];
      pen.rect("#241a16", u - 3, v, 6, 8);
      lamp(stage, u, v + 5, 2.6, ["#ff8a3d", "#ff5f6d", "#ffc45e"][i % 3] ?? EMBER);
    }
  }
};

export function MarketBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="market" draw={drawMarketBanner} {...props} />;
}
