import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { press } from "../../lib/testing-screen.ts";
import { NoticeLine } from "../desks/notice-line.tsx";
import { useNotice } from "../desks/use-notice.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { makePlace } from "../field/testing.ts";
import { makeView, playingPage } from "../session/testing.tsx";
import { type Find, findAtom } from "./find.ts";
import { FindCard } from "./find-card.tsx";

const t = english.finds;
const { waste, euc } = MAP_LETTERS;
const TEXT = "You found a part: Pickaxe (common).";
const PICKAXE: Find = {
  title: "Pickaxe",
  rarity: "Common",
  icon: "pickaxe",
  text: TEXT,
  landmark: null,
  lines: [{ kind: "part", amount: 1, word: "Pickaxe" }],
  part: "pickaxe",
};
const AT = { x: 1, y: 1 };

function Sample() {
  const notice = useNotice();
  return (
    <>
      <NoticeLine />
      <button type="button" onClick={() => notice.doneOnCard(TEXT, PICKAXE.lines)}>
        Search
      </button>
      <FindCard place={makePlace({ at: AT, type: "cave" })} />
    </>
  );
}

/** The card of a find on a one-row map, with this many pickaxes already installed. */
function show(find: Find, row: string, installed = 0) {
  const created: unknown[] = [];
  const plots: unknown[] = [];
  const { store, walker, wrapper } = playingPage({
    view: makeView([row]),
    async server(path, input) {
      if (path === "euc.list") return { items: [{ _id: "pickaxe", count: installed }] };
      if (path === "plots.list") return { plots };
      created.push(input);
      const plot = { _id: "1", note: "", color: "", ...(input as object) };
      plots.push(plot);
      return { plot };
    },
  });
  store.set(findAtom, { ...find, key: "1/1", at: 1 });
  return { created, store, walker, ...render(<Sample />, { wrapper }) };
}

it("links a found part to where it is installed", async () => {
  const { walker, created } = show(PICKAXE, waste + waste + euc);
  const lead = t("parts.nearest", { steps: 2, direction: "east" });
  await screen.findByText(lead);
  await press(t("map.save"));
  await screen.findByRole("button", { name: t("map.saved") });
  expect(created).toEqual([{ x: 3, y: 1, title: english.desks("titles.euc") }]);
  await press(t("map.walk"));
  await act(() => Promise.resolve());
  expect(walker.getState().shown.x).toBeGreaterThan(1);
});

it("says when no center is known, and hides the way to install a part at its limit", async () => {
  const { unmount } = show(PICKAXE, waste);
  screen.getByText(t("parts.noCenterNear"));
  unmount();
  show(PICKAXE, waste + euc, 20);
  await screen.findByText(t("parts.allInstalled"));
  expect(screen.queryByRole("button", { name: t("map.walk") })).toBeNull();
});

it("shows the description only when nothing was found", () => {
  const nothing = { title: t("cards.lost"), rarity: null, icon: null, lines: [], part: null };
  show({ ...PICKAXE, ...nothing, text: "You lost your way." }, waste);
  screen.getByText("You lost your way.");
});

it("announces a find but shows it once: on the card, or in the desk that covers the card", async () => {
  show(PICKAXE, waste);
  await press("Search");
  const said = screen.getByRole("status");
  expect(said.textContent).toContain(TEXT);
  expect(said.className).toBe("sr-only");
  act(() => navigate("/game?desk=cave"));
  expect(said.className).toBe("notice");
});

it("is replaced by the result of a later dig", () => {
  const { store } = show(PICKAXE, waste);
  const dug = { kind: "gained", amount: 57, resource: "metal", effort: 1, vein: false } as const;
  act(() => store.set(fieldOutcomeAtom, { ...dug, key: "1/1", at: 0 }));
  screen.getByRole("region", { name: t("cards.label") });
  act(() => store.set(fieldOutcomeAtom, { ...dug, key: "1/1", at: 2 }));
  expect(screen.queryByRole("region", { name: t("cards.label") })).toBeNull();
});

it("hides while an unrelated desk is open", () => {
  show(PICKAXE, waste);
  act(() => navigate("/game?desk=army.attack"));
  expect(screen.queryByRole("region", { name: t("cards.label") })).toBeNull();
  act(() => navigate("/game"));
  screen.getByRole("region", { name: t("cards.label") });
});

it("does not repeat the name of what was found", () => {
  const word = t("odds.pikeman");
  const lines = [{ kind: "unit", amount: 3, word }] as const;
  show({ ...PICKAXE, title: word, icon: "unit-attack-0", part: null, lines }, waste);
  const card = screen.getByRole("region", { name: t("cards.label") });
  expect(card.textContent?.split(word)).toHaveLength(2);
  expect(card.textContent).toContain(`+3 ${word}`);
  expect(card.textContent).not.toContain(TEXT);
});
