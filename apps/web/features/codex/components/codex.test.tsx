import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { Routes } from "../../../routes.tsx";
import { makePlace } from "../../field/testing.ts";
import { makePayload } from "../../session/testing.tsx";
import CodexDesk from "./codex-desk.tsx";

const address = () => window.location.pathname + window.location.search;

function openPage(path: string): void {
  window.history.replaceState(null, "", path);
  render(<Routes />, { wrapper: pretendPage().wrapper });
}

it("has an address, a title and links for an entry, and a way back to the search", async () => {
  openPage("/codex");
  await screen.findByRole("heading", { level: 1, name: english.codex("title") });
  await userEvent.type(screen.getByLabelText(english.codex("search")), "sniper");
  await userEvent.click(
    await screen.findByRole("link", { name: english.catalogue("units.sniper") }),
  );
  const heading = await screen.findByRole("heading", {
    level: 1,
    name: english.catalogue("units.sniper"),
  });
  expect(address()).toBe("/codex/sniper");
  expect(document.title).toBe("Sniper · Codex · Emberlode");
  expect(document.activeElement).toBe(heading);
  expect(screen.getByLabelText(english.codex("search"))).toHaveProperty("value", "");
  expect(screen.getByText(english.codex("facts.strength")).nextElementSibling?.textContent).toBe(
    "9",
  );
  await userEvent.click(screen.getByRole("link", { name: english.catalogue("techs.attack.8") }));
  await screen.findByRole("heading", { level: 1, name: english.catalogue("techs.attack.8") });
  window.history.go(-2);
  await screen.findByText(/entries found/);
  expect(screen.getByLabelText(english.codex("search"))).toHaveProperty("value", "sniper");
});

it("says which addresses name nothing", async () => {
  openPage("/codex/dragon");
  await screen.findByRole("heading", { level: 1, name: english.codex("unknownTitle") });
  await userEvent.click(screen.getByRole("link", { name: english.codex("all") }));
  await screen.findByRole("heading", { level: 1, name: english.codex("title") });
  expect(address()).toBe("/codex");
});

it("shows each level of a tool with its price", async () => {
  openPage("/codex/gps");
  const table = await screen.findByRole("table", { name: english.codex("levels") });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "1500One trip every 60 minutes",
    "21,000One trip every 30 minutes",
    "32,000One trip every 20 minutes",
    "44,000One trip every 15 minutes",
    "58,000One trip every 12 minutes",
  ]);
});

it("keeps to the desk in the game, where each entry has its own address too", async () => {
  window.history.replaceState(null, "", "/game?desk=codex.sniper");
  const { wrapper } = pretendPage();
  render(<CodexDesk id="codex" payload={makePayload()} place={makePlace()} />, { wrapper });
  screen.getByRole("heading", { level: 3, name: english.catalogue("units.sniper") });
  await userEvent.click(screen.getByRole("link", { name: english.catalogue("techs.attack.8") }));
  const heading = await screen.findByRole("heading", {
    level: 3,
    name: english.catalogue("techs.attack.8"),
  });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe("/game?desk=codex.long-range-projectiles");
  expect(screen.getByRole("link", { name: english.codex("openPage") }).getAttribute("href")).toBe(
    "/codex/long-range-projectiles",
  );
  window.history.back();
  await screen.findByRole("heading", { level: 3, name: english.catalogue("units.sniper") });
  await userEvent.click(screen.getByRole("link", { name: english.codex("all") }));
  await screen.findByRole("tab", { name: english.codex("sections.units") });
  expect(address()).toBe("/game?desk=codex");
});
