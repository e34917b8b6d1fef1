import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { button, press } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { makePlace } from "../field/testing.ts";
import { FieldNotes } from "../play/result-line.tsx";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { HintWatch, storedHintsAtom } from "./hint-watch.tsx";

const t = english.hints;

const PLACE = makePlace({ at: { x: 10, y: 10 }, desc: "A dry plain." });

/** The page of a player with a factory, who is on a vein. */
function show() {
  const payload = makePayload({ status: makeStatus({ factories: 2 }) });
  const view = makeView([], { veins: [PLACE.at] });
  const page = renderPlaying(
    <>
      <HintWatch user={payload.user} />
      <FieldNotes place={PLACE} />
    </>,
    { payload, view, at: PLACE.at },
  );
  return { ...page, user: payload.user };
}

const announced = () => screen.getByTestId("live-hint").textContent;

it("explains one thing after the other, each until dismissed and then never again", async () => {
  const { store } = show();
  const button = await screen.findByRole("button", { name: t("dismiss") });
  expect(button.closest("p")?.textContent).toContain(t("all.veins", { effort: 20 }));
  expect(announced()).toBe(t("all.veins", { effort: 20 }));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
  await press(t("dismiss"));
  expect(announced()).toBe(t("all.stores"));
  await press(t("dismiss"));
  expect(announced()).toBe("");
  expect(store.get(storedHintsAtom).shown).toEqual(["veins", "stores"]);
});

it("dismisses only one at a double click", async () => {
  show();
  await screen.findByRole("button", { name: t("dismiss") });
  // A browser counts the second click although the button is another one by then.
  fireEvent.click(button(t("dismiss")), { detail: 1 });
  fireEvent.click(button(t("dismiss")), { detail: 2 });
  expect(announced()).toBe(t("all.stores"));
});

it("takes the place of the description, but not of a refusal", async () => {
  const { store } = show();
  await screen.findByRole("button", { name: t("dismiss") });
  expect(screen.queryByText(PLACE.desc)).toBeNull();
  const refused = { kind: "refused", key: "10/10", text: "Spent.", unansweredAt: null } as const;
  act(() => store.set(fieldOutcomeAtom, refused));
  expect(screen.queryByRole("button", { name: t("dismiss") })).toBeNull();
  act(() => store.set(fieldOutcomeAtom, null));
  await press(t("dismiss"));
  await press(t("dismiss"));
  screen.getByText(PLACE.desc);
});

it("explains a mirage at once, and what it replaced afterward", async () => {
  const { store, queries } = show();
  await screen.findByRole("button", { name: t("dismiss") });
  const field = { ...PLACE.at, _id: "7", type: "mirage", desc: "" };
  act(() => queries.setQueryData(getQueryKey(trpc.fields.field, PLACE.at, "query"), field));
  const mirage = t("all.mirage", { from: "12:00", to: "18:00", reward: "9,999" });
  await waitFor(() => expect(announced()).toBe(mirage));
  await press(t("dismiss"));
  expect(announced()).toBe(t("all.veins", { effort: 20 }));
  expect(store.get(storedHintsAtom).shown).toEqual(["mirage", "veins"]);
});

it("explains to another player of this browser again", async () => {
  const { store } = show();
  act(() => store.set(storedHintsAtom, { player: "you", shown: ["veins", "stores"] }));
  await press(t("dismiss"));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
});
