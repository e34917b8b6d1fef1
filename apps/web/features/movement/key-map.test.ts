import { expect, it } from "vitest";
import { BINDINGS, bindingOf, chooseKey, type Key, keyMapOf, withCustomKey } from "./key-map.ts";

const MAP = keyMapOf("default", {});

function press(key: string, held: Partial<Key> = {}): Key {
  return { key, code: "", ctrlKey: false, altKey: false, metaKey: false, ...held };
}

it.each([
  ["i", { kind: "chosen", name: "I" }],
  ["w", { kind: "chosen", name: "W" }],
  ["ö", { kind: "chosen", name: "Ö" }],
  [",", { kind: "chosen", name: "," }],
  ["x", { kind: "taken", by: "s" }],
  ["g", { kind: "taken", by: "dig" }],
  [" ", { kind: "taken", by: "dig" }],
  ["+", { kind: "taken", by: "effortMore" }],
  ["?", { kind: "taken", by: "help" }],
  // Arrows always walk.
  ["ArrowUp", { kind: "arrow" }],
])("answers %j for walking north: %o", (key, answer) => {
  expect(chooseKey(press(key), "n", MAP)).toMatchObject(answer);
});

it("refuses the browser's keys, and waits while only a modifier is held", () => {
  const kindOf = (key: string, held?: Partial<Key>) => chooseKey(press(key, held), "dig", MAP).kind;
  for (const key of ["F5", "Tab", "Backspace", "Home"]) expect(kindOf(key)).toBe("browser");
  expect(kindOf("k", { ctrlKey: true })).toBe("browser");
  for (const key of ["Shift", "Control", "AltGraph"]) expect(kindOf(key)).toBe("wait");
});

it("frees the replaced key for other actions", () => {
  const own = withCustomKey({}, "n", "I", "default");
  const map = keyMapOf("default", own);
  expect(chooseKey(press("w"), "s", map)).toEqual({ kind: "chosen", name: "W" });
  expect(chooseKey(press("i"), "s", map)).toMatchObject({ kind: "taken", by: "n" });
});

it("does not store a default key, unless it is one of several", () => {
  expect(withCustomKey({ n: "I", s: "K" }, "n", "W", "default")).toEqual({ s: "K" });
  expect(withCustomKey({}, "dig", "G", "default")).toEqual({ dig: "G" });
});

it("never binds one key to two actions", () => {
  for (const controls of ["default", "numpad"] as const) {
    const map = keyMapOf(controls, {});
    for (const binding of BINDINGS) {
      for (const name of map[binding]) {
        expect(bindingOf(map, press(name === "Space" ? " " : name))).toBe(binding);
      }
    }
  }
});
