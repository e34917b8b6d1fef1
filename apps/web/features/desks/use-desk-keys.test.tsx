import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { keyMapOf } from "../movement/key-map.ts";
import { useKeys } from "../movement/use-keys.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Desk } from "./desk.tsx";
import { useKeysDisabled } from "./use-desk.ts";

const KEYS = keyMapOf("default", {});
const CHIP = english.desks("keysDisabled");
const QUESTION = { title: "Fight?", text: "All units go.", verb: "Fight" };

function Page() {
  useKeys(KEYS, () => {}, useKeysDisabled("factory"));
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
