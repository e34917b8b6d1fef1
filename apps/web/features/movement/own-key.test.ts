import { expect, it } from "vitest";
import { BINDINGS, bindingOf, type Key, keyMapOf } from "./key-map.ts";
import { chooseKey, withOwnKey } from "./own-key.ts";

const MAP = keyMapOf("default", {});

function press(key: string, held: Partial<Key> = {}): Key {
  return { key, code: "", ctrlKey: false, altKey: false, metaKey: false, ...held };
}

it.each([
  ["i", "I"],
  ["w", "W"],
  ["ö", "Ö"],
  [",", ","],
])("lets %j walk north", (key, name) => {
  expect(chooseKey(press(key), "n", MAP)).toEqual({ kind: "chosen", name });
});

it.each([
  ["x", "s"],
  ["g", "dig"],
  [" ", "dig"],
  ["+", "effortMore"],
  ["?", "help"],
] as const)("refuses %j, which does something already", (key, by) => {
  expect(chooseKey(press(key), "n", MAP)).toMatchObject({ kind: "taken", by });
});

it("refuses arrows, which walk in any case, and what the browser needs", () => {
  expect(chooseKey(press("ArrowUp"), "dig", MAP).kind).toBe("arrow");
  for (const key of ["F5", "Tab", "Backspace", "Home"]) {
    expect(chooseKey(press(key), "dig", MAP).kind).toBe("browser");
  }
  expect(chooseKey(press("k", { ctrlKey: true }), "dig", MAP).kind).toBe("browser");
});

it("waits while only a key is held that says nothing alone", () => {
  for (const key of ["Shift", "Control", "AltGraph"]) {
    expect(chooseKey(press(key), "dig", MAP)).toEqual({ kind: "wait" });
  }
});

it("frees the key that is replaced, for something else too", () => {
  const own = withOwnKey({}, "n", "I", "default");
  const map = keyMapOf("default", own);
  expect(chooseKey(press("w"), "s", map)).toEqual({ kind: "chosen", name: "W" });
  expect(chooseKey(press("i"), "s", map)).toMatchObject({ kind: "taken", by: "n" });
});

it("counts the usual key as no own key, but one of several as one", () => {
  expect(withOwnKey({ n: "I", s: "K" }, "n", "W", "default")).toEqual({ s: "K" });
  expect(withOwnKey({}, "dig", "G", "default")).toEqual({ dig: "G" });
});

it("never has one key do two things", () => {
  for (const controls of ["default", "numpad"] as const) {
    const map = keyMapOf(controls, {});
    for (const binding of BINDINGS) {
      for (const name of map[binding]) {
        const key = name === "Space" ? " " : name;
        const pressed = { key, code: "", ctrlKey: false, altKey: false, metaKey: false };
        expect(bindingOf(map, pressed)).toBe(binding);
      }
    }
  }
});
