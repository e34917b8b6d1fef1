import { english } from "@emberlode/messages/testing/english";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { openDesk } from "../desks/use-desk.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { storedHintsAtom } from "./hint-atoms.ts";
import { HintLine } from "./hint-line.tsx";
import { HintWatch } from "./hint-watch.tsx";

const t = english.hints;

/** The page of a player with a factory, who knows a vein. */
function show() {
  const payload = makePayload({ status: makeStatus({ factories: 2 }) });
  const view = makeView([], { veins: [{ x: 2, y: 1 }] });
  const page = renderPlaying(
    <>
      <HintWatch user={payload.user} />
      <HintLine />
    </>,
    { payload, view },
  );
  return { ...page, user: payload.user };
}

const announced = () => screen.getByTestId("live-hint").textContent;

it("explains one thing after the other, each until dismissed and then never again", async () => {
  const { store } = show();
  const button = await screen.findByRole("button", { name: t("dismiss") });
  expect(button.parentElement?.textContent).toContain(t("all.veins"));
  expect(announced()).toBe(t("all.veins"));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
  await press(t("dismiss"));
  expect(announced()).toBe(t("all.stores"));
  await press(t("dismiss"));
  expect(announced()).toBe("");
  expect(store.get(storedHintsAtom).shown).toEqual(["veins", "stores"]);
});

it("waits while a desk is open", async () => {
  show();
  await screen.findByRole("button", { name: t("dismiss") });
  act(() => openDesk("tools"));
  expect(screen.queryByRole("button", { name: t("dismiss") })).toBeNull();
});

it("explains to another player of this browser again", async () => {
  const { store } = show();
  act(() => store.set(storedHintsAtom, { player: "you", shown: ["veins", "stores"] }));
  await press(t("dismiss"));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
});
