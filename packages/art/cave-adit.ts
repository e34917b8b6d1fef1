import { rock, shadow, tufts } from "./growth.ts";
import { EMBER, mix } from "./light.ts";
import {
  BARK,
  BRICK,
  CLAY,
  DRY,
  EARTH,
  MARL,
  PLANK,
  RUST,
  STONE,
  STRAW,
  TIMBER,
} from "./materials.ts";
import { cart, track } from "./ore-cart.ts";
import { reversed } from "./pen.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gable, lamp, lampPost, worker } from "./works.ts";

/**
 * An abandoned adit: a stone portal in a green mound, rails running in, a collapsed shed beside it.
 */
export function drawAdit(stage: Stage): void {
  const { pen, dice, light, side } = stage;
  const y = FLOOR + 10;
  const cx = dice.range(420, 480);
  const hillside = "#5f6448";
  const ridge: number[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    ridge.push(
      cx - 470 + t * 940,
      y - 8 - Math.sin(Math.PI * t) ** 1.25 * 214 - Math.sin(t * 17) * 12 - dice.range(0, 14),
    );
  }
  pen.blob(stage.tone(hillside, 0.22, 0.05), [cx - 560, y + 20, ...ridge, cx + 560, y + 20]);
  const flank = side === 1 ? ridge.slice(10) : ridge.slice(0, 16);
  const tail = flank.map((p, i) =>
    i % 2 ? Math.min(y, p + (y - p) * 0.55 + 16) : p + (cx - p) * 0.22,
  );
  const back = reversed(tail);
  pen.poly(stage.tone(hillside, 0.8, 0.05), [...flank, ...back]);
  for (let i = 0; i < 9; i++)
    rock(
      stage,
      cx + dice.range(-330, 330),
      y - dice.range(60, 150),
      dice.range(26, 60),
      dice.range(14, 34),
      STONE,
      0.05,
    );
  tufts(stage, cx - 320, cx + 320, y - 96, 22, DRY);
  tufts(stage, cx - 220, cx + 220, y - 176, 14, DRY);
  const arch = (rx: number, h: number): string =>
    `M${Math.round(cx - rx)} ${y + 8}V${Math.round(y - h + rx)}A${Math.round(rx)} ${Math.round(rx)} 0 0 1 ${Math.round(cx + rx)} ${Math.round(y - h + rx)}V${y + 8}Z`;
  pen.poly(stage.tone(MARL, 0.3), [
    cx - 176,
    y + 10,
    cx - 160,
    y - 150,
    cx + 160,
    y - 150,
    cx + 176,
    y + 10,
  ]);
  for (let r = 0; r < 7; r++)
    for (let i = 0; i < 9; i++) {
      const [u, w] = [cx - 166 + i * 37 + (r % 2) * 16, dice.range(27, 34)];
      if (u + w < cx + 166)
        pen.rect(stage.tone(MARL, (i + r) % 3 ? 0.5 : 0.8), u, y - 146 + r * 22, w, 18);
    }
  pen.rect(stage.tone(MARL, 0.9), cx - 184, y - 166, 368, 18);
  pen.rect(stage.tone(MARL, 1.25), cx - 184, y - 167, 368, 4);
  pen.path(arch(112, 142), { fill: stage.tone(MARL, 0.95) });
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1 - i / 10);
    pen.line(stage.tone(MARL, 0.1), 2, [
      cx + Math.cos(a) * 92,
      y - 30 - Math.sin(a) * 92,
      cx + Math.cos(a) * 111,
      y - 30 - Math.sin(a) * 111,
    ]);
  }
  ["#211d1f", "#161316", "#0c0b0e", "#060607"].forEach((fill, i) => {
    pen.path(arch(92 - i * 17, 122 - i * 21), {
      fill: mix(fill, stage.tone(CLAY, 0.7), 0.3 - i * 0.08),
    });
  });
  pen.glow(EMBER, cx + 4, y - 22, 74, 0.7, 52);
  for (const u of [-7, 7]) pen.line("#ffe9b0", 3.2, [cx + 34 + u, y - 54]);
  for (const [k, v] of [
    [84, 96],
    [62, 70],
  ] as const) {
    pen.rect(stage.tone(TIMBER, 0.5), cx - k, y - v, 8, v + 8);
    pen.rect(stage.tone(TIMBER, 0.5), cx + k - 8, y - v, 8, v + 8);
    pen.rect(stage.tone(STRAW, 0.8), cx - k - 4, y - v - 8, k * 2 + 8, 10);
  }
  pen.rect(stage.tone(PLANK, 0.5), cx - 34, y - 196, 68, 26);
  pen.rect(stage.tone(STRAW, 1), cx - 34, y - 197, 68, 3);
  pen.line(stage.tone(BARK, 0.1), 3, [cx - 22, y - 183, cx - 4, y - 183]);
  pen.line(stage.tone(BARK, 0.1), 3, [cx + 4, y - 183, cx + 22, y - 183]);
  const at = track(stage, cx, y + 8, cx + dice.range(40, 110), 545);
  const [ux, uv, uw] = at(0.5);
  cart(stage, ux, uv, uw / 28);
  for (const u of [-134, 134]) {
    pen.line("#14161a", 2.4, [cx + u, y - 92, cx + u, y - 78]);
    pen.glow(EMBER, cx + u, y - 68, 110, 0.32 + 0.4 * light.lamps);
    pen.group({ className: "art-flicker" }, () => lamp(stage, cx + u, y - 68, 7));
  }
  pen.glow(EMBER, cx, y + 18, 190, 0.35 * light.lamps, 26);
  shadow(stage, cx + 300, y + 16, 150);
  block(stage, cx + 236, y + 12, 122, 56, RUST);
  gable(stage, cx + 236, y - 42, 122, 34, EARTH);
  pen.rect("#120f10", cx + 252, y - 30, 30, 42);
  pen.line(stage.tone(PLANK, 0.8), 6, [cx + 246, y - 4, cx + 290, y - 26]);
  pen.line(stage.tone(PLANK, 0.6), 6, [cx + 246, y - 26, cx + 290, y - 6]);
  for (let i = 0; i < 5; i++)
    pen.rect(stage.tone(TIMBER, i % 2 ? 0.8 : 0.4), cx - 300 + i * 6, y + 12 - i * 11, 116, 10);
  for (let i = 0; i < 10; i++) {
    const u = (i % 2 ? 1 : -1) * dice.range(190, 410);
    rock(stage, cx + u, y + dice.range(14, 44), dice.range(34, 76), dice.range(16, 44), STONE);
  }
  block(stage, cx - 232, y + 34, 44, 34, BRICK, 0, 0.3);
  lampPost(stage, cx + 206, y + 42, 74);
  worker(stage, cx - 92, y + 36, 30);
}
