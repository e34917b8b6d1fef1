import { MAP_LETTERS } from "@emberlode/contract";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPlaying } from "../session/testing-render.tsx";
import { MapGrid } from "./map-grid.tsx";
import { makeWorldView } from "./testing.ts";

const VIEW = makeWorldView({}, {}, MAP_LETTERS.waste);

async function mapAt(x: number, y: number) {
  const { walker } = renderPlaying(<MapGrid maxRadius={2} />, { at: { x, y }, view: VIEW });
  await screen.findByRole("gridcell", { name: `${x}, ${y}. Wasteland, you are here` });
  return walker;
}

const focused = () => document.activeElement?.getAttribute("aria-label");

it("keeps the focus on the player's cell while walking", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  expect(focused()).toBe("10, 10. Wasteland, you are here");
  act(() => void walker.step("e"));
  expect(focused()).toBe("11, 10. Wasteland, you are here");
});

it("moves the focus to a visible cell when the focused one leaves the map", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(focused()).toBe("8, 10. Wasteland");
  act(() => void walker.step("e"));
  expect(focused()).toBe("9, 10. Wasteland");
  expect(screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

it("does not steal focus from elsewhere, and starts at the player again", async () => {
  const walker = await mapAt(10, 10);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  act(() => screen.getByRole("gridcell", { name: "10, 9. Wasteland" }).blur());
  act(() => void walker.step("s"));
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  expect(focused()).toBe("10, 11. Wasteland, you are here");
});

it("keeps the elements of cells that stay visible", async () => {
  const walker = await mapAt(10, 10);
  const before = screen.getByRole("gridcell", { name: "11, 10. Wasteland" });
  act(() => void walker.step("e"));
  expect(screen.getByRole("gridcell", { name: "11, 10. Wasteland, you are here" })).toBe(before);
});
