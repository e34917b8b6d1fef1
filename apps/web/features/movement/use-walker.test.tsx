import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeWalker } from "./testing.ts";
import {
  SettledPositionContext,
  useSettledPosition,
  useShownPosition,
  WalkerContext,
} from "./use-walker.ts";

const START = { x: 10, y: 10 };
const EAST = { x: 11, y: 10 };

let drawn = 0;

function Settled() {
  drawn++;
  return <p>settled {useSettledPosition().x}</p>;
}

const Shown = () => <p>shown {useShownPosition().x}</p>;

it("renders dependents of a step once, after the step has settled", () => {
  const walker = makeWalker(START);
  // The same element each time, so that only the hooks' values rerender it.
  const parts = [<Settled key="settled" />, <Shown key="shown" />];
  const page = (at: typeof START) => (
    <WalkerContext value={walker}>
      <SettledPositionContext value={at}>{parts}</SettledPositionContext>
    </WalkerContext>
  );
  const { rerender } = render(page(START));
  const before = drawn;
  act(() => void walker.step("e"));
  screen.getByText("shown 11");
  screen.getByText("settled 10");
  expect(drawn).toBe(before);
  rerender(page(EAST));
  screen.getByText("settled 11");
  expect(drawn).toBe(before + 1);
});

it("follows steps directly without a settled position", () => {
  const walker = makeWalker(START);
  render(
    <WalkerContext value={walker}>
      <Settled />
    </WalkerContext>,
  );
  act(() => void walker.step("e"));
  screen.getByText("settled 11");
});
