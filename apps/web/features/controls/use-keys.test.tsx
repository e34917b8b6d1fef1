import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { button } from "../../lib/testing-screen.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { keyMapOf } from "./key-map.ts";
import { useKeys } from "./use-keys.ts";

const KEYS = keyMapOf("default", {});

function Page({ act, open }: { act: () => void; open: () => void }) {
  useKeys(KEYS, act, { moves: false, desks: false });
  return (
    <>
      <button type="button" onClick={open}>
        Attack
      </button>
      {createElement("div", { role: "grid", tabIndex: -1, "aria-label": "Map" })}
    </>
  );
}

function open() {
  const [act, desk] = [vi.fn(), vi.fn()];
  const { walker } = renderPlaying(<Page act={act} open={desk} />, { at: { x: 10, y: 10 } });
  return { walker, act, desk };
}

it.each([
  ["where it is when a key only asks for the field again", "button", "s"],
  ["on the map when a key walks", "grid", "d"],
])("keeps the focus %s", async (_where, role, key) => {
  open();
  const focused = screen.getByRole(role);
  focused.focus();
  await userEvent.keyboard(key);
  expect(document.activeElement).toBe(focused);
});

it("applies Space to the field once a key has walked, whatever had the focus", async () => {
  const { walker, act, desk } = open();
  button("Attack").focus();
  await userEvent.keyboard(" ");
  expect(desk).toHaveBeenCalledOnce();
  await userEvent.keyboard("d ");
  expect(walker.getState().shown).toEqual({ x: 11, y: 10 });
  expect(act).toHaveBeenCalledOnce();
  expect(desk).toHaveBeenCalledOnce();
});
