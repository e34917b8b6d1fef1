import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { press } from "../../lib/testing-screen.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { PlayerName } from "./player-boxes.tsx";

const t = english.account;

function show(isGuest: boolean) {
  const { store, wrapper } = pretendPage();
  render(<PlayerName user={{ username: "ada", isGuest }} />, { wrapper });
  screen.getByText("ada");
  return store;
}

it("shows a player's name without a button", () => {
  show(false);
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells a guest how long the base lasts, and opens the form that keeps it", async () => {
  const store = show(true);
  await userEvent.click(screen.getByText(t("playerName.guest")));
  screen.getByText(t("guestLasts"));
  await press(t("playerName.keep"));
  expect(store.get(openDialogAtom)).toBe("account");
});
