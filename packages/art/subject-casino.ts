import { shadow } from "./growth.ts";
import { mix } from "./light.ts";
import { CHROME, COAL, GIRDER, IRON } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gateGlow, lamp, windows, worker } from "./works.ts";

/** World Casino: neon dome and the great wheel. */
export function drawCasino(stage: Stage): void {
  const { pen, dice, light, side } = stage;
  const [x, y] = [440, FLOOR + 8];
  const [pink, cyan] = ["#ff5fa2", "#5fd6e8"];
  const on = 0.45 + light.lamps * 0.55;
  const neon = (color: string): string =>
    mix(stage.tone(color, 0.6), mix(color, "#ffffff", 0.35), on);
  for (const a of [-0.5, -0.16, 0.22, 0.55]) {
    const beam = pen.vertical("beam", [
      [0, "#ffd9f0", 0],
      [1, "#ffb0d8", 0.3 * light.lamps],
    ]);
    pen.poly(beam, [x - 6, y - 180, x + a * 560 - 46, -10, x + a * 560 + 46, -10, x + 6, y - 180]);
  }
  pen.glow(pink, x, y - 110, 360, 0.5 * on, 230);
  const [wx, wy, r] = [706, y - 150, dice.range(122, 138)];
  for (const u of [-64, 64]) pen.line(stage.tone(COAL, 0.4), 7, [wx, wy, wx + u, y + 4]);
  pen.glow(cyan, wx, wy, r * 1.5, 0.4 * on);
  pen.group({ className: "art-turn" }, () => {
    pen.ring(stage.tone(IRON, 0.6), 5, wx, wy, r - 14);
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      pen.line(stage.tone(GIRDER, 0.7), 2.2, [wx, wy, wx + Math.cos(a) * r, wy + Math.sin(a) * r]);
    }
    pen.ring(neon(cyan), 3.4, wx, wy, r);
    for (let i = 0; i < 24; i++) {
      const a = (i / 12) * Math.PI;
      pen.line(i % 2 ? "#fff3c4" : neon(pink), 7, [wx + Math.cos(a) * r, wy + Math.sin(a) * r], on);
    }
  });
  pen.disc(stage.tone(CHROME, 0.8), wx, wy, 14);
  pen.poly(neon("#ffc45e"), [wx - 9, wy - r - 24, wx + 9, wy - r - 24, wx, wy - r - 4]);
  shadow(stage, 480, y + 10, 640);
  block(stage, 196, y, 500, 92, COAL, 0, 0.1);
  windows(stage, 214, y - 64, 12, 2, 36, 30, 20, 18);
  const dome = (k: number, fill: string, dx = 0): void =>
    pen.path(`M${x - 170 * k + dx} ${y - 92}c0 ${-230 * k} ${340 * k} ${-230 * k} ${340 * k} 0Z`, {
      fill,
    });
  dome(1, stage.tone("#5d2f63", 0.3));
  dome(0.72, stage.tone("#7d3f78", 0.7), side * 34);
  dome(0.42, stage.tone("#a05a90", 1.1), side * 62);
  for (const k of [1, 0.68, 0.36, 0.06])
    pen.stroke(neon(pink), 3.2, `M${x - 170 * k} ${y - 92}c0 -230 ${340 * k} -230 ${340 * k} 0`);
  for (const v of [96, 102, 8]) pen.rect(neon(v === 8 ? cyan : "#ffc45e"), 190, y - v, 464, 3.4);
  for (let i = 0; i < 22; i++)
    pen.line("#fff3c4", 5, [200 + i * 21, y - 85], i % 2 ? on : on * 0.6);
  const [sx, sy] = [x, y - 290];
  pen.rect(stage.tone(GIRDER, 0.6), sx - 3, sy, 6, 34);
  const star: number[] = [];
  for (let i = 0; i < 10; i++) {
    const [a, k] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 13 : 32];
    star.push(sx + Math.cos(a) * k, sy + Math.sin(a) * k);
  }
  pen.glow("#ffc45e", sx, sy, 90, on * 0.8);
  pen.group({ className: "art-twinkle" }, () => pen.poly(mix("#ffc45e", "#ffffff", 0.3), star));
  gateGlow(stage, x - 46, y, 92, 62, pink);
  pen.poly(stage.tone("#8e2c46", 0.7), [x - 40, y, x + 40, y, x + 96, y + 60, x - 96, y + 60], 0.9);
  for (const u of [-1, 1])
    for (let i = 0; i < 3; i++) lamp(stage, x + u * (58 + i * 20), y + 6 + i * 18, 3, "#ffc45e");
  for (let i = 0; i < 4; i++) worker(stage, dice.range(300, 620), y + dice.range(24, 44), 28);
}
