import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { WalkerContext } from "../../movement/hooks/use-walker.ts";
import { createWalker } from "../../movement/walker.ts";
import { MapGrid } from "./map-grid.tsx";

const VIEW: ViewAnswer = {
  rows: Array.from({ length: 50 }, () => MAP_LETTERS.waste.repeat(50)),
  base: { x: 1, y: 1 },
  bases: [],
  factories: [],
  veins: [],
  resting: [],
};

async function mapAt(x: number, y: number) {
  const ports = { dig: vi.fn(), rolledBack: vi.fn(), pause: () => Promise.resolve(), now: () => 0 };
  const walker = createWalker({ x, y }, { ...ports, move: () => new Promise(() => {}) });
  render(
    <WalkerContext value={walker}>
      <MapGrid most={2} />
    </WalkerContext>,
    { wrapper: pretendPage(() => Promise.resolve(VIEW)).wrapper },
  );
  await screen.findByRole("gridcell", { name: `${x}, ${y}. Wasteland, you are here` });
  return walker;
}

const focused = () => document.activeElement?.getAttribute("aria-label");

it("keeps the focus on the player's cell while the player walks", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  expect(focused()).toBe("10, 10. Wasteland, you are here");
  act(() => void walker.step("e"));
  expect(focused()).toBe("11, 10. Wasteland, you are here");
});

it("keeps the focus where it is seen from the player, though its cell left the map", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(focused()).toBe("8, 10. Wasteland");
  act(() => void walker.step("e"));
  expect(focused()).toBe("9, 10. Wasteland");
  expect(screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

it("leaves the focus alone that is elsewhere, and starts at the player again", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  act(() => screen.getByRole("gridcell", { name: "10, 9. Wasteland" }).blur());
  act(() => void walker.step("s"));
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  expect(focused()).toBe("10, 11. Wasteland, you are here");
});

it("keeps the cells that stay in sight", async () => {
  const walker = await mapAt(10, 10);
  const before = screen.getByRole("gridcell", { name: "11, 10. Wasteland" });
  act(() => void walker.step("e"));
  expect(screen.getByRole("gridcell", { name: "11, 10. Wasteland, you are here" })).toBe(before);
});
