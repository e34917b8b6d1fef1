import { SAMPLE_CLANS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../features/session/testing-render.tsx";
import { refusal } from "../lib/testing.tsx";
import { textsOf } from "../lib/testing-screen.ts";
import { ClansTable } from "./clans-page.tsx";

it("shows the spec's columns and ten rows", async () => {
  const server = async () => ({ clans: SAMPLE_CLANS });
  renderPage(<ClansTable />, server);
  const [head, ...rows] = within(await screen.findByRole("table")).getAllByRole("row");
  const cells = (row: HTMLElement | undefined) => textsOf(row?.children ?? []);
  expect(cells(head)).toEqual([
    ...["Rank", "Avatar", "Name", "Leader", "Power", "Members", "Active", "Pending", "Tax"],
  ]);
  expect(rows).toHaveLength(10);
  expect(cells(rows[0])).toEqual(["1", "", "Clan 1", "", "1,000", "", "Yes", "No", ""]);
  expect(cells(rows[2])).toEqual(["3", "", "Clan 3", "", "800", "", "Yes", "Yes", ""]);
  expect(cells(rows[9])).toEqual(["10", "", "Clan 10", "", "100", "", "No", "Yes", ""]);
  expect(rows[0]?.querySelector("img")?.getAttribute("src")).toBe("/clans/clan-1.svg");
  screen.getByText(english.controls("table.showing", { from: 1, to: 10, all: 10 }));
});

it("says when loading failed", async () => {
  renderPage(<ClansTable />, () => Promise.reject(refusal("INTERNAL")));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Couldn't load the clans/);
});
