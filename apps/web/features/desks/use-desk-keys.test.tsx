import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { keyMapOf } from "../controls/key-map.ts";
import { useKeys } from "../controls/use-keys.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Desk } from "./desk.tsx";
import { useDeskKeysDisabled, useKeysDisabled, useOpenDesk } from "./use-desk.ts";

const KEYS = keyMapOf("default", {});
const CHIP = english.desks("keysDisabled");
const QUESTION = { title: "Fight?", text: "All units go.", verb: "Fight" };

function Page() {
  useKeys(KEYS, () => {}, { moves: useKeysDisabled("factory"), desks: useDeskKeysDisabled() });
  return (
    <Desk id="factory" title="Factory">
      <ConfirmButton text="Capture" question={QUESTION} onConfirm={() => {}} />
    </Desk>
  );
}

it("turns the movement keys off while a question is open, says so, and turns them on again", async () => {
  const { walker } = renderPlaying(<Page />, { at: { x: 10, y: 10 } });
  const walk = () => {
    fireEvent.keyDown(document.body, { key: "d", code: "KeyD" });
    return walker.getState().shown.x;
  };
  expect(screen.queryByText(CHIP)).toBeNull();
  await press("Capture");
  screen.getByText(CHIP);
  expect(walk()).toBe(10);
  await press(english.controls("question.cancel"));
  expect(screen.queryByText(CHIP)).toBeNull();
  expect(walk()).toBe(11);
});

function DeskPage() {
  const open = useOpenDesk();
  useKeys(KEYS, () => {}, { moves: useKeysDisabled(open), desks: useDeskKeysDisabled() });
  return (
    <>
      <p data-testid="open">{open}</p>
      <input aria-label="Text" />
      <ConfirmButton text="Capture" question={QUESTION} onConfirm={() => {}} />
    </>
  );
}

it("opens a desk by its key, another from there, and closes it by the same key", async () => {
  window.history.replaceState(null, "", "/game");
  renderPlaying(<DeskPage />);
  const pressKey = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
  const open = () => screen.getByTestId("open").textContent;
  pressKey("m", screen.getByRole("textbox"));
  expect(open()).toBe("");
  pressKey("m");
  expect(open()).toBe("map");
  pressKey("t");
  expect(open()).toBe("tools");
  await press("Capture");
  pressKey("m");
  expect(open()).toBe("tools");
  await press(english.controls("question.cancel"));
  pressKey("t");
  await waitFor(() => expect(open()).toBe(""));
});
