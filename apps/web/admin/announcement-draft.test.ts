import type { Announcement } from "@emberlode/contract";
import { expect, it } from "vitest";
import { draftOf, inputOf, missingIn, newDraft } from "./announcement-draft.ts";
import { toLocalInput } from "./local-time.ts";

const EN = { title: "Noon", content: "At noon." };
const written = { ...newDraft(), texts: { en: EN, es: { title: "", content: " " } } };

it("leaves out the languages without a text", () => {
  const texts = [{ language: "en", ...EN }];
  const rest = { asAlert: false, asBanner: true, startsAt: null, endsAt: null };
  expect(inputOf(written)).toEqual({ texts, ...rest });
});

it.each([
  ["no text", newDraft()],
  [
    "a title without a message",
    { ...written, texts: { ...written.texts, es: { title: "x", content: "" } } },
  ],
  [
    "a message without a title",
    { ...written, texts: { ...written.texts, es: { title: "", content: "x" } } },
  ],
  ["neither alert nor banner", { ...written, asBanner: false }],
  ["half a time", { ...written, startsAt: "" }],
])("is incomplete with %s", (_what, draft) => {
  expect(inputOf(draft)).toBeNull();
  expect(missingIn(draft)).not.toBeNull();
});

it("keeps the times of an announcement to the minute, in the reader's time zone", () => {
  const announcement = {
    texts: [{ language: "es", ...EN }],
    asAlert: true,
    asBanner: false,
    startsAt: "2026-06-01T12:30:00.000Z",
    endsAt: "2026-12-01T00:00:00.000Z",
  } as Announcement;
  const draft = draftOf(announcement);
  expect(draft.startsAt).toBe(toLocalInput(Date.parse("2026-06-01T12:30:00Z")));
  expect(draft.texts.en).toEqual({ title: "", content: "" });
  expect(inputOf(draft)).toEqual(announcement);
});
