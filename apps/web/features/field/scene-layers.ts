/** The layers of the large picture: the old one stays until the new one has faded in. */
import { type SceneProps, sceneKey } from "@emberlode/art/place.ts";
import type { Direction } from "@emberlode/game";
import type { ScenePicture } from "./scene-picture.ts";
import { pictureWidth, type ScenePictures } from "./scene-pictures.ts";

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
function pictureLayer({ canvas, blur }: ScenePicture): HTMLElement {
  return layerWith(canvas, blur);
}

/** A layer for an unknown place. */
function fogLayer(): HTMLElement {
  const fog = document.createElement("div");
  fog.className = "scene-fog";
  return layerWith(fog);
}

/** How the ground moves while the player walks in this direction, as a CSS translation. */
function driftOf(heading: Direction): string {
  const [x, y] = SIGNS[heading];
  return `${-x * SLIDE.x}% ${-y * SLIDE.y}%`;
}

/**
 * Fades a layer in over those below, which stay opaque so that the brightness does not dip. Slides
 * it in from the direction of the step, unless motion is reduced.
 */
async function fadeIn(layer: HTMLElement, heading: Direction, reducedMotion: boolean) {
  const [x, y] = SIGNS[heading];
  const from = `${x * SLIDE.x}% ${y * SLIDE.y}%`;
  const fade = layer.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: FADE_MS,
    easing: "ease-out",
  });
  if (!reducedMotion) {
    layer.animate([{ translate: from }, { translate: "0 0" }], {
      duration: SLIDE_MS,
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    });
  }
  await fade.finished;
}

/**
 * Minimum time between two changes of the picture, in milliseconds. With the short fade, that is at
 * most three changes per second, the safe maximum (WCAG 2.3.1).
 */
export const CHANGE_GAP_MS = 430;
/** The player has stopped after this long without a step, in milliseconds; a held pad is faster. */
const SETTLE_MS = 170;

interface SceneTimes {
  now: number;
  /** When the picture last changed. */
  changedAt: number;
  /** When the previous step was taken. */
  steppedAt: number;
  /** Whether the player is walking automatically to a more distant place. */
  walking: boolean;
}

/** When the picture of a new place may be shown; null while an automatic walk continues. */
export function pictureDueAt({ now, changedAt, steppedAt, walking }: SceneTimes): number | null {
  if (walking) return null;
  const quick = now - steppedAt < CHANGE_GAP_MS;
  return Math.max(changedAt + CHANGE_GAP_MS, quick ? now + SETTLE_MS : now);
}

/** Width divided by height, of every picture. */
const ASPECT = 16 / 9;
/** Upper limit of the device pixel ratio. */
const MAX_DENSITY = 2;

/** The place whose picture to show. */
interface WantedScene {
  /** An id of the place. */
  place: string;
  /** Null while nothing is known about the place. */
  sceneProps: SceneProps | null;
  heading: Direction;
  /** Whether the player is walking automatically. */
  walking: boolean;
}

export interface SceneLayers {
  setScene(scene: WantedScene): void;
  /** The width of the painted pictures, in pixels. */
  width(): number;
  close(): void;
}

interface LayerPorts {
  pictures: ScenePictures;
  now(): number;
  /** Whether motion is reduced. */
  isMotionReduced(): boolean;
  /** Called with the key of the current picture; `painted` is false if the place has none. */
  onShown(key: string, painted: boolean): void;
}

/** The key of a picture; differs between unknown places, so that a step is visible. */
export function pictureKey({
  place,
  sceneProps,
}: Pick<WantedScene, "place" | "sceneProps">): string {
  return sceneProps === null ? `fog ${place}` : sceneKey(sceneProps);
}

export function createSceneLayers(host: HTMLElement, ports: LayerPorts): SceneLayers {
  let wanted: WantedScene | null = null;
  let shownKey: string | null = null;
  let top: HTMLElement | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  let steppedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An observer, since measuring here would force layout.
  let box: Pick<DOMRectReadOnly, "width" | "height"> | null = null;
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const isFirst = box === null;
    box = entry.contentRect;
    if (isFirst) show();
  });
  observer.observe(host);

  function width(): number {
    const { width, height } = box ?? { width: host.clientWidth, height: host.clientHeight };
    const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
    return pictureWidth(width * density, height * density, ASPECT);
  }

  function blur(scene: WantedScene): void {
    if (top === null) return;
    top.style.setProperty("--drift", driftOf(scene.heading));
    top.dataset.blurred = "";
  }

  function present(scene: WantedScene, picture: ScenePicture | null): void {
    const key = pictureKey(scene);
    const layer = picture === null ? fogLayer() : pictureLayer(picture);
    const before = [...host.children];
    host.append(layer);
    if (top !== null) {
      fadeIn(layer, scene.heading, ports.isMotionReduced()).then(
        () => {
          for (const old of before) old.remove();
        },
        () => undefined,
      );
    }
    top = layer;
    shownKey = key;
    changedAt = ports.now();
    ports.onShown(key, true);
  }

  function show(): void {
    const scene = wanted;
    if (scene === null || box === null) return;
    const { sceneProps } = scene;
    if (sceneProps === null) {
      present(scene, null);
      return;
    }
    const size = width();
    const ready = ports.pictures.cached(sceneProps, size);
    if (ready !== undefined) {
      present(scene, ready);
      return;
    }
    blur(scene);
    void ports.pictures.getOrPaint(sceneProps, size).then((picture) => {
      if (wanted !== scene) return;
      if (picture === null) ports.onShown(pictureKey(scene), false);
      else present(scene, picture);
    });
  }

  return {
    width,
    setScene(scene) {
      const now = ports.now();
      const key = pictureKey(scene);
      const stepped = wanted !== null && wanted.place !== scene.place;
      // Show the end of a walk without a delay.
      const arrived = wanted?.walking === true && !scene.walking;
      const lastStep = arrived ? Number.NEGATIVE_INFINITY : steppedAt;
      const times = { now, changedAt, steppedAt: lastStep, walking: scene.walking };
      wanted = scene;
      if (stepped) steppedAt = now;
      clearTimeout(timer);
      if (key === shownKey) {
        delete top?.dataset.blurred;
        return;
      }
      const due = pictureDueAt(times);
      if (due !== null && due <= now) {
        show();
        return;
      }
      blur(scene);
      if (due !== null) timer = setTimeout(show, due - now);
    },
    close() {
      clearTimeout(timer);
      observer.disconnect();
      wanted = null;
      host.replaceChildren();
    },
  };
}
