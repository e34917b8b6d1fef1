import { english } from "@emberlode/messages/testing/english";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { NoticeLine } from "../desks/notice-line.tsx";
import { noticeAtom } from "../desks/use-notice.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { HintWatch, storedHintsAtom } from "./hint-watch.tsx";

const t = english.hints;

/** The page of a player with a factory, who knows a vein. */
function show() {
  const payload = makePayload({ status: makeStatus({ factories: 2 }) });
  const view = makeView([], { veins: [{ x: 2, y: 1 }] });
  const page = renderPlaying(
    <>
      <HintWatch user={payload.user} />
      <NoticeLine />
    </>,
    { payload, view },
  );
  return { ...page, user: payload.user };
}

const announced = () => screen.getByTestId("live-hint").textContent;

it("explains one thing after the other, each until dismissed and then never again", async () => {
  const { store } = show();
  const button = await screen.findByRole("button", { name: t("dismiss") });
  expect(button.closest("p")?.textContent).toContain(t("all.veins"));
  expect(announced()).toBe(t("all.veins"));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
  await press(t("dismiss"));
  expect(announced()).toBe(t("all.stores"));
  await press(t("dismiss"));
  expect(announced()).toBe("");
  expect(store.get(storedHintsAtom).shown).toEqual(["veins", "stores"]);
});

it("gives way to the result of an action", async () => {
  const { store } = show();
  await screen.findByRole("button", { name: t("dismiss") });
  const notice = { tone: "done", text: "Dug.", lines: [], onCard: false, at: 1 } as const;
  act(() => store.set(noticeAtom, notice));
  expect(screen.queryByRole("button", { name: t("dismiss") })).toBeNull();
  act(() => store.set(noticeAtom, null));
  await screen.findByRole("button", { name: t("dismiss") });
});

it("explains to another player of this browser again", async () => {
  const { store } = show();
  act(() => store.set(storedHintsAtom, { player: "you", shown: ["veins", "stores"] }));
  await press(t("dismiss"));
  expect(store.get(storedHintsAtom)).toEqual({ player: "me", shown: ["veins"] });
});
