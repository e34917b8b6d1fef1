import type { SceneProps } from "@emberlode/art/place.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { createScenePictures, pictureWidth } from "./scene-pictures.ts";

const WIDTH = 1920;
/** The number of pictures of this size that the cache holds. */
const MOST = Math.floor((64 * 1024 * 1024) / (WIDTH * 1080 * 4));

beforeEach(() => {
  // The test canvas paints nothing.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const at = (x: number): SceneProps => ({ type: "cave", x, y: 1, period: "day" });
const bitmap = (width: number, height: number): ImageBitmap => ({ width, height, close: vi.fn() });

function pictures() {
  const paint = vi.fn(async (_ask: SceneProps, _width: number) => ({
    bitmap: bitmap(WIDTH, 1080),
    blur: bitmap(48, 27),
  }));
  return { paint, ...createScenePictures(paint) };
}

it("paints a picture once, even if requested several times", async () => {
  const all = pictures();
  const both = await Promise.all([all.getOrPaint(at(1), WIDTH), all.getOrPaint(at(1), WIDTH)]);
  expect(both[0]).toBe(both[1]);
  expect(all.cached(at(1), WIDTH)).toBe(both[0]);
  expect(all.paint).toHaveBeenCalledTimes(1);
});

it("evicts the least recently used pictures beyond its memory limit", async () => {
  const all = pictures();
  for (let x = 1; x <= MOST; x++) await all.getOrPaint(at(x), WIDTH);
  expect(all.cached(at(1), WIDTH)).toBeDefined();
  await all.getOrPaint(at(40), WIDTH);
  expect(all.cached(at(1), WIDTH)).toBeDefined();
  expect(all.cached(at(2), WIDTH)).toBeUndefined();
});

it("prepares pictures one by one, and stops when another is requested", async () => {
  const all = pictures();
  all.prepare([at(1), at(2), at(3), at(4)], WIDTH);
  await all.getOrPaint(at(9), WIDTH);
  await new Promise((resolve) => setTimeout(resolve));
  expect(all.paint.mock.calls.map(([sceneProps]) => sceneProps.x)).toEqual([1, 9]);
});

it("reports a failed picture and retries the next time", async () => {
  const all = pictures();
  all.paint.mockRejectedValueOnce(new Error("no canvas"));
  expect(await all.getOrPaint(at(1), WIDTH)).toBeNull();
  expect(await all.getOrPaint(at(1), WIDTH)).not.toBeNull();
});

it("uses the same width for slightly different boxes", () => {
  expect(pictureWidth(1000, 300, 16 / 9)).toBe(pictureWidth(1100, 320, 16 / 9));
  expect(pictureWidth(300, 900, 16 / 9)).toBe(1600);
  expect(pictureWidth(9000, 900, 16 / 9)).toBe(1920);
});
