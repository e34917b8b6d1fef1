import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

/** Callbacks requested for the next frame. */
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

it("waits for the next frame and runs once", () => {
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

it("runs in a hidden page, which draws no frames", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("does nothing after it is canceled, before or after the frame", () => {
  const work = vi.fn();
  afterPaint(work)();
  const callOff = afterPaint(work);
  drawFrame();
  callOff();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
});
