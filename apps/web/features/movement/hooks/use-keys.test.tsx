import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { keyMapOf } from "../key-map.ts";
import { createWalker } from "../walker.ts";
import { useKeys } from "./use-keys.ts";
import { WalkerContext } from "./use-walker.ts";

const KEYS = keyMapOf("default", {});

function Page({ act, open }: { act: () => void; open: () => void }) {
  useKeys(KEYS, act, false);
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
  const walker = createWalker(
    { x: 10, y: 10 },
    {
      move: () => new Promise<never>(() => {}),
      dig: vi.fn(),
      rolledBack: vi.fn(),
      pause: () => Promise.resolve(),
      now: () => 0,
    },
  );
  const act = vi.fn();
  const desk = vi.fn();
  render(
    <WalkerContext value={walker}>
      <Page act={act} open={desk} />
    </WalkerContext>,
    { wrapper: pretendPage().wrapper },
  );
  return { walker, act, desk };
}

it("means the field by Space once a key has walked, whatever had the focus", async () => {
  const { walker, act, desk } = open();
  screen.getByRole("button", { name: english.desks("titles.raid") }).focus();
  await userEvent.keyboard(" ");
  expect(desk).toHaveBeenCalledOnce();
  await userEvent.keyboard("d ");
  expect(walker.getState().shown).toEqual({ x: 11, y: 10 });
  expect(act).toHaveBeenCalledOnce();
  expect(desk).toHaveBeenCalledOnce();
});

it("leaves the focus where it is when a key only asks for the field again", async () => {
  open();
  const attack = screen.getByRole("button", { name: english.desks("titles.raid") });
  attack.focus();
  await userEvent.keyboard("s");
  expect(document.activeElement).toBe(attack);
});

it("leaves the focus on the map when a key walks", async () => {
  open();
  const map = screen.getByRole("grid", { name: english.game("map.title") });
  map.focus();
  await userEvent.keyboard("d");
  expect(document.activeElement).toBe(map);
});
