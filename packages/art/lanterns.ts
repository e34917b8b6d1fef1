import { campfire } from "./base-camp.ts";
import type { BaseImage } from "./base-layouts.ts";
import { EMBER, EMBER_CORE, type Light } from "./light.ts";
import { BARK, TIMBER } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { cable, lamp } from "./works.ts";

/** Adds firelight to the light of the hour: warmest at night, barely visible by day. */
export function lanternLight(light: Light): Light {
  const share = light.lamps;
  const [r, g, b] = light.key;
  const [ar, ag, ab] = light.ambient;
  return {
    ...light,
    lamps: 1,
    key: [r + 0.4 * share, g + 0.2 * share, b + 0.04 * share],
    ambient: [ar + 0.07 * share, ag + 0.03 * share, ab],
  };
}

/** A string of lanterns between two posts, sagging toward the middle. */
function lanternString(stage: Stage, x0: number, x1: number, y: number, h: number): void {
  const { pen } = stage;
  for (const x of [x0, x1]) {
    pen.line(stage.tone(TIMBER, 0.4), 5, [x, y, x, y - h]);
    pen.line(stage.tone(TIMBER, 1), 1.6, [x + stage.side * 1.6, y, x + stage.side * 1.6, y - h]);
  }
  cable(stage, x0, y - h, x1, y - h, 15, stage.tone(BARK, 0.2));
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    lamp(stage, x0 + (x1 - x0) * t, y - h + 60 * t * (1 - t) + 7, 4.4);
  }
}

/** Lanterns, fires and their pools of light around a base. */
export function drawLanterns(stage: Stage, baseImage: BaseImage): void {
  const { pen, light } = stage;
  const y = FLOOR + 30;
  pen.glow(EMBER, 480, y + 6, 460, 0.3 * light.lamps, 74);
  pen.glow(EMBER_CORE, 480, y, 250, 0.24 * light.lamps, 46);
  lanternString(stage, 130, 300, y + 4, 104);
  lanternString(stage, 660, 830, y + 4, 104);
  // Camps have their own fire.
  if (baseImage < 11) campfire(stage, 322, y + 26, 40, 38);
  for (const x of [216, 708, 786]) {
    pen.glow(EMBER, x, y + 38, 60, 0.5, 13);
    pen.rect(stage.tone(TIMBER, 0.3), x - 6, y + 24, 12, 14);
    lamp(stage, x, y + 21, 5, EMBER);
  }
}
