/**
 * The spec's table (§9): "10 rows per page, search debounce 300 ms, empty text 'No Data Availaible',
 * export button 'Export' with file name 'download' (.csv), bulk action button 'Apply' … The page strip
 * shows all pages when there are 7 or fewer, otherwise collapses with ellipses. Footer reads 'Showing
 * X to Y of N entries'." Its "striped, bordered, hovered rows, default accent pink" are looked at in a
 * browser, by the journey of the shared parts.
 */
import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { BulkAction, DataColumn } from "../table-column.ts";
import { DataTable } from "./data-table.tsx";

interface Row {
  name: string;
  metal: number | null;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: "name", title: "Name", value: ({ name }) => name },
  { id: "metal", title: "Metal", value: ({ metal }) => metal, numeric: true },
];

function rowsUpTo(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Factory ${index + 1}`,
    metal: (index * 37) % 100,
  }));
}

function show(rows: readonly Row[], bulk: readonly BulkAction<Row>[] = [], pageRows?: number) {
  render(
    <DataTable
      label="Factories"
      columns={COLUMNS}
      rows={rows}
      rowId={({ name }) => name}
      bulk={bulk}
      {...(pageRows && { pageRows })}
    />,
  );
}

function column(index: number): (string | null)[] {
  const [, ...rows] = screen.getAllByRole("row");
  return rows.map((row) => row.children[index]?.textContent ?? null);
}

function strip(): (string | null)[] {
  const pages = screen.getByRole("navigation", { name: english.controls("table.pages") });
  return [...pages.children].slice(1, -1).map(({ textContent }) => textContent);
}

it("shows 10 rows per page and says which: 'Showing X to Y of N entries'", () => {
  show(rowsUpTo(23));
  expect(column(0)).toHaveLength(10);
  expect(
    screen.getByText(english.controls("table.showing", { from: 1, to: 10, all: 23 })),
  ).toBeDefined();
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "3" }) }),
  );
  expect(column(0)).toEqual(["Factory 21", "Factory 22", "Factory 23"]);
  expect(
    screen.getByText(english.controls("table.showing", { from: 21, to: 23, all: 23 })),
  ).toBeDefined();
});

it("says 'No Data Availaible' when there is none", () => {
  show([]);
  expect(screen.getByText(english.controls("table.empty"))).toBeDefined();
  expect(
    screen.getByText(english.controls("table.showing", { from: 0, to: 0, all: 0 })),
  ).toBeDefined();
});

it("searches 300 ms after the last letter, without outer spaces, and from the first page", () => {
  vi.useFakeTimers();
  show(rowsUpTo(23));
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "2" }) }),
  );
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "  FACTORY 2 " } });
  act(() => vi.advanceTimersByTime(299));
  expect(
    screen.getByText(english.controls("table.showing", { from: 11, to: 20, all: 23 })),
  ).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(column(0)).toEqual(["Factory 2", "Factory 20", "Factory 21", "Factory 22", "Factory 23"]);
});

it("restores the full list for an empty term (spec: Table search)", () => {
  vi.useFakeTimers();
  show(rowsUpTo(23));
  const search = (value: string) => {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    act(() => vi.advanceTimersByTime(300));
  };
  search("23");
  expect(column(0)).toEqual(["Factory 23"]);
  search("   ");
  expect(
    screen.getByText(english.controls("table.showing", { from: 1, to: 10, all: 23 })),
  ).toBeDefined();
});

it("searches once for what is typed within 300 ms", () => {
  vi.useFakeTimers();
  show(rowsUpTo(23));
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  type("2");
  act(() => vi.advanceTimersByTime(200));
  type("23");
  act(() => vi.advanceTimersByTime(200));
  expect(column(0)).toHaveLength(10);
  act(() => vi.advanceTimersByTime(100));
  expect(column(0)).toEqual(["Factory 23"]);
});

it("shows all pages when there are 7 or fewer, otherwise collapses with ellipses", () => {
  show(rowsUpTo(70));
  expect(strip()).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
});

it("collapses with ellipses from 8 pages on", () => {
  show(rowsUpTo(71));
  expect(strip()).toEqual(["1", "2", "3", "4", "5", "…", "8"]);
});

it("collapses with ellipses on both sides of a page in the middle", () => {
  show(rowsUpTo(100));
  expect(strip()).toEqual(["1", "2", "3", "4", "5", "…", "10"]);
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "5" }) }),
  );
  expect(strip()).toEqual(["1", "…", "4", "5", "6", "…", "10"]);
  expect(
    screen
      .getByRole("button", { name: english.controls("table.page", { number: "5" }) })
      .getAttribute("aria-current"),
  ).toBe("page");
});

it("sorts by a column, numbers as numbers, nothing last, and says so", () => {
  show([
    { name: "b", metal: 9 },
    { name: "c", metal: null },
    { name: "a", metal: 100 },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Metal" }));
  expect(column(1)).toEqual(["9", "100", ""]);
  expect(screen.getByRole("columnheader", { name: "Metal" }).ariaSort).toBe("ascending");
  fireEvent.click(screen.getByRole("button", { name: "Metal" }));
  expect(column(1)).toEqual(["100", "9", ""]);
  fireEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(column(0)).toEqual(["a", "b", "c"]);
});

it("exports what was found as download.csv, formulas escaped", async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal("URL", {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return "blob:table";
    },
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  show([
    { name: '=HYPERLINK("x")', metal: -5 },
    { name: "a, b", metal: null },
  ]);
  fireEvent.click(screen.getByRole("button", { name: english.controls("table.export") }));
  vi.unstubAllGlobals();
  expect(names).toEqual(["download.csv"]);
  expect(await saved[0]?.text()).toBe('Name,Metal\r\n"\'=HYPERLINK(""x"")",-5\r\n"a, b",\r\n');
});

it("does the bulk action with the chosen rows of all pages on 'Apply'", () => {
  const run = vi.fn<(rows: readonly Row[]) => void>();
  show(rowsUpTo(12), [{ id: "mark", label: "Mark", run }]);
  const apply = screen.getByRole("button", { name: english.controls("table.apply") });
  expect(apply.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(
    screen.getByRole("checkbox", {
      name: english.controls("table.chooseRow", { name: "Factory 2" }),
    }),
  );
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "2" }) }),
  );
  fireEvent.click(screen.getByRole("checkbox", { name: english.controls("table.chooseAll") }));
  expect(screen.getByText(english.controls("table.chosen", { count: 3 }))).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: english.controls("table.apply") }));
  const names = run.mock.calls[0]?.[0].map(({ name }) => name);
  expect(names).toEqual(["Factory 2", "Factory 11", "Factory 12"]);
  expect(within(screen.getByRole("table")).queryByRole("checkbox", { checked: true })).toBeNull();
});

it("shows as many rows per page as a table wants", () => {
  show(rowsUpTo(7), [], 5);
  expect(column(0)).toHaveLength(5);
  screen.getByText(english.controls("table.showing", { from: 1, to: 5, all: 7 }));
  fireEvent.click(screen.getByRole("button", { name: english.controls("table.next") }));
  expect(column(0)).toEqual(["Factory 6", "Factory 7"]);
  screen.getByText(english.controls("table.showing", { from: 6, to: 7, all: 7 }));
});
