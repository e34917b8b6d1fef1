import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { button } from "../../lib/testing-screen.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { MainNav, SmallMenu } from "./main-nav.tsx";

const t = english.shell;

beforeEach(() => window.history.replaceState(null, "", "/story"));

it.each([
  ["a visitor", "/login", false],
  ["a player", "/game", true],
])("for %s, the Game link opens %s", async (_who, path, loggedIn) => {
  const { store, wrapper } = pretendPage();
  store.set(loggedInAtom, loggedIn);
  render(<MainNav />, { wrapper });
  const link = screen.getByRole("link", { name: t("nav.game") });
  expect(link.getAttribute("href")).toBe("/login");
  await userEvent.click(link);
  expect(window.location.pathname).toBe(path);
});

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
