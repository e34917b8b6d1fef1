/** A cache of the most recently painted fields. */

import { type SceneProps, sceneKey } from "@emberlode/art/place.ts";
import type { PaintScene } from "./scene-painter.ts";
import type { PaintedScene, ScenePicture } from "./scene-picture.ts";

/** Memory limit of cached pictures, in bytes. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
/** Widths of painted pictures, in pixels, so that a slightly resized box needs no new one. */
const WIDTHS = [480, 720, 960, 1280, 1600, 1920] as const;

/** The picture width for a box measured in device pixels. */
export function pictureWidth(boxWidth: number, boxHeight: number, pictureAspect: number): number {
  const wanted = Math.max(boxWidth, boxHeight * pictureAspect);
  return WIDTHS.find((width) => width >= wanted) ?? WIDTHS[WIDTHS.length - 1] ?? wanted;
}

/** Moves a bitmap to a canvas without copying, so that a step only inserts it into the page. */
function toCanvas(bitmap: ImageBitmap, className: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.className = className;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  return canvas;
}

function asPicture({ bitmap, blur }: PaintedScene): ScenePicture {
  return { canvas: toCanvas(bitmap, "scene-canvas"), blur: toCanvas(blur, "scene-blur") };
}

export interface ScenePictures {
  /** The cached picture, if any. */
  cached(sceneProps: SceneProps, width: number): ScenePicture | undefined;
  /** The picture, painted now unless cached; resolves with null if that fails. */
  getOrPaint(sceneProps: SceneProps, width: number): Promise<ScenePicture | null>;
  /** Paints these in order while nothing else is requested; replaces an earlier list. */
  prepare(scenes: readonly SceneProps[], width: number): void;
}

export function createScenePictures(paint: PaintScene): ScenePictures {
  const cache = new Map<string, ScenePicture>();
  const inFlight = new Map<string, Promise<ScenePicture | null>>();
  let requestId = 0;
  const keyOf = (sceneProps: SceneProps, width: number) => `${sceneKey(sceneProps)} ${width}`;

  function addToCache(key: string, picture: ScenePicture): void {
    cache.set(key, picture);
    const { width, height } = picture.canvas;
    const maxPictures = Math.max(
      1,
      Math.floor(MAX_CACHE_BYTES / (width * height * BYTES_PER_PIXEL)),
    );
    for (const oldest of cache.keys()) {
      if (cache.size <= maxPictures) return;
      cache.delete(oldest);
    }
  }

  function cached(sceneProps: SceneProps, width: number): ScenePicture | undefined {
    const key = keyOf(sceneProps, width);
    const picture = cache.get(key);
    if (picture === undefined) return undefined;
    cache.delete(key);
    cache.set(key, picture);
    return picture;
  }

  function paintOnce(sceneProps: SceneProps, width: number): Promise<ScenePicture | null> {
    const key = keyOf(sceneProps, width);
    const known = cached(sceneProps, width);
    if (known !== undefined) return Promise.resolve(known);
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const started = paint(sceneProps, width)
      .then(
        (painted) => {
          const picture = asPicture(painted);
          addToCache(key, picture);
          return picture;
        },
        () => null,
      )
      .finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  return {
    cached,
    getOrPaint(sceneProps, width) {
      requestId += 1;
      return paintOnce(sceneProps, width);
    },
    async prepare(scenes, width) {
      requestId += 1;
      const ownId = requestId;
      for (const sceneProps of scenes) {
        if (ownId !== requestId) return;
        await paintOnce(sceneProps, width);
      }
    },
  };
}
