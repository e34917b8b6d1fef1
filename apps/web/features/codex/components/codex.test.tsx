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
  await screen.findByRole("heading", { level: 1, name: "Codex" });
  await userEvent.type(screen.getByLabelText("Search"), "sniper");
  await userEvent.click(await screen.findByRole("link", { name: "Sniper" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Sniper" });
  expect(address()).toBe("/codex/sniper");
  expect(document.title).toBe("Sniper · Codex · Emberlode");
  expect(document.activeElement).toBe(heading);
  expect(screen.getByLabelText("Search")).toHaveProperty("value", "");
  expect(screen.getByText("Strength").nextElementSibling?.textContent).toBe("9");
  await userEvent.click(screen.getByRole("link", { name: "Long Range Projectiles" }));
  await screen.findByRole("heading", { level: 1, name: "Long Range Projectiles" });
  window.history.go(-2);
  await screen.findByText(/entries found/);
  expect(screen.getByLabelText("Search")).toHaveProperty("value", "sniper");
});

it("says which addresses name nothing", async () => {
  openPage("/codex/dragon");
  await screen.findByRole("heading", { level: 1, name: "No such entry" });
  await userEvent.click(screen.getByRole("link", { name: "All of the codex" }));
  await screen.findByRole("heading", { level: 1, name: "Codex" });
  expect(address()).toBe("/codex");
});

it("shows each level of a tool with its price", async () => {
  openPage("/codex/gps");
  const table = await screen.findByRole("table", { name: "Levels" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "1500A journey every 60 minutes",
    "21,000A journey every 30 minutes",
    "32,000A journey every 20 minutes",
    "44,000A journey every 15 minutes",
    "58,000A journey every 12 minutes",
  ]);
});

it("keeps to the desk in the game, where each entry has its own address too", async () => {
  window.history.replaceState(null, "", "/game?desk=codex.sniper");
  const { wrapper } = pretendPage();
  render(<CodexDesk id="codex" payload={makePayload()} place={makePlace()} />, { wrapper });
  screen.getByRole("heading", { level: 3, name: "Sniper" });
  await userEvent.click(screen.getByRole("link", { name: "Long Range Projectiles" }));
  const heading = await screen.findByRole("heading", { level: 3, name: "Long Range Projectiles" });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe("/game?desk=codex.long-range-projectiles");
  expect(screen.getByRole("link", { name: "Open as a page" }).getAttribute("href")).toBe(
    "/codex/long-range-projectiles",
  );
  window.history.back();
  await screen.findByRole("heading", { level: 3, name: "Sniper" });
  await userEvent.click(screen.getByRole("link", { name: "All of the codex" }));
  await screen.findByRole("tab", { name: "Units" });
  expect(address()).toBe("/game?desk=codex");
});
