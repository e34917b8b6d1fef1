import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { playingPage } from "../../session/testing.tsx";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { SmallMenu } from "./small-menu.tsx";

function open() {
  const page = playingPage();
  render(<SmallMenu />, { wrapper: page.wrapper });
  const button = screen.getByRole("button", { name: english.shell("nav.menu") });
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  return { ...page, button };
}

it("closes behind the window that it opened, which gives the focus back to its button", () => {
  const { store, button } = open();
  const settings = screen.getByRole("button", { name: english.shell("nav.settings") });
  settings.focus();
  fireEvent.click(settings);
  expect(store.get(popupAtom)).toBe("settings");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});

it("closes by Escape and by a press beside it", () => {
  const { button } = open();
  fireEvent.keyDown(window, { key: "Escape" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

it("holds the logo and the foot of the page, which a phone's game has no room for", () => {
  open();
  expect(screen.getByText(english.shell("brand"))).toBeDefined();
  expect(screen.getByText(english.shell("footer"))).toBeDefined();
});
