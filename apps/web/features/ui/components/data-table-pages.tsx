import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { pageStrip } from "../page-strip.ts";

interface DataTablePagesProps {
  /** The open page, from 1. */
  open: number;
  pages: number;
  /** The first and the last row shown, from 1, and how many there are. */
  from: number;
  to: number;
  all: number;
  onOpen: (page: number) => void;
}

/** What stands under a table: which rows are shown, and the way to the others (spec §9). */
export function DataTablePages({ open, pages, from, to, all, onOpen }: DataTablePagesProps) {
  const words = t.parts.table;
  return (
    <div className="table-foot">
      <p role="status" className="figure">
        {words.showing(exactNumber(from), exactNumber(to), exactNumber(all))}
      </p>
      {pages > 1 && (
        <nav aria-label={words.pages} className="table-pages">
          <button
            type="button"
            aria-label={words.previous}
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
                aria-label={words.page(exactNumber(entry))}
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
            aria-label={words.next}
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
