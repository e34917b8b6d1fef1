import { diceOf } from "./dice.ts";
import { mix } from "./light.ts";
import { drawAurora, drawMoon, drawStars } from "./night-sky.ts";
import type { Stage } from "./stage.ts";

/** How far clouds move beyond the picture before they reappear on the other side. */
const CLOUD_MARGIN = 0.28;

/** Sun with its halo: wide and deep near the horizon. */
function drawSun(stage: Stage, y: number): void {
  const { light, pen, sunX } = stage;
  const low = Math.max(0, 1 - light.sunHeight / 170);
  pen.glow(light.halo, sunX, y, 330 + 190 * low, 0.9, 330 - 60 * low);
  pen.glow(light.sun, sunX, y, 130, 0.9);
  pen.disc(mix(light.sun, "#ffffff", 0.5), sunX, y, 27 + 11 * low);
}

/** Cloud banks: flat-bottomed heaps lit toward the sun. They drift across the world by the hour. */
function drawClouds(stage: Stage, horizon: number): void {
  const { light, pen, sky, width, sunX } = stage;
  const dice = diceOf("clouds");
  const bright = mix(
    mix(light.halo, light.haze, 0.3 + 0.5 * sky.starlight),
    "#f7f2e2",
    sky.daylight,
  );
  const dark = mix(light.haze, light.sky[1]?.[1] ?? light.haze, 0.45);
  const [body, edge] = [mix(dark, bright, sky.daylight), mix(bright, dark, sky.daylight)];
  for (let i = 0; i < 9; i++) {
    const t = dice.range(0.15, 0.85);
    const rounds = dice.int(1, 3);
    const along = (dice.range(0, 1) + (rounds * sky.hour) / 24) % 1;
    const x = (along * (1 + 2 * CLOUD_MARGIN) - CLOUD_MARGIN) * width;
    const y = horizon * t;
    const w = dice.range(150, 380) * (1.2 - t * 0.4);
    const h = w * (0.085 + 0.085 * sky.daylight);
    const side = x < sunX ? 1 : -1;
    const heap = (u: number, v: number, wide: number, high: number): number[] => {
      const points = [u - wide / 2, v];
      for (let k = 1; k < 7; k++) {
        const across = k / 7;
        points.push(
          u - wide / 2 + wide * across,
          v - high * Math.sin(Math.PI * across) * dice.range(0.5, 1.35),
        );
      }
      return [
        ...points,
        u + wide / 2,
        v,
        u + wide * 0.2,
        v + high * 0.22,
        u - wide * 0.22,
        v + high * 0.18,
      ];
    };
    pen.blob(body, heap(x, y, w, h), 0.62);
    pen.blob(edge, heap(x + side * w * 0.06, y + h * 0.1, w * 0.8, h * 0.3), 0.5);
  }
}

/** The whole sky down to `horizon`, the same for every field at an hour. */
export function drawSky(stage: Stage, horizon: number): void {
  const { light, pen, sky, width } = stage;
  const y = horizon - light.sunHeight * (horizon / 342);
  pen.group({}, () => {
    pen.rect(pen.vertical("sky", light.sky), 0, 0, width, horizon + 20);
    if (sky.period === "night") drawAurora(stage, horizon);
    if (sky.starlight > 0) drawStars(stage, horizon * (0.45 + 0.5 * sky.starlight));
    if (sky.period === "night") drawMoon(stage, y);
    else drawSun(stage, y);
    drawClouds(stage, horizon);
  });
}
