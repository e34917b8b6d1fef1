import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anySignal } from "./any-signal.ts";

const { any } = AbortSignal;

describe.each([
  ["with AbortSignal.any", any],
  ["in a browser without it", undefined],
])("%s", (_browser, provided) => {
  beforeEach(() => void Object.assign(AbortSignal, { any: provided }));
  afterEach(() => void Object.assign(AbortSignal, { any }));

  it.each([0, 1])("aborts with the reason of whichever signal aborts first", (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const signal = anySignal(controllers.map((one) => one.signal));
    expect(signal.aborted).toBe(false);
    controllers[index]?.abort("first");
    controllers[1 - index]?.abort("second");
    expect([signal.aborted, signal.reason]).toEqual([true, "first"]);
  });

  it("is aborted from the start if one of the signals is", () => {
    const signal = anySignal([new AbortController().signal, AbortSignal.abort("early")]);
    expect([signal.aborted, signal.reason]).toEqual([true, "early"]);
  });
});
