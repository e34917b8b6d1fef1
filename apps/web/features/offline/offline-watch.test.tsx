import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchVersion } from "./offline-watch.tsx";

const pageWith = (...files: string[]) =>
  `<script src="${files[0]}"></script><link href="${files[1]}" rel="stylesheet" />`;

const worker = new EventTarget();
const update = vi.fn(() => Promise.resolve());
const register = vi.fn(() => Promise.resolve({ update }));
const served = vi.fn<() => Promise<Response>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", served);
  const serviceWorker = Object.assign(worker, { register });
  vi.stubGlobal("navigator", { serviceWorker });
  document.body.innerHTML = pageWith("/assets/app-1.js", "/assets/app-1.css");
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

async function takeOver(html: string): Promise<boolean> {
  const onNew = vi.fn();
  stop = watchVersion(onNew);
  served.mockImplementation(async () => new Response(html));
  worker.dispatchEvent(new Event("controllerchange"));
  await vi.advanceTimersByTimeAsync(10);
  return onNew.mock.calls.length > 0;
}

it.each([
  ["says that a new build is there when its worker takes over", 2, true],
  ["says nothing when the page is of that build already, as at the very first visit", 1, false],
])("%s", async (_what, build, said) => {
  expect(await takeOver(pageWith(`/assets/app-${build}.js`, `/assets/app-${build}.css`))).toBe(
    said,
  );
});

it("registers when the page is idle, then checks for a new build periodically", async () => {
  stop = watchVersion(() => {});
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(update).toHaveBeenCalledTimes(1);
});
