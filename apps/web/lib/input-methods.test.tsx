import { fireEvent } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { guardComposition } from "./input-methods.ts";

beforeAll(guardComposition);

const onKeydown = vi.fn();

function press(set: KeyboardEventInit) {
  onKeydown.mockClear();
  document.body.innerHTML = "<input>";
  document.body.addEventListener("keydown", onKeydown, { once: true });
  const input = document.querySelector("input") ?? document.body;
  const hasDefault = fireEvent.keyDown(input, set);
  return [onKeydown.mock.calls.length > 0, hasDefault];
}

it.each([
  [{ key: "Enter" }, true, true],
  [{ key: "Escape" }, true, true],
  // Input methods need the browser's default.
  [{ key: "Enter", isComposing: true }, false, true],
  [{ key: "Escape", isComposing: true }, false, true],
  [{ key: "Process", keyCode: 229 }, false, true],
  // Safari: the composition has already ended, and the default would close a dialog.
  [{ key: "Enter", keyCode: 229 }, false, false],
  [{ key: "Escape", keyCode: 229 }, false, false],
])("%j reaches listeners: %s, and keeps the browser's default: %s", (set, isHeard, hasDefault) => {
  expect(press(set)).toEqual([isHeard, hasDefault]);
});

it("ignores keys pressed outside of text fields", () => {
  const listener = vi.fn();
  document.body.addEventListener("keydown", listener, { once: true });
  fireEvent.keyDown(document.body, { key: "Process", keyCode: 229 });
  expect(listener).toHaveBeenCalledOnce();
});
