import { fireEvent } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { followInputMethods } from "./input-methods.ts";

beforeAll(followInputMethods);

const heard = vi.fn();

function press(set: KeyboardEventInit): boolean {
  heard.mockClear();
  document.body.innerHTML = "<input>";
  document.body.addEventListener("keydown", heard, { once: true });
  const input = document.querySelector("input") ?? document.body;
  // Its default stays: the input method needs it.
  expect(fireEvent.keyDown(input, set)).toBe(true);
  return heard.mock.calls.length > 0;
}

it.each([
  [{ key: "Enter" }, true],
  [{ key: "Escape" }, true],
  [{ key: "Enter", isComposing: true }, false],
  [{ key: "Escape", isComposing: true }, false],
  // Safari's order: the composition has ended already.
  [{ key: "Enter", keyCode: 229 }, false],
])("%j is heard: %s", (set, isHeard) => {
  expect(press(set)).toBe(isHeard);
});

it("leaves keys alone that are not typed", () => {
  const listener = vi.fn();
  document.body.addEventListener("keydown", listener, { once: true });
  fireEvent.keyDown(document.body, { key: "Process", keyCode: 229 });
  expect(listener).toHaveBeenCalledOnce();
});
