import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import PlayerPage from "./player-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeFile, makeStaff } from "./testing.ts";

const t = english.admin;

it("leads to the sections of a narrow page, and opens the tab of one", async () => {
  const page = pretendPage(async (path) => {
    if (path === "adminPlayers.get") return makeFile();
    return { rows: [], messages: [], next: null };
  });
  render(
    <StaffContext value={makeStaff()}>
      <PlayerPage username="Rowdy" />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  const sections = within(await screen.findByRole("navigation", { name: t("player.sections") }));
  const open = (name: string) => userEvent.click(sections.getByRole("button", { name }));
  const tab = (name: string) => screen.getByRole("tab", { name }).getAttribute("aria-selected");
  /** The focused section; null for the page. */
  const focused = () => (document.activeElement === document.body ? null : document.activeElement);
  await open(t("ledger.title"));
  expect(tab(t("ledger.title"))).toBe("true");
  expect(focused()?.contains(screen.getByRole("tablist"))).toBe(true);
  await open(t("linked.title"));
  const linked = screen.getByRole("region", { name: t("linked.title") });
  expect(focused()?.contains(linked)).toBe(true);
  expect(focused()?.contains(screen.getByRole("tablist"))).toBe(false);
  await open(t("messages.title"));
  expect(tab(t("messages.title"))).toBe("true");
});
