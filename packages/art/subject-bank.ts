import { shadow } from "./growth.ts";
import { EMBER_CORE, mix, STEEL } from "./light.ts";
import { COAL, GIRDER, MARL, PLANK } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gateGlow, lamp, lampPost, windows, worker } from "./works.ts";

const GOLD = "#d9b25a";
const MARBLE = "#b9b2a4";

/** A column with flutes: shaft in three tones, base and capital. */
function column(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen, side } = stage;
  pen.rect(stage.tone(MARBLE, 0.35), x - w / 2, y - h, w, h);
  pen.rect(stage.tone(MARBLE, 1.05), x + (side === 1 ? w * 0.1 : -w * 0.4), y - h, w * 0.3, h);
  pen.rect(stage.tone(MARBLE, 0.08), x + (side === 1 ? -w / 2 : w * 0.28), y - h, w * 0.22, h);
  pen.rect(stage.tone(MARBLE, 0.9), x - w * 0.72, y - h - 7, w * 1.44, 9);
  pen.rect(stage.tone(MARBLE, 0.9), x - w * 0.72, y - 7, w * 1.44, 9);
}

/** World Bank: dome, columns, and the round door of the vault standing open. */
export function drawBank(stage: Stage): void {
  const { pen, dice, side, light } = stage;
  const [x, y] = [480, FLOOR + 6];
  shadow(stage, x, y + 24, 640);
  for (const u of [-1, 1]) {
    block(stage, u === -1 ? 176 : 652, y, 134, 116, MARL, 0.04, 0.12);
    windows(stage, u === -1 ? 190 : 666, y - 94, 3, 2, 36, 44, 18, 30);
  }
  const gold = (lit: number): string => mix(stage.tone(GOLD, lit), EMBER_CORE, light.lamps * 0.15);
  pen.glow(EMBER_CORE, x, y - 150, 330, 0.3 * light.lamps, 220);
  pen.path(`M${x - 116} ${y - 196}a116 112 0 0 1 232 0Z`, { fill: gold(0.25) });
  pen.path(
    `M${x + side * 20} ${y - 196}q${side * 10} -80 ${-side * 20} -110q${side * 100} 14 ${side * 96} 110Z`,
    { fill: gold(0.85) },
  );
  pen.path(
    `M${x + side * 62} ${y - 198}q${side * 4} -64 ${-side * 40} -98q${side * 68} 20 ${side * 64} 98Z`,
    { fill: gold(1.3) },
  );
  pen.rect(stage.tone(MARBLE, 0.6), x - 126, y - 202, 252, 14);
  pen.rect(stage.tone(MARBLE, 0.5), x - 15, y - 334, 30, 28);
  pen.poly(gold(1), [x - 18, y - 334, x, y - 362, x + 18, y - 334]);
  lamp(stage, x, y - 320, 5, EMBER_CORE);
  pen.rect(stage.tone(MARBLE, 0.2), x - 176, y - 150, 352, 150);
  gateGlow(stage, x - 160, y, 320, 140, "#e0a24a");
  pen.disc(stage.tone(COAL, 0.3), x, y - 66, 60);
  pen.disc(stage.tone(STEEL, 0.45), x, y - 66, 52);
  pen.disc(stage.tone(STEEL, 0.9), x + side * 5, y - 69, 43);
  pen.disc(stage.tone(GIRDER, 0.5), x, y - 66, 34);
  for (let a = 0; a < 10; a++)
    pen.disc(gold(1.1), x + Math.cos(a * 0.628) * 47, y - 66 + Math.sin(a * 0.628) * 47, 3);
  const spin = dice.range(0, 1);
  for (let a = 0; a < 3; a++) {
    const [u, v] = [Math.cos(spin + a * 1.047) * 25, Math.sin(spin + a * 1.047) * 25];
    pen.line(gold(1.2), 5, [x - u, y - 66 - v, x + u, y - 66 + v]);
  }
  pen.disc(gold(0.7), x, y - 66, 8);
  for (const u of [-152, -108, 108, 152]) column(stage, x + u, y, 24, 138);
  pen.rect(stage.tone(MARBLE, 0.55), x - 184, y - 168, 368, 26);
  pen.rect(stage.tone(MARBLE, 1.2), x - 184, y - 170, 368, 4);
  pen.poly(stage.tone(MARBLE, 0.4), [x - 196, y - 170, x, y - 228, x + 196, y - 170]);
  pen.poly(stage.tone(MARBLE, 0.85), [x - 166, y - 175, x, y - 221, x + 166, y - 175]);
  pen.disc(gold(1), x, y - 191, 13);
  pen.disc(stage.tone(PLANK, 0.6), x, y - 191, 8);
  for (let i = 0; i < 4; i++) {
    pen.rect(stage.tone(MARBLE, 0.75 - i * 0.1), x - 200 - i * 18, y + i * 8, 400 + i * 36, 4);
    pen.rect(stage.tone(MARBLE, 0.25), x - 200 - i * 18, y + 4 + i * 8, 400 + i * 36, 4);
  }
  for (const u of [-250, 250]) lampPost(stage, x + u, y + 34, 78);
  for (let i = 0; i < 3; i++) worker(stage, dice.range(340, 640), y + dice.range(34, 44), 26);
}
