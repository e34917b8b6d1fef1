import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useKeys } from "../../movement/hooks/use-keys.ts";
import { keyMapOf } from "../../movement/key-map.ts";
import { playingPage } from "../../session/testing.tsx";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { Desk } from "../components/desk.tsx";
import { useKeysRest } from "./use-keys-rest.ts";

const KEYS = keyMapOf("default", {});
const CHIP = english.desks("keysRest");

function Page() {
  useKeys(KEYS, () => {}, useKeysRest("factory"));
  return (
    <Desk id="factory" title="Factory">
      <ConfirmButton text="Capture" confirmText="Send all attack units?" onConfirm={() => {}} />
    </Desk>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

function open() {
  const { walker, wrapper } = playingPage({ at: { x: 10, y: 10 } });
  render(<Page />, { wrapper });
  return {
    ask: () =>
      fireEvent.click(screen.getByRole("button", { name: "Capture" }), {
        detail: 1,
      }),
    walk: () => {
      fireEvent.keyDown(document.body, { key: "d", code: "KeyD" });
      return walker.getState().shown.x;
    },
  };
}

it("lets nobody walk away by a key from a question, and says so", () => {
  const { ask, walk } = open();
  expect(screen.queryByText(CHIP)).toBeNull();
  ask();
  expect(screen.getByText(CHIP)).toBeDefined();
  expect(walk()).toBe(10);
});

it("gives the keys back once the question is over", () => {
  const { ask, walk } = open();
  ask();
  act(() => vi.advanceTimersByTime(4001));
  expect(screen.queryByText(CHIP)).toBeNull();
  expect(walk()).toBe(11);
});
