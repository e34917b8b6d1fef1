import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { renderDesk } from "../session/testing-render.tsx";
import MapDesk from "./map-desk.tsx";

const t = english.overview;
const CELLS: Readonly<Record<string, string>> = {
  "3/4": MAP_LETTERS.waste,
  "4/4": MAP_LETTERS.cave,
  "50/4": MAP_LETTERS.bank,
};
const VIEW = makeWorldView(CELLS);

async function open(desk: "map" | "world" = "map") {
  vi.stubGlobal("matchMedia", (media: string) => ({
    // A wide window, whose colors are not forced.
    matches: media.includes("width"),
    addEventListener() {},
    removeEventListener() {},
  }));
  const user = userEvent.setup();
  const created: unknown[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "plots.list") return { plots: [] };
    if (path === "finds.relics") return { relics: [] };
    created.push(input);
    return { plot: { _id: "1", note: "", color: "", ...(input as object) } };
  };
  const move = () => new Promise<never>(() => {});
  const { walker } = renderDesk(MapDesk, desk, { view: VIEW, at: { x: 3, y: 4 }, move, server });
  const map = await screen.findByRole("application", { name: t("label") });
  return { user, walker, created, map };
}

const said = () => textsOf(screen.getAllByRole("status"));

it("moves the marker by keyboard, announces its cell, and walks there", async () => {
  const { user, walker, map } = await open();
  act(() => map.focus());
  await user.keyboard("{ArrowRight}");
  expect(said()).toContain("4, 4. Cave. 1 step east.");
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowUp}{/Shift}");
  expect(said()).toContain("3, 49. Unexplored. 5 steps north.");
  await user.keyboard("{Home}{ArrowRight}{Enter}");
  expect(walker.getState().target).toEqual({ x: 4, y: 4 });
  expect(said()).toContain(t("walking", { x: 4, y: 4 }));
});

it("fills the window on demand, with the legend folded away", async () => {
  const { user } = await open();
  expect(screen.queryByRole("button", { name: t("side") })).toBeNull();
  const isLegendOpen = () => screen.getByText(t("legend")).closest("details")?.open;
  // The map has the desk's width, and the legend would push the list of places far down.
  expect(isLegendOpen()).toBe(false);
  await user.click(screen.getByRole("button", { name: t("fullScreen") }));
  expect(window.location.search).toBe("?desk=world");
  cleanup();
  await open("world");
  const side = screen.getByRole("button", { name: t("side") });
  expect(side.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("searchbox")).toBeNull();
  await user.click(side);
  screen.getByRole("searchbox");
  expect(isLegendOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(window.location.search).toBe("?desk=world");
  await user.click(screen.getByRole("button", { name: t("leaveFullScreen") }));
  expect(window.location.search).toBe("?desk=map");
});

it("shows letters on demand, and remembers it", async () => {
  const { user } = await open();
  const letters = () => screen.getByRole("button", { name: t("letters") });
  expect(letters().getAttribute("aria-pressed")).toBe("false");
  await user.click(letters());
  expect(letters().getAttribute("aria-pressed")).toBe("true");
  screen.getByText(t("town"));
  expect(localStorage.getItem("emberlode")).toContain('"mapLook":"letters"');
});

it("opens the menu by the position of M, and walks on the wide space of Japanese keyboards", async () => {
  const { walker, map } = await open();
  act(() => map.focus());
  fireEvent.keyDown(map, { key: "ArrowRight" });
  fireEvent.keyDown(map, { key: "\u3000", code: "Space" });
  expect(walker.getState().target).toEqual({ x: 4, y: 4 });
  fireEvent.keyDown(map, { key: "ь", code: "KeyM" });
  screen.getByText("4, 4. Cave", { selector: "[role=menu] *" });
});

it("saves the marked cell from its menu, and restores the focus", async () => {
  const { user, created, map } = await open();
  act(() => map.focus());
  await user.keyboard("{ArrowRight}m");
  // jsdom does not open popovers.
  const menus = screen.getAllByRole("menu", { hidden: true });
  const menu = menus.find(({ ariaLabel }) => ariaLabel === "4, 4. Cave");
  if (menu === undefined) throw new Error("The cell has no menu.");
  const items = within(menu).getAllByRole("menuitem", { hidden: true });
  expect(textsOf(items)).toEqual([t("walk"), t("save"), t("copy")]);
  expect(document.activeElement).toBe(items[0]);
  await user.keyboard("{ArrowDown}{Enter}");
  await screen.findByText(t("savedAs", { title: "Cave" }));
  expect(created).toEqual([{ x: 4, y: 4, title: "Cave" }]);
  expect(document.activeElement).toBe(map);
});

it("keeps the menu of a long touch open when the finger leaves, and walks by a tap", async () => {
  const { walker, map } = await open();
  map.getBoundingClientRect = () => new DOMRect(0, 0, 480, 480);
  vi.useFakeTimers();
  const touch = { pointerType: "touch", button: 0, clientX: 264, clientY: 240 };
  fireEvent.pointerDown(map, touch);
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerUp(map, touch);
  // Otherwise the browser presses a mouse there, which takes the focus from the menu.
  expect(fireEvent.touchEnd(map)).toBe(false);
  screen.getAllByRole("menuitem", { hidden: true });
  expect(walker.getState().target).toBeNull();
  fireEvent.pointerDown(map, touch);
  fireEvent.pointerUp(map, touch);
  expect(fireEvent.touchEnd(map)).toBe(true);
  expect(walker.getState().target).not.toBeNull();
});
