import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";

const ALL_UP_TO = 7;

export type StripEntry = number | "gap-before" | "gap-after";

/** Pages from 1: all up to seven, else the first, the last and the open page's neighbors. */
function pageStrip(open: number, pages: number): readonly StripEntry[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, page) => page + 1);
  const first = Math.min(Math.max(2, open - 1), pages - 4);
  const last = Math.max(Math.min(pages - 1, open + 1), 5);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...middle.filter((page) => page > 1 && page < pages),
    ...(last < pages - 1 ? (["gap-after"] as const) : []),
    pages,
  ];
}

const t = await messages("controls");

interface DataTablePagesProps {
  /** The open page, from 1. */
  open: number;
  pages: number;
  /** The first and last visible row, from 1, and the total number of rows. */
  from: number;
  to: number;
  all: number;
  onOpen: (page: number) => void;
}

/** The footer of a table: which rows are visible, and links to the other pages (spec §9). */
export function DataTablePages({ open, pages, from, to, all, onOpen }: DataTablePagesProps) {
  return (
    <div className="table-foot">
      <p role="status" className="figure">
        {t("table.showing", {
          from,
          to,
          all,
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={t("table.pages")} className="table-pages">
          <button
            type="button"
            aria-label={t("table.previous")}
            aria-disabled={open === 1}
            onClick={() => open > 1 && onOpen(open - 1)}
          >
            ‹
          </button>
          {pageStrip(open, pages).map((entry) =>
            typeof entry === "number" ? (
              <button
                key={entry}
                type="button"
                className="figure"
                translate="no"
                aria-label={t("table.page", { number: exactNumber(entry) })}
                aria-current={entry === open ? "page" : undefined}
                onClick={() => onOpen(entry)}
              >
                {exactNumber(entry)}
              </button>
            ) : (
              <span key={entry} className="table-gap">
                …
              </span>
            ),
          )}
          <button
            type="button"
            aria-label={t("table.next")}
            aria-disabled={open === pages}
            onClick={() => open < pages && onOpen(open + 1)}
          >
            ›
          </button>
        </nav>
      )}
    </div>
  );
}
