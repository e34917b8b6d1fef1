import { type Dice, diceOf } from "./dice.ts";
import { type Light, shade } from "./light.ts";
import { Pen } from "./pen.ts";
import type { Sky } from "./sky-clock.ts";

/** Scene size in SVG units. Every subject is composed for it. */
const WIDTH = 960;
const HEIGHT = 540;
/** Where the ground meets the ridges, and where subjects stand. */
export const HORIZON = 342;
export const FLOOR = 432;

/** Everything that a drawing function needs: pen, dice and light. */
export interface Stage {
  pen: Pen;
  /** Dice of the current layer. Layers have separate dice, so that the hour moves no objects. */
  dice: Dice;
  light: Light;
  sky: Sky;
  seed: string;
  width: number;
  height: number;
  /** Position of sun or moon in the current coordinates. */
  sunX: number;
  /** The side that the light comes from in the current coordinates; flips when mirrored. */
  side: 1 | -1;
  /** Spent field: no glow, no steam. */
  spent: boolean;
  /** A material's color in this light; see `shade`. */
  tone(base: string, lit?: number, depth?: number): string;
}

/** Memoizes the materials' colors in a light, since few combinations recur. */
function tonesOf(light: Light): Stage["tone"] {
  const known = new Map<string, Map<number, string>>();
  return (base, lit = 0.5, depth = 0) => {
    let ofBase = known.get(base);
    if (ofBase === undefined) {
      ofBase = new Map();
      known.set(base, ofBase);
    }
    const key = lit * 4096 + depth;
    let color = ofBase.get(key);
    if (color === undefined) {
      color = shade(light, base, lit, depth);
      ofBase.set(key, color);
    }
    return color;
  };
}

/** Creates a stage. `id` must be unique in the page; `seed` determines every roll. */
export function stageOf(options: {
  id: string;
  seed: string;
  sky: Sky;
  light?: Light;
  width?: number;
  height?: number;
  spent?: boolean;
}): Stage {
  const { id, seed, sky, width = WIDTH, height = HEIGHT, spent = false } = options;
  const { light = sky.light } = options;
  return {
    pen: new Pen(id),
    dice: diceOf(seed),
    light,
    sky,
    seed,
    width,
    height,
    sunX: sky.x * width,
    side: sky.x < 0.5 ? -1 : 1,
    spent,
    tone: tonesOf(light),
  };
}

/** Starts a layer with its own dice. */
export function layer(stage: Stage, name: string): void {
  stage.dice = diceOf(`${stage.seed}/${name}`);
}

/** Draws the subject mirrored or not. The light keeps coming from the sun's side. */
export function mirrored(stage: Stage, flip: boolean, draw: () => void): void {
  if (!flip) {
    draw();
    return;
  }
  const turn = (): void => {
    stage.side = stage.side === 1 ? -1 : 1;
    stage.sunX = stage.width - stage.sunX;
  };
  turn();
  stage.pen.group({ transform: `translate(${stage.width}) scale(-1 1)` }, draw);
  turn();
}
