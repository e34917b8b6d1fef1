import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { textsOf } from "../../lib/testing-screen.ts";
import { Routes } from "../../routes.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import CodexDesk from "./codex-desk.tsx";

const SNIPER = english.catalogue("units.sniper");
const TECH = english.catalogue("techs.attack.8");
const t = english.codex;
const address = () => window.location.pathname + window.location.search;

function openPage(path: string): void {
  window.history.replaceState(null, "", path);
  render(<Routes />, { wrapper: pretendPage().wrapper });
}

it("gives an entry an address, a title and links, and a way back to the search", async () => {
  openPage("/codex");
  await screen.findByRole("heading", { level: 1, name: t("title") });
  await userEvent.type(screen.getByLabelText(t("search")), "sniper");
  await userEvent.click(await screen.findByRole("link", { name: SNIPER }));
  const heading = await screen.findByRole("heading", { level: 1, name: SNIPER });
  expect(address()).toBe("/codex/sniper");
  expect(document.title).toBe("Sniper · Codex · Emberlode");
  expect(document.activeElement).toBe(heading);
  expect(screen.getByLabelText(t("search"))).toHaveProperty("value", "");
  expect(screen.getByText(t("facts.strength")).nextElementSibling?.textContent).toBe("9");
  await userEvent.click(screen.getByRole("link", { name: TECH }));
  await screen.findByRole("heading", { level: 1, name: TECH });
  window.history.go(-2);
  await screen.findByText(/entries found/);
  expect(screen.getByLabelText(t("search"))).toHaveProperty("value", "sniper");
});

it("says when an address matches no entry", async () => {
  openPage("/codex/dragon");
  await screen.findByRole("heading", { level: 1, name: t("unknownTitle") });
  await userEvent.click(screen.getByRole("link", { name: t("all") }));
  await screen.findByRole("heading", { level: 1, name: t("title") });
  expect(address()).toBe("/codex");
});

it("shows each level of a tool with its price", async () => {
  openPage("/codex/gps");
  const table = await screen.findByRole("table", { name: t("levels") });
  const [, ...rows] = textsOf(within(table).getAllByRole("row"));
  expect(rows).toHaveLength(5);
  expect(rows[4]).toBe("58,000One trip every 12 minutes");
});

it("stays in the desk in the game, where each entry has its own address too", async () => {
  window.history.replaceState(null, "", "/game?desk=codex.sniper");
  renderDesk(CodexDesk, "codex");
  screen.getByRole("heading", { level: 3, name: SNIPER });
  await userEvent.click(screen.getByRole("link", { name: TECH }));
  const heading = await screen.findByRole("heading", { level: 3, name: TECH });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe("/game?desk=codex.long-range-projectiles");
  const page = screen.getByRole("link", { name: t("openPage") });
  expect(page.getAttribute("href")).toBe("/codex/long-range-projectiles");
  window.history.back();
  await screen.findByRole("heading", { level: 3, name: SNIPER });
  await userEvent.click(screen.getByRole("link", { name: t("all") }));
  await screen.findByRole("tab", { name: t("sections.units") });
  expect(address()).toBe("/game?desk=codex");
});
