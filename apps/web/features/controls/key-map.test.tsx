import { DIRECTION_IDS } from "@emberlode/game";
import { expect, it } from "vitest";
import {
  BINDINGS,
  belongsToElement,
  bindingOf,
  chooseKey,
  deskBinding,
  KEYED_DESKS,
  type KeyWithModifiers,
  keyAction,
  keyMapOf,
  WALK_KEYS,
  withCustomKey,
} from "./key-map.ts";

const MAPS = { default: keyMapOf("default", {}), numpad: keyMapOf("numpad", {}) };

function press(key: string, code = "", held: Partial<KeyWithModifiers> = {}): KeyWithModifiers {
  return { key, code, ctrlKey: false, altKey: false, metaKey: false, ...held };
}

it.each(DIRECTION_IDS)("walks %s with the letter of the default scheme", (direction) => {
  const letter = WALK_KEYS.default[direction];
  const action = { kind: "step", direction };
  expect(keyAction(press(letter.toLowerCase()), MAPS.default)).toEqual(action);
  expect(keyAction(press(letter), MAPS.default)).toEqual(action);
  expect(keyAction(press(letter.toLowerCase()), MAPS.numpad)).toBeNull();
});

it.each(DIRECTION_IDS)("walks %s with the digit of the numpad scheme", (direction) => {
  const digit = WALK_KEYS.numpad[direction];
  const action = { kind: "step", direction };
  expect(keyAction(press(digit, `Digit${digit}`), MAPS.numpad)).toEqual(action);
  expect(keyAction(press("Home", `Numpad${digit}`), MAPS.numpad)).toEqual(action);
  expect(keyAction(press(digit, `Digit${digit}`), MAPS.default)).toBeNull();
});

it.each([
  ...[" ", "Enter", "g", "G"].map((key) => [key, { kind: "dig" }] as const),
  ["ArrowUp", { kind: "step", direction: "n" }],
  ["[", { kind: "effort", by: -1 }],
  ["-", { kind: "effort", by: -1 }],
  ["]", { kind: "effort", by: 1 }],
  ["+", { kind: "effort", by: 1 }],
] as const)("does by %j in both schemes: %o", (key, action) => {
  for (const map of Object.values(MAPS)) expect(keyAction(press(key), map)).toEqual(action);
});

it("maps custom keys, and frees the keys they replace", () => {
  const own = keyMapOf("default", { n: "I", dig: "Space", help: "J" });
  expect(keyAction(press("i"), own)).toEqual({ kind: "step", direction: "n" });
  expect(keyAction(press("w"), own)).toBeNull();
  expect(keyAction(press(" "), own)).toEqual({ kind: "dig" });
  expect(keyAction(press("g"), own)).toBeNull();
  expect(keyAction(press("j"), own)).toEqual({ kind: "help" });
  expect(keyAction(press("?"), own)).toBeNull();
  expect(keyAction(press("x"), own)).toEqual({ kind: "step", direction: "s" });
  expect(keyAction(press("ArrowUp"), own)).toEqual({ kind: "step", direction: "n" });
});

it.each([
  ["Russian", "ц", "KeyW", "n"],
  ["Greek", "ς", "KeyW", "n"],
  ["Hebrew", "'", "KeyW", "n"],
  ["Arabic", "ص", "KeyW", "n"],
  ["Korean", "ㅈ", "KeyW", "n"],
  ["a Korean input method", "Process", "KeyW", "n"],
  ["AZERTY", "z", "KeyW", "n"],
  ["AZERTY", "q", "KeyA", "w"],
  ["Dvorak", ",", "KeyW", "n"],
  ["QWERTZ", "y", "KeyZ", "sw"],
  ["an odd keyboard", "Unidentified", "KeyX", "s"],
  ["a dead key", "Dead", "KeyQ", "nw"],
] as const)("walks by key position on %s (%s)", (_layout, key, code, direction) => {
  expect(keyAction(press(key, code), MAPS.default)).toEqual({ kind: "step", direction });
});

it.each([
  ["&", "Digit1", "sw"],
  ["(", "Digit5", "stay"],
  ["-", "Digit6", "e"],
  ["è", "Digit7", "nw"],
  ["7", "Digit7", "nw"],
] as const)("walks with %s, a digit of a French keyboard", (key, code, direction) => {
  expect(keyAction(press(key, code), MAPS.numpad)).toEqual({ kind: "step", direction });
});

it.each([
  ["п", "KeyG", false, { kind: "dig" }],
  ["\u3000", "Space", false, { kind: "dig" }],
  ["Process", "Space", false, { kind: "dig" }],
  ["х", "BracketLeft", false, { kind: "effort", by: -1 }],
  ["Dead", "BracketRight", false, { kind: "effort", by: 1 }],
  ["Unidentified", "Slash", true, { kind: "help" }],
] as const)(
  "maps %s at %s by position if the layout lacks the character",
  (key, code, shiftKey, action) => {
    expect(keyAction(press(key, code, { shiftKey }), MAPS.default)).toEqual(action);
  },
);

it("uses the label of keys that the layout has", () => {
  // G on a Dvorak keyboard, and the key at G's position on an American one.
  expect(keyAction(press("g", "KeyU"), MAPS.default)).toEqual({ kind: "dig" });
  expect(keyAction(press("o", "KeyG"), MAPS.default)).toBeNull();
  // A custom key is matched by label, even within the block.
  const own = keyMapOf("default", { dig: "A" });
  expect(keyAction(press("a", "KeyQ"), own)).toEqual({ kind: "dig" });
});

it("ignores the browser's shortcuts", () => {
  expect(keyAction(press("w", "KeyW", { ctrlKey: true }), MAPS.default)).toBeNull();
  expect(keyAction(press("d", "KeyD", { metaKey: true }), MAPS.default)).toBeNull();
  expect(keyAction(press("-", "Minus", { ctrlKey: true }), MAPS.default)).toBeNull();
});

it.each([
  ["<input>", "w", true],
  ["<textarea></textarea>", "g", true],
  ["<button></button>", "Enter", true],
  ["<button></button>", " ", true],
  ["<button></button>", "\u3000", true],
  ["<button></button>", "w", false],
  ["<button></button>", "g", false],
  ['<div role="grid"></div>', "ArrowUp", true],
  ["<div></div>", "ArrowUp", false],
])("leaves %s its own use of %j: %s", (html, key, isLeft) => {
  document.body.innerHTML = html;
  expect(belongsToElement(document.body.firstElementChild, press(key))).toBe(isLeft);
});

it.each([
  ["o", { kind: "chosen", name: "O" }],
  ["w", { kind: "chosen", name: "W" }],
  ["ö", { kind: "chosen", name: "Ö" }],
  [",", { kind: "chosen", name: "," }],
  ["x", { kind: "taken", by: "s" }],
  ["g", { kind: "taken", by: "dig" }],
  [" ", { kind: "taken", by: "dig" }],
  ["+", { kind: "taken", by: "effortMore" }],
  ["?", { kind: "taken", by: "help" }],
  // A desk gives its default key away.
  ["v", { kind: "chosen", name: "V" }],
  // Arrows always walk.
  ["ArrowUp", { kind: "arrow" }],
])("answers %j for walking north: %o", (key, answer) => {
  expect(chooseKey(press(key), "n", MAPS.default)).toMatchObject(answer);
});

it("refuses the browser's keys, and waits while only a modifier is held", () => {
  const kindOf = (key: string, held?: Partial<KeyWithModifiers>) =>
    chooseKey(press(key, "", held), "dig", MAPS.default).kind;
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

it.each(KEYED_DESKS)("opens %s by a letter of its own in both schemes", (desk) => {
  for (const map of Object.values(MAPS)) {
    const [letter = ""] = map[deskBinding(desk)];
    expect(keyAction(press(letter.toLowerCase()), map)).toEqual({ kind: "desk", desk });
  }
});

it("has no key for a desk whose letter an older choice uses, until it gets another", () => {
  const older = keyMapOf("default", { dig: "M", n: "I" });
  expect(keyAction(press("m"), older)).toEqual({ kind: "dig" });
  expect(keyAction(press("i"), older)).toEqual({ kind: "step", direction: "n" });
  expect([older["desk.map"], older["desk.army.defense"]]).toEqual([[], []]);
  const changed = keyMapOf("default", { dig: "M", [deskBinding("map")]: "O" });
  expect(keyAction(press("o"), changed)).toEqual({ kind: "desk", desk: "map" });
});

it("never binds one key to two actions", () => {
  for (const map of Object.values(MAPS)) {
    for (const binding of BINDINGS) {
      for (const name of map[binding]) {
        expect(bindingOf(map, press(name === "Space" ? " " : name))).toBe(binding);
      }
    }
  }
});
