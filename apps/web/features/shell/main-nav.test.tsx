import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { MainNav } from "./main-nav.tsx";

beforeEach(() => window.history.replaceState(null, "", "/story"));

it.each([
  ["a visitor", "/login", false],
  ["a player", "/game", true],
])("for %s, the Game link opens %s", async (_who, path, loggedIn) => {
  const { store, wrapper } = pretendPage();
  store.set(loggedInAtom, loggedIn);
  render(<MainNav />, { wrapper });
  const link = screen.getByRole("link", { name: english.shell("nav.game") });
  expect(link.getAttribute("href")).toBe("/login");
  await userEvent.click(link);
  expect(window.location.pathname).toBe(path);
});
