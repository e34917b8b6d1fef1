import { EMBER } from "./light.ts";
import type { Stage } from "./stage.ts";

/** Chimneys, pylons and lights far off, and the embers of their furnaces on the sky: this is an industrial frontier. */
export function drawFarWorks(stage: Stage, y: number): void {
  const { dice, light, pen, width } = stage;
  const x = dice.range(0.1, 0.8) * width;
  pen.glow(EMBER, x + 40, y, width * 0.3, 0.38 * light.lamps, stage.height * 0.17);
  const color = stage.tone("#3a4450", 0.15, 0.62);
  const lamps: number[] = [];
  for (let i = 0; i < dice.int(3, 6); i++) {
    const [cx, h] = [x + i * dice.range(14, 24), dice.range(18, 52)];
    pen.poly(color, [cx - 3, y, cx - 2, y - h, cx + 2, y - h, cx + 3, y]);
    pen.rect(color, cx - 4, y - h * 0.4, dice.range(10, 24), h * 0.5);
    lamps.push(cx, y - h);
  }
  for (let i = 0; i < lamps.length; i += 2) {
    pen.line(EMBER, 2.6, [(lamps[i] ?? 0) + 4, y - 8], light.lamps);
    pen.line("#ff5a3d", 2.2, [lamps[i] ?? 0, lamps[i + 1] ?? 0], light.lamps);
  }
}
