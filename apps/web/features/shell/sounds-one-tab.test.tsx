import { expect, it, vi } from "vitest";
import { followSoundTab } from "./sounds.tsx";

/** Web Locks, as far as they are used: exclusive, and can be stolen. */
function makeLocks() {
  let holder: { reject: (reason: Error) => void } | null = null;
  const waiting: (() => void)[] = [];
  async function grant(callback: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const mine = { reject };
      holder = mine;
      Promise.resolve(callback()).then((value) => {
        if (holder === mine) {
          holder = null;
          waiting.shift()?.();
        }
        resolve(value);
      });
    });
  }
  async function request(
    _name: string,
    { steal = false }: { steal?: boolean },
    callback: () => Promise<unknown>,
  ): Promise<unknown> {
    if (steal) holder?.reject(new DOMException("stolen", "AbortError"));
    else if (holder !== null) await new Promise<void>((resolve) => waiting.push(resolve));
    return grant(callback);
  }
  return { request } as unknown as Pick<LockManager, "request">;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("plays in the tab used last, and in the other one when that is closed", async () => {
  const locks = makeLocks();
  const first = followSoundTab(locks);
  await settled();
  expect(first.canPlay()).toBe(true);
  const second = followSoundTab(locks);
  await settled();
  expect([first.canPlay(), second.canPlay()]).toEqual([false, true]);
  second.close();
  await settled();
  expect([first.canPlay(), second.canPlay()]).toEqual([true, false]);
  first.close();
});

const refusing = {
  request: vi.fn(() => Promise.reject(new DOMException("blocked", "SecurityError"))),
};

it.each([
  ["has no locks", undefined],
  ["refuses them", refusing],
])("plays in the focused tab if the browser %s", async (_what, locks) => {
  const hasFocus = vi.spyOn(document, "hasFocus");
  const tab = followSoundTab(locks);
  await settled();
  hasFocus.mockReturnValue(true);
  expect(tab.canPlay()).toBe(true);
  hasFocus.mockReturnValue(false);
  expect(tab.canPlay()).toBe(false);
  window.dispatchEvent(new Event("focus"));
  await settled();
  expect(refusing.request.mock.calls.length).toBeLessThan(2);
  tab.close();
});
