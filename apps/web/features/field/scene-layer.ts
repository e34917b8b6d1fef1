import type { Direction } from "@emberlode/game";
import type { ScenePicture } from "./scene-picture.ts";

/** How long a new picture fades in over the old one, in milliseconds. */
const FADE_MS = 110;
const SLIDE_MS = 300;
/** How far a picture slides in, in percent of the scene; the CSS margin is slightly larger. */
const SLIDE = { x: 3.5, y: 3 };

const SIGNS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  n: [0, -1],
  s: [0, 1],
  e: [1, 0],
  w: [-1, 0],
  ne: [1, 0],
  nw: [-1, 0],
  se: [1, 0],
  sw: [-1, 0],
  stay: [0, 0],
};

function layerWith(...content: HTMLElement[]): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "scene-layer";
  layer.append(...content);
  return layer;
}

/** A layer of the scene with a painted field, and the blur that covers it during a walk. */
export function pictureLayer({ canvas, blur }: ScenePicture): HTMLElement {
  return layerWith(canvas, blur);
}

/** A layer for an unknown place. */
export function fogLayer(): HTMLElement {
  const fog = document.createElement("div");
  fog.className = "scene-fog";
  return layerWith(fog);
}

/** How the ground moves while the player walks in this direction, as a CSS translation. */
export function driftOf(heading: Direction): string {
  const [x, y] = SIGNS[heading];
  return `${-x * SLIDE.x}% ${-y * SLIDE.y}%`;
}

/**
 * Fades a layer in over those below, which stay opaque so that the brightness does not dip. Slides
 * it in from the direction of the step, unless motion is reduced.
 */
export async function bringIn(layer: HTMLElement, heading: Direction, still: boolean) {
  const [x, y] = SIGNS[heading];
  const from = `${x * SLIDE.x}% ${y * SLIDE.y}%`;
  const fade = layer.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: FADE_MS,
    easing: "ease-out",
  });
  if (!still) {
    layer.animate([{ translate: from }, { translate: "0 0" }], {
      duration: SLIDE_MS,
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    });
  }
  await fade.finished;
}
