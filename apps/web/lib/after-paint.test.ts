import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

/** What the browser does before it paints the next frame. */
let frames = new Map<number, FrameRequestCallback>();
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  frames = new Map();
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    asked += 1;
    frames.set(asked, callback);
    return asked;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});

const drawFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(0);
};

it("waits for the frame, and works once", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(50);
  drawFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("works in a page that nobody sees and that draws no frames", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("does nothing once called off, before the frame and after it", () => {
  const work = vi.fn();
  afterPaint(work)();
  const callOff = afterPaint(work);
  drawFrame();
  callOff();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
});
