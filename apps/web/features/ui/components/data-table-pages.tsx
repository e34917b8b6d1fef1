import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { pageStrip } from "../page-strip.ts";

const t = await messages("controls");

interface DataTablePagesProps {
  /** The open page, from 1. */
  open: number;
  pages: number;
  /** The first and last visible row, from 1, and the total. */
  from: number;
  to: number;
  all: number;
  onOpen: (page: number) => void;
}

/** Below a table: which rows are visible, and links to the other pages (spec §9). */
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
