import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { WalkerContext } from "../hooks/use-walker.ts";
import { createWalker } from "../walker.ts";
import { DirectionPad } from "./direction-pad.tsx";

it("has nine buttons with names that say where they lead", async () => {
  const move = vi.fn(() => new Promise<never>(() => {}));
  const walker = createWalker(
    { x: 1, y: 1 },
    { move, dig: vi.fn(), rolledBack: vi.fn(), pause: () => Promise.resolve(), now: () => 0 },
  );
  render(
    <WalkerContext value={walker}>
      <DirectionPad />
    </WalkerContext>,
    { wrapper: pretendPage().wrapper },
  );
  expect(screen.getAllByRole("button")).toHaveLength(9);
  await userEvent.click(screen.getByRole("button", { name: "Go north-west" }));
  expect(move).toHaveBeenCalledWith({ x: 50, y: 50 });
  await userEvent.click(screen.getByRole("button", { name: "Reload this field" }));
  expect(walker.getState().shown).toEqual({ x: 50, y: 50 });
});
