import { expect, it } from "vitest";
import { withEnglish } from "./with-english.mjs";

const ENGLISH = { steps: "Steps", target: { owner: "Owner", slots: "Slots" }, none: "" };

it.each([
  [{}, ENGLISH],
  [
    { target: { owner: "Besitzer" } },
    { steps: "Steps", target: { owner: "Besitzer", slots: "Slots" }, none: "" },
  ],
  // Translation tools leave untranslated texts empty, and may keep texts that English has lost.
  [{ steps: "", target: "Ziel", old: "Alt" }, ENGLISH],
])("fills gaps in %j with the English messages", (own, filled) => {
  expect(withEnglish(own, ENGLISH)).toEqual(filled);
});
