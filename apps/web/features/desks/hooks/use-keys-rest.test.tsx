import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useKeys } from "../../movement/hooks/use-keys.ts";
import { keyMapOf } from "../../movement/key-map.ts";
import { playingPage } from "../../session/testing.tsx";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { Desk } from "../components/desk.tsx";
import { useKeysRest } from "./use-keys-rest.ts";

const KEYS = keyMapOf("default", {});
const CHIP = english.desks("keysRest");
const QUESTION = { title: "Fight?", text: "All units go.", verb: "Fight" };

function Page() {
  useKeys(KEYS, () => {}, useKeysRest("factory"));
  return (
    <Desk id="factory" title="Factory">
      <ConfirmButton text="Capture" question={QUESTION} onConfirm={() => {}} />
    </Desk>
  );
}

function open() {
  const { walker, wrapper } = playingPage({ at: { x: 10, y: 10 } });
  render(<Page />, { wrapper });
  return {
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    walk: () => {
      fireEvent.keyDown(document.body, { key: "d", code: "KeyD" });
      return walker.getState().shown.x;
    },
  };
}

it("lets nobody walk away by a key from a question, and says so", () => {
  const { press, walk } = open();
  expect(screen.queryByText(CHIP)).toBeNull();
  press("Capture");
  expect(screen.getByText(CHIP)).toBeDefined();
  expect(walk()).toBe(10);
});

it("gives the keys back once the question is over", () => {
  const { press, walk } = open();
  press("Capture");
  press(english.controls("question.cancel"));
  expect(screen.queryByText(CHIP)).toBeNull();
  expect(walk()).toBe(11);
});
