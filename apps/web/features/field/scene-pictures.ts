/** A cache of the most recently painted fields. */

import { type SceneProps, sceneKey } from "@emberlode/art/place.ts";
import type { Paint } from "./scene-painter.ts";
import type { PaintedScene, ScenePicture } from "./scene-picture.ts";

/** Memory limit of cached pictures, in bytes. */
const KEEP_BYTES = 64 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
/** Widths of painted pictures, in pixels, so that a slightly resized box needs no new one. */
const WIDTHS = [480, 720, 960, 1280, 1600, 1920] as const;

/** The picture width for a box measured in device pixels. */
export function pictureWidth(boxWidth: number, boxHeight: number, pictureAspect: number): number {
  const wanted = Math.max(boxWidth, boxHeight * pictureAspect);
  return WIDTHS.find((width) => width >= wanted) ?? WIDTHS[WIDTHS.length - 1] ?? wanted;
}

/** Moves a bitmap to a canvas without copying, so that a step only inserts it into the page. */
function onCanvas(bitmap: ImageBitmap, className: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.className = className;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  return canvas;
}

function asPicture({ bitmap, blur }: PaintedScene): ScenePicture {
  return { canvas: onCanvas(bitmap, "scene-canvas"), blur: onCanvas(blur, "scene-blur") };
}

export interface ScenePictures {
  /** The cached picture, if any. */
  ready(ask: SceneProps, width: number): ScenePicture | undefined;
  /** The picture, painted now unless cached; resolves with null if that fails. */
  scene(ask: SceneProps, width: number): Promise<ScenePicture | null>;
  /** Paints these in order while nothing else is requested; replaces an earlier list. */
  prepare(asks: readonly SceneProps[], width: number): void;
}

export function createScenePictures(paint: Paint): ScenePictures {
  const kept = new Map<string, ScenePicture>();
  const underWay = new Map<string, Promise<ScenePicture | null>>();
  let list = 0;
  const nameOf = (ask: SceneProps, width: number) => `${sceneKey(ask)} ${width}`;

  function keep(name: string, picture: ScenePicture): void {
    kept.set(name, picture);
    const { width, height } = picture.canvas;
    const most = Math.max(1, Math.floor(KEEP_BYTES / (width * height * BYTES_PER_PIXEL)));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) return;
      kept.delete(oldest);
    }
  }

  function ready(ask: SceneProps, width: number): ScenePicture | undefined {
    const name = nameOf(ask, width);
    const picture = kept.get(name);
    if (picture === undefined) return undefined;
    kept.delete(name);
    kept.set(name, picture);
    return picture;
  }

  function paintOnce(ask: SceneProps, width: number): Promise<ScenePicture | null> {
    const name = nameOf(ask, width);
    const known = ready(ask, width);
    if (known !== undefined) return Promise.resolve(known);
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const started = paint(ask, width)
      .then(
        (painted) => {
          const picture = asPicture(painted);
          keep(name, picture);
          return picture;
        },
        () => null,
      )
      .finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  }

  return {
    ready,
    scene(ask, width) {
      list += 1;
      return paintOnce(ask, width);
    },
    async prepare(asks, width) {
      list += 1;
      const mine = list;
      for (const ask of asks) {
        if (mine !== list) return;
        await paintOnce(ask, width);
      }
    },
  };
}
