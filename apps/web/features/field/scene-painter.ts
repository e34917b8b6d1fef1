import type { SceneProps } from "@emberlode/art/place.ts";
import { loadPart } from "../../lib/load-part.ts";
import type { PaintedScene } from "./scene-picture.ts";

export interface PaintRequest {
  id: number;
  ask: SceneProps;
  width: number;
}

export interface PaintAnswer {
  id: number;
  picture: PaintedScene;
}

/** Paints a field, so many pixels wide. */
export type Paint = (ask: SceneProps, width: number) => Promise<PaintedScene>;

/** Paints in the page itself, where a worker cannot: slower to walk, but the same picture. */
async function paintHere(ask: SceneProps, width: number): Promise<PaintedScene> {
  const { paintMarkup } = await loadPart(() => import("./paint-markup.ts"));
  return paintMarkup(ask, width);
}

/** Paints in a worker; what it fails at is painted in the page. */
export function createPainter(): Paint {
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
    // Not loaded, as without a connection: the page paints what was asked, the next one tries again.
    started.addEventListener("error", () => {
      worker = null;
      started.terminate();
      for (const done of waiting.values()) done(null);
      waiting.clear();
    });
    return started;
  }

  return async (ask, width) => {
    worker ??= start();
    const request: PaintRequest = { id: ++lastId, ask, width };
    worker.postMessage(request);
    const picture = await new Promise<PaintedScene | null>((done) => waiting.set(request.id, done));
    return picture ?? paintHere(ask, width);
  };
}
