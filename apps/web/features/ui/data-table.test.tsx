/**
 * The spec's table (§9): "10 rows per page, search debounce 300 ms, empty text 'No Data
 * Availaible', export button 'Export' with file name 'download' (.csv), bulk action button 'Apply'
 * … The page strip shows all pages when there are 7 or fewer, otherwise collapses with ellipses.
 * Footer reads 'Showing X to Y of N entries'." Its "striped, bordered, hovered rows, default accent
 * pink" are checked in a browser, by the journey of the shared components.
 */
import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, textsOf } from "../../lib/testing-screen.ts";
import { DataTable } from "./data-table.tsx";
import type { BulkAction, DataColumn } from "./use-data-table.ts";

const t = english.controls;

interface Row {
  name: string;
  metal: number | null;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: "name", title: "Name", value: ({ name }) => name },
  { id: "metal", title: "Ore", value: ({ metal }) => metal, numeric: true },
];

function rowsUpTo(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Factory ${index + 1}`,
    metal: (index * 37) % 100,
  }));
}

function show(rows: readonly Row[], bulk: readonly BulkAction<Row>[] = []) {
  const table = { label: "Factories", columns: COLUMNS, rowId: ({ name }: Row) => name };
  render(<DataTable {...table} rows={rows} bulk={bulk} />);
}

const click = (name: string) => fireEvent.click(button(name));
const goTo = (page: number) => click(t("table.page", { number: `${page}` }));
const check = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Expects these entries in the footer. */
const shows = (from: number, to: number, all: number) =>
  screen.getByText(t("table.showing", { from, to, all }));

function column(index: number): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole("row");
  return rows.map((row) => row.children[index]?.textContent);
}

function strip(): (string | null)[] {
  return textsOf(screen.getByRole("navigation", { name: t("table.pages") }).children).slice(1, -1);
}

it("shows 10 rows per page and says which: 'Showing X to Y of N entries'", () => {
  show(rowsUpTo(23));
  expect(column(0)).toHaveLength(10);
  shows(1, 10, 23);
  goTo(3);
  expect(column(0)).toEqual(["Factory 21", "Factory 22", "Factory 23"]);
  shows(21, 23, 23);
});

it("says 'No Data Availaible' in an empty table", () => {
  show([]);
  screen.getByText("No Data Availaible");
  shows(0, 0, 0);
});

it("searches once, 300 ms after the last letter, with trimmed text, from the first page", () => {
  vi.useFakeTimers();
  show(rowsUpTo(23));
  goTo(2);
  type("  FACTORY ");
  pass(200);
  type("  FACTORY 2 ");
  pass(299);
  shows(11, 20, 23);
  pass(1);
  expect(column(0)).toEqual(["Factory 2", "Factory 20", "Factory 21", "Factory 22", "Factory 23"]);
});

it("restores the full list for an empty term (spec: Table search)", () => {
  vi.useFakeTimers();
  show(rowsUpTo(23));
  type("23");
  pass(300);
  expect(column(0)).toEqual(["Factory 23"]);
  type("   ");
  pass(300);
  shows(1, 10, 23);
});

it.each([
  [70, 1, ["1", "2", "3", "4", "5", "6", "7"]],
  [71, 1, ["1", "2", "3", "4", "5", "…", "8"]],
  [100, 5, ["1", "…", "4", "5", "6", "…", "10"]],
])("shows up to 7 pages, else collapses with ellipses: %i rows at page %i", (rows, page, pages) => {
  show(rowsUpTo(rows));
  goTo(page);
  expect(strip()).toEqual(pages);
  const current = button(t("table.page", { number: `${page}` }));
  expect(current.getAttribute("aria-current")).toBe("page");
});

it("sorts numbers as numbers and missing values last, and marks the sorted column", () => {
  show([
    { name: "b", metal: 9 },
    { name: "c", metal: null },
    { name: "a", metal: 100 },
  ]);
  click("Ore");
  expect(column(1)).toEqual(["9", "100", ""]);
  expect(screen.getByRole("columnheader", { name: "Ore" }).ariaSort).toBe("ascending");
  click("Ore");
  expect(column(1)).toEqual(["100", "9", ""]);
  click("Name");
  expect(column(0)).toEqual(["a", "b", "c"]);
});

it("exports the matching rows as download.csv, with formulas escaped", async () => {
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  vi.stubGlobal("URL", { createObjectURL, revokeObjectURL() {} });
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  show([
    { name: '=HYPERLINK("x")', metal: -5 },
    { name: "a, b", metal: null },
  ]);
  click(t("table.export"));
  vi.unstubAllGlobals();
  expect(download.mock.contexts).toMatchObject([{ download: "download.csv" }]);
  expect(await saved[0]?.text()).toBe('Name,Ore\r\n"\'=HYPERLINK(""x"")",-5\r\n"a, b",\r\n');
});

it("applies the bulk action to the selected rows of all pages on 'Apply'", () => {
  const run = vi.fn<(rows: readonly Row[]) => void>();
  show(rowsUpTo(12), [{ id: "mark", label: "Mark", run }]);
  expect(button("Apply").getAttribute("aria-disabled")).toBe("true");
  check(t("table.selectRow", { name: "Factory 2" }));
  goTo(2);
  check(t("table.selectPage"));
  screen.getByText(t("table.selected", { count: 3 }));
  click("Apply");
  const names = run.mock.calls[0]?.[0].map(({ name }) => name);
  expect(names).toEqual(["Factory 2", "Factory 11", "Factory 12"]);
  expect(within(screen.getByRole("table")).queryByRole("checkbox", { checked: true })).toBeNull();
});
