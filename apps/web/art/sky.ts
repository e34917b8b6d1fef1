import { EMBER, mix } from "./light.ts";
import type { Stage } from "./stage.ts";

/** A cloud bank: a flat-bottomed heap, its edge towards the sun lit. */
function cloud(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  opacity: number,
): void {
  const { dice, pen } = stage;
  const points = [x - w / 2, y];
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    points.push(x - w / 2 + w * t, y - h * Math.sin(Math.PI * t) * dice.range(0.5, 1.35));
  }
  points.push(x + w / 2, y, x + w * 0.2, y + h * 0.22, x - w * 0.22, y + h * 0.18);
  pen.blob(colour, points, opacity);
}

/** Stars as dots of a few sizes; one path per size. */
export function drawStars(stage: Stage, horizon: number): void {
  const { dice, pen, width } = stage;
  pen.group({ className: "art-twinkle" }, () => {
    for (const [size, count] of [
      [1.1, 70],
      [1.9, 24],
      [2.8, 7],
    ] as const) {
      for (let i = 0; i < (count * width) / 960; i++) {
        const y = dice.range(0, 1) ** 1.4 * horizon;
        pen.line("#dce9f7", size, [dice.range(0, width), y], 0.85);
      }
    }
  });
}

/** Sun with its halo; stars above it at dusk. */
export function drawSun(stage: Stage, horizon: number): void {
  const { light, pen, period, sunX } = stage;
  const y = horizon - light.sunHeight * (horizon / 342);
  const low = period !== "day";
  if (period === "dusk") drawStars(stage, horizon * 0.45);
  pen.glow(light.halo, sunX, y, low ? 520 : 330, 0.9, low ? 270 : 330);
  pen.glow(light.sun, sunX, y, 130, 0.9);
  pen.disc(mix(light.sun, "#ffffff", 0.5), sunX, y, low ? 38 : 27);
}

/** The whole sky down to `horizon`, with the embers of far furnaces on it. */
export function drawSky(
  stage: Stage,
  horizon: number,
  drawLuminary: (stage: Stage, horizon: number) => void,
): void {
  const { dice, light, pen, period, width, height } = stage;
  pen.rect(pen.vertical("sky", light.sky), 0, 0, width, horizon + 20);
  drawLuminary(stage, horizon);
  const bright =
    period === "day" ? "#f7f2e2" : mix(light.halo, light.haze, period === "night" ? 0.8 : 0.3);
  const dark = mix(light.haze, light.sky[1]?.[1] ?? light.haze, 0.45);
  for (let i = dice.int(3, 6); i > 0; i--) {
    const t = dice.range(0.15, 0.85);
    const [x, y, w] = [dice.range(0, width), horizon * t, dice.range(150, 380) * (1.2 - t * 0.4)];
    const [day, h] = [period === "day", w * (period === "day" ? 0.17 : 0.085)];
    cloud(stage, x, y, w, h, day ? bright : dark, 0.62);
    cloud(
      stage,
      x + stage.side * w * 0.06,
      y + h * 0.1,
      w * 0.8,
      h * 0.3,
      day ? dark : bright,
      0.5,
    );
  }
  pen.glow(
    EMBER,
    width * dice.range(0.1, 0.9),
    horizon + 10,
    width * 0.32,
    0.4 * light.lamps,
    height * 0.2,
  );
}
