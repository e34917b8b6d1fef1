import { expect, it, vi } from "vitest";
import { followClockJumps } from "./clock-jumps.ts";

const HOUR = 3_600_000;

it("reports each jump of the device's clock in either direction, but not the passage of time", () => {
  vi.useFakeTimers();
  const onJump = vi.fn();
  const stop = followClockJumps(onJump);
  vi.advanceTimersByTime(60_000);
  expect(onJump).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + HOUR);
  vi.advanceTimersByTime(60_000);
  expect(onJump).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 24 * HOUR);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(onJump).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime(Date.now() + HOUR);
  vi.advanceTimersByTime(60_000);
  expect(onJump).toHaveBeenCalledTimes(2);
});
