import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { button } from "../../lib/testing-screen.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { SmallMenu } from "./main-nav.tsx";

const t = english.shell;

function open() {
  const { store } = renderPlaying(<SmallMenu />);
  const menu = button(t("nav.menu"));
  fireEvent.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  return { store, menu };
}

it("contains logo and footer, and closes when it opens a dialog, which restores the focus to its button", () => {
  const { store, menu } = open();
  screen.getByText(t("brand"));
  screen.getByText(t("footer"));
  const settings = button(t("nav.settings"));
  settings.focus();
  fireEvent.click(settings);
  expect(store.get(openDialogAtom)).toBe("settings");
  expect(menu.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(menu);
});

it("closes on Escape and on a press outside", () => {
  const { menu } = open();
  fireEvent.keyDown(window, { key: "Escape" });
  expect(menu.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(menu);
  fireEvent.pointerDown(document.body);
  expect(menu.getAttribute("aria-expanded")).toBe("false");
});
