import { LOG_CATEGORIES } from "@emberlode/game";
import { type ReactNode, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { isLogSpan, LOG_DAYS, LOG_SPANS, type LogFilter } from "./log-filter.ts";

const t = await messages("log");

/** The ends of a custom time span. */
const ENDS = ["first", "last"] as const;

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** Further actions on the lines. */
  children: ReactNode;
}

/** Filters lines by kind and time. */
export function LogFilters({ filter, onChange, children }: LogFiltersProps) {
  const id = useId();
  return (
    <div className="log-filters">
      <div>
        <label htmlFor={`${id}type`}>{t("filter")}</label>
        <select
          id={`${id}type`}
          className="input"
          value={filter.type ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, type: LOG_CATEGORIES.find((cat) => cat === target.value) })
          }
        >
          <option value="">{t("all")}</option>
          {LOG_CATEGORIES.map((cat) => (
            <option key={cat} value={cat}>
              {t(`categories.${cat}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}span`}>{t("time")}</label>
        <select
          id={`${id}span`}
          className="input"
          value={filter.span}
          onChange={({ target }) =>
            isLogSpan(target.value) && onChange({ ...filter, span: target.value })
          }
        >
          {LOG_SPANS.map((span) => (
            <option key={span} value={span}>
              {t(`spans.${span}`)}
            </option>
          ))}
        </select>
      </div>
      {filter.span === "days" &&
        ENDS.map((end) => (
          <div key={end}>
            <label htmlFor={`${id}${end}`}>{t(`days.${end}`)}</label>
            <input
              id={`${id}${end}`}
              type="date"
              className="input"
              min={LOG_DAYS.min}
              max={LOG_DAYS.max}
              value={filter[end]}
              onChange={({ target }) => onChange({ ...filter, [end]: target.value })}
            />
          </div>
        ))}
      {children}
    </div>
  );
}
