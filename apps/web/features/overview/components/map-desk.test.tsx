import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { makePlace } from "../../field/testing.ts";
import { WalkerContext } from "../../movement/hooks/use-walker.ts";
import { createWalker } from "../../movement/walker.ts";
import { makePayload } from "../../session/testing.tsx";
import MapDesk from "./map-desk.tsx";

const CELLS: Readonly<Record<string, string>> = {
  "3/4": MAP_LETTERS.waste,
  "4/4": MAP_LETTERS.cave,
  "50/4": MAP_LETTERS.bank,
};
const VIEW: ViewAnswer = {
  rows: Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 50 }, (_, x) => CELLS[`${x + 1}/${y + 1}`] ?? " ").join(""),
  ),
  base: { x: 1, y: 1 },
  bases: [],
  factories: [],
  veins: [],
  resting: [],
};

async function open() {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  const user = userEvent.setup();
  const ports = { dig: vi.fn(), rolledBack: vi.fn(), pause: () => Promise.resolve(), now: () => 0 };
  const walker = createWalker({ x: 3, y: 4 }, { ...ports, move: () => new Promise(() => {}) });
  const created: unknown[] = [];
  const { wrapper } = pretendPage(async (path, input) => {
    if (path === "fields.view") return VIEW;
    if (path === "plots.list") return { plots: [] };
    created.push(input);
    return { plot: { _id: "1", note: "", color: "", ...(input as object) } };
  });
  render(
    <WalkerContext value={walker}>
      <MapDesk id="map" payload={makePayload()} place={makePlace()} />
    </WalkerContext>,
    { wrapper },
  );
  const map = await screen.findByRole("application", { name: english.overview("label") });
  return { user, walker, created, map };
}

const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("moves a mark by keys, says its cell, and walks there", async () => {
  const { user, walker, map } = await open();
  act(() => map.focus());
  await user.keyboard("{ArrowRight}");
  expect(said()).toContain("4, 4. Cave. 1 step east.");
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowUp}{/Shift}");
  expect(said()).toContain("3, 49. Unexplored. 5 steps north.");
  await user.keyboard("{Home}{ArrowRight}{Enter}");
  expect(walker.getState().target).toEqual({ x: 4, y: 4 });
  expect(said()).toContain(english.overview("walking", { x: 4, y: 4 }));
});

it("opens the menu by the place of M, and walks by the wide blank of Japanese keyboards", async () => {
  const { walker, map } = await open();
  act(() => map.focus());
  fireEvent.keyDown(map, { key: "ArrowRight" });
  fireEvent.keyDown(map, { key: "\u3000", code: "Space" });
  expect(walker.getState().target).toEqual({ x: 4, y: 4 });
  fireEvent.keyDown(map, { key: "ь", code: "KeyM" });
  screen.getByText("4, 4. Cave", { selector: "[role=menu] *" });
});

it("saves the marked cell from its menu, and gives the focus back", async () => {
  const { user, created, map } = await open();
  act(() => map.focus());
  await user.keyboard("{ArrowRight}m");
  // Popovers do not open here.
  const menus = screen.getAllByRole("menu", { hidden: true });
  const menu = menus.find(({ ariaLabel }) => ariaLabel === "4, 4. Cave");
  if (menu === undefined) throw new Error("No menu of the cell.");
  const items = within(menu).getAllByRole("menuitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    english.overview("walk"),
    english.overview("save"),
    english.overview("copy"),
  ]);
  expect(document.activeElement).toBe(items[0]);
  await user.keyboard("{ArrowDown}{Enter}");
  await screen.findByText(english.overview("savedAs", { title: "Cave" }));
  expect(created).toEqual([{ x: 4, y: 4, title: "Cave" }]);
  expect(document.activeElement).toBe(map);
});

it("lists the same places, filtered and searched", async () => {
  const { user, walker } = await open();
  const list = () =>
    screen.getAllByRole("button", { name: /^Walk to/ }).map((button) => button.ariaLabel);
  expect(list()).toEqual([
    english.overview("walkOf", { place: "4, 4. Cave" }),
    english.overview("walkOf", { place: "50, 4. World Bank" }),
  ]);
  await user.click(screen.getByRole("button", { name: /^Caves/ }));
  expect(list()).toEqual([english.overview("walkOf", { place: "50, 4. World Bank" })]);
  await user.type(screen.getByRole("searchbox", { name: english.overview("search") }), "4, 4");
  expect(list()).toEqual([english.overview("walkOf", { place: "4, 4. Cave" })]);
  await user.click(
    screen.getByRole("button", { name: english.overview("walkOf", { place: "4, 4. Cave" }) }),
  );
  expect(walker.getState().target).toEqual({ x: 4, y: 4 });
});
