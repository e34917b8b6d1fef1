/** The layers of the large picture: the old one stays until the new one has faded in. */
import { type SceneProps, sceneKey } from "@emberlode/art/place.ts";
import type { Direction } from "@emberlode/game";
import { bringIn, driftOf, fogLayer, pictureLayer } from "./scene-layer.ts";
import type { ScenePicture } from "./scene-picture.ts";
import { pictureWidth, type ScenePictures } from "./scene-pictures.ts";

/**
 * Minimum time between two changes of the picture, in milliseconds: including the short fade, that
 * is at most three changes per second, the safe maximum (WCAG 2.3.1).
 */
export const CHANGE_GAP_MS = 430;
/** Stopped after this long without a step, in milliseconds: a held pad steps more often. */
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
const MOST_DENSITY = 2;

/** The place whose picture to show. */
interface WantedScene {
  /** An id of the place. */
  place: string;
  /** Null while nothing is known about the place. */
  ask: SceneProps | null;
  heading: Direction;
  /** Whether the player is walking automatically. */
  walking: boolean;
}

export interface SceneStage {
  want(scene: WantedScene): void;
  /** The width of this stage's painted pictures, in pixels. */
  width(): number;
  close(): void;
}

interface StagePorts {
  pictures: ScenePictures;
  now(): number;
  /** Whether motion is reduced. */
  isStill(): boolean;
  /** Called with the key of the current picture; `painted` is false if the place has none. */
  onShown(key: string, painted: boolean): void;
}

/** The key of a picture; differs between unknown places, so that a step is visible. */
export function wantedKey({ place, ask }: Pick<WantedScene, "place" | "ask">): string {
  return ask === null ? `fog ${place}` : sceneKey(ask);
}

export function createSceneStage(host: HTMLElement, ports: StagePorts): SceneStage {
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
    const density = Math.min(window.devicePixelRatio, MOST_DENSITY);
    return pictureWidth(width * density, height * density, ASPECT);
  }

  function blur(scene: WantedScene): void {
    if (top === null) return;
    top.style.setProperty("--drift", driftOf(scene.heading));
    top.dataset.blurred = "";
  }

  function present(scene: WantedScene, picture: ScenePicture | null): void {
    const key = wantedKey(scene);
    const layer = picture === null ? fogLayer() : pictureLayer(picture);
    const before = [...host.children];
    host.append(layer);
    if (top !== null) {
      bringIn(layer, scene.heading, ports.isStill()).then(
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
    const { ask } = scene;
    if (ask === null) {
      present(scene, null);
      return;
    }
    const size = width();
    const ready = ports.pictures.ready(ask, size);
    if (ready !== undefined) {
      present(scene, ready);
      return;
    }
    blur(scene);
    void ports.pictures.scene(ask, size).then((picture) => {
      if (wanted !== scene) return;
      if (picture === null) ports.onShown(wantedKey(scene), false);
      else present(scene, picture);
    });
  }

  return {
    width,
    want(scene) {
      const now = ports.now();
      const key = wantedKey(scene);
      const stepped = wanted !== null && wanted.place !== scene.place;
      // Show the end of a walk at once.
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
