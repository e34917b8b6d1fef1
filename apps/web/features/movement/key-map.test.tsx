import { DIRECTION_IDS } from "@emberlode/game";
import { afterEach, describe, expect, it } from "vitest";
import { isTaken, type Key, keyAction, keyMapOf, WALK_KEYS } from "./key-map.ts";

const MAPS = { default: keyMapOf("default", {}), numpad: keyMapOf("numpad", {}) };

function press(key: string, code = "", held: Partial<Key> = {}): Key {
  return { key, code, ctrlKey: false, altKey: false, metaKey: false, ...held };
}

afterEach(() => document.body.replaceChildren());

describe("keyAction", () => {
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

  it("walks with arrows in both schemes", () => {
    for (const scheme of ["default", "numpad"] as const) {
      expect(keyAction(press("ArrowUp"), MAPS[scheme])).toEqual({ kind: "step", direction: "n" });
    }
  });

  it.each([" ", "Enter", "g", "G"])("digs with %j", (key) => {
    expect(keyAction(press(key), MAPS.default)).toEqual({ kind: "dig" });
  });

  it.each([
    ["[", -1],
    ["-", -1],
    ["]", 1],
    ["+", 1],
  ] as const)("changes the effort of digs with %j in both schemes", (key, by) => {
    for (const scheme of ["default", "numpad"] as const) {
      expect(keyAction(press(key), MAPS[scheme])).toEqual({ kind: "effort", by });
    }
  });

  it("does what a key of the player's own says, and leaves the key that it replaces", () => {
    const own = keyMapOf("default", { n: "I", dig: "Space", help: "H" });
    expect(keyAction(press("i"), own)).toEqual({ kind: "step", direction: "n" });
    expect(keyAction(press("w"), own)).toBeNull();
    expect(keyAction(press(" "), own)).toEqual({ kind: "dig" });
    expect(keyAction(press("g"), own)).toBeNull();
    expect(keyAction(press("h"), own)).toEqual({ kind: "help" });
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
  ] as const)("walks by place on %s (%s)", (_layout, key, code, direction) => {
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
    "takes %s at %s by place where the layout lacks the sign",
    (key, code, shiftKey, action) => {
      expect(keyAction(press(key, code, { shiftKey }), MAPS.default)).toEqual(action);
    },
  );

  it("leaves signs that the layout has where they are", () => {
    // G of a Dvorak keyboard, and what lies at the place of an American one.
    expect(keyAction(press("g", "KeyU"), MAPS.default)).toEqual({ kind: "dig" });
    expect(keyAction(press("i", "KeyG"), MAPS.default)).toBeNull();
    // A key of the player's own counts by its sign, also within the block.
    const own = keyMapOf("default", { dig: "A" });
    expect(keyAction(press("a", "KeyQ"), own)).toEqual({ kind: "dig" });
  });

  it("leaves the browser's own shortcuts alone", () => {
    expect(keyAction(press("w", "KeyW", { ctrlKey: true }), MAPS.default)).toBeNull();
    expect(keyAction(press("d", "KeyD", { metaKey: true }), MAPS.default)).toBeNull();
    expect(keyAction(press("-", "Minus", { ctrlKey: true }), MAPS.default)).toBeNull();
  });
});

describe("isTaken", () => {
  function taken(html: string, key: string): boolean {
    document.body.innerHTML = html;
    const pressed = press(key);
    return isTaken(document.body.firstElementChild, pressed);
  }

  it("leaves typing alone", () => {
    expect(taken("<input>", "w")).toBe(true);
    expect(taken("<textarea></textarea>", "g")).toBe(true);
  });

  it("lets a focused button have Enter and Space, but walks with letters", () => {
    expect(taken("<button></button>", "Enter")).toBe(true);
    expect(taken("<button></button>", " ")).toBe(true);
    expect(taken("<button></button>", "\u3000")).toBe(true);
    expect(taken("<button></button>", "w")).toBe(false);
    expect(taken("<button></button>", "g")).toBe(false);
  });

  it("lets the map have its arrows", () => {
    expect(taken('<div role="grid"></div>', "ArrowUp")).toBe(true);
    expect(taken("<div></div>", "ArrowUp")).toBe(false);
  });
});
