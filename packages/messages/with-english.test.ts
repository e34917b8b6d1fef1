import { expect, it } from "vitest";
import { withEnglish } from "./with-english.mjs";

const ENGLISH = { steps: "Steps", target: { owner: "Owner", slots: "Slots" }, none: "" };

it.each([
  [{}, ENGLISH],
  [
    { target: { owner: "Besitzer" } },
    { steps: "Steps", target: { owner: "Besitzer", slots: "Slots" }, none: "" },
  ],
  // Web tools leave what is not translated empty, and may keep what English no longer has.
  [{ steps: "", target: "Ziel", old: "Alt" }, ENGLISH],
])("%j has the English messages that it lacks", (own, filled) => {
  expect(withEnglish(own, ENGLISH)).toEqual(filled);
});
