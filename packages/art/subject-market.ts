import { shadow } from "./growth.ts";
import { EMBER } from "./light.ts";
import { BARK, DRY, PLANK, SOOT, TIMBER } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cable, lamp, worker } from "./works.ts";

/** A market tent: striped cloth, dark inside, goods in front. */
function stall(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
): void {
  const { pen, side, light } = stage;
  shadow(stage, x, y + 2, w);
  pen.rect(stage.tone(SOOT, 0.4), x - w * 0.42, y - h * 0.56, w * 0.84, h * 0.56);
  pen.glow(EMBER, x, y - h * 0.2, w * 0.5, 0.3 + light.lamps * 0.55, h * 0.45);
  for (const u of [-0.44, 0.41])
    pen.rect(stage.tone(TIMBER, 0.6), x + w * u, y - h * 0.6, w * 0.035, h * 0.6);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const [t, u] = [i / n - 0.5, (i + 1) / n - 0.5];
    const lit = 0.5 + side * (t + u) * 0.5;
    const cloth = stage.tone(i % 2 ? a : b, lit);
    const brow = y - h * 0.55;
    pen.poly(cloth, [
      x + t * w * 0.2,
      y - h,
      x + u * w * 0.2,
      y - h,
      x + u * w * 1.1,
      brow,
      x + (t + u) * w * 0.55,
      brow + h * 0.1,
      x + t * w * 1.1,
      brow,
    ]);
  }
  pen.line(stage.tone(TIMBER, 0.6), 2.4, [x, y - h, x, y - h * 1.16]);
  pen.poly(stage.tone(a, 0.9), [
    x,
    y - h * 1.16,
    x - side * w * 0.16,
    y - h * 1.11,
    x,
    y - h * 1.06,
  ]);
}

/** Black Market: tents under strings of lanterns. */
export function drawMarket(stage: Stage): void {
  const { pen, dice } = stage;
  const y = FLOOR;
  const cloths = [
    ["#8c2f3b", "#c9a06a"],
    ["#3c3a66", "#8b8aa8"],
    ["#2f5e57", "#c4b47c"],
    ["#70407a", "#c98a5a"],
  ] as const;
  const start = dice.int(0, 3);
  const pitch = (i: number, x: number, v: number, w: number, h: number): void => {
    const [a, b] = cloths[(start + i) % 4] ?? ["#8c2f3b", "#c9a06a"];
    stall(stage, x, v, w, h, a, b);
  };
  pitch(0, 210 + dice.range(-16, 16), y - 24, 150, 118);
  pitch(1, 460 + dice.range(-30, 30), y - 30, 170, 140);
  pitch(2, 720 + dice.range(-16, 16), y - 24, 160, 124);
  pitch(3, 330 + dice.range(-20, 20), y + 24, 226, 190);
  pitch(1, 620 + dice.range(-20, 20), y + 30, 240, 176);
  const poles = [96, 452, 868];
  for (const x of poles) pen.line(stage.tone(BARK, 0.5), 5, [x, y + 30, x + 4, y - 206]);
  for (const [x0, x1, sag] of [
    [96, 452, 26],
    [452, 868, 30],
  ] as const) {
    cable(stage, x0, y - 200, x1, y - 200, sag, "#1a1718");
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const [u, v] = [x0 + (x1 - x0) * t, y - 192 + sag * 4 * t * (1 - t)];
      pen.path(`M${Math.round(u - 5)} ${Math.round(v - 4)}h10v13h-10Z`, { fill: "#241a16" });
      lamp(stage, u, v + 3, 4.6, ["#ff8a3d", "#ff5f6d", "#ffc45e"][i % 3] ?? EMBER);
    }
  }
  for (let i = 0; i < 8; i++) {
    const x = dice.range(150, 800);
    block(stage, x, y + dice.range(34, 56), dice.range(26, 40), 28, i % 2 ? PLANK : DRY, 0, 0.3);
  }
  for (let i = 0; i < 5; i++) worker(stage, dice.range(200, 760), y + dice.range(42, 62), 30);
}
