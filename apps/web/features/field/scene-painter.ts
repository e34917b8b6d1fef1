import type { SceneProps } from "@emberlode/art/place.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import type { PaintedScene } from "./scene-picture.ts";

export interface PaintRequest {
  id: number;
  sceneProps: SceneProps;
  width: number;
}

export interface PaintAnswer {
  id: number;
  picture: PaintedScene;
}

/** Paints a field at this width in pixels. */
export type PaintScene = (sceneProps: SceneProps, width: number) => Promise<PaintedScene>;

/** Paints on the main thread when no worker can: walking is slower, but the picture is the same. */
async function paintHere(sceneProps: SceneProps, width: number): Promise<PaintedScene> {
  const { paintMarkup } = await loadChunk(() => import("./paint-markup.ts"));
  return paintMarkup(sceneProps, width);
}

/** Paints in a worker, and falls back to the main thread when that fails. */
export function createPainter(): PaintScene {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return paintHere;
  const waiting = new Map<number, (picture: PaintedScene | null) => void>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL("./scene-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<PaintAnswer>) => {
      waiting.get(data.id)?.(data.picture);
      waiting.delete(data.id);
    });
    // The worker did not load, for example offline: paint this on the main thread and retry next
    // time.
    started.addEventListener("error", () => {
      worker = null;
      started.terminate();
      for (const done of waiting.values()) done(null);
      waiting.clear();
    });
    return started;
  }

  return async (sceneProps, width) => {
    worker ??= start();
    const request: PaintRequest = { id: ++lastId, sceneProps, width };
    worker.postMessage(request);
    const picture = await new Promise<PaintedScene | null>((done) => waiting.set(request.id, done));
    return picture ?? paintHere(sceneProps, width);
  };
}
