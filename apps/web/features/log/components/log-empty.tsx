import { enLog } from "@emberlode/words/en/log";
import { closeDesk } from "../../desks/hooks/use-desk.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { type LogFilter, WHOLE_LOG } from "../log-filter.ts";

interface LogEmptyProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

/** No line under the filter: what to do for one. */
export function LogEmpty({ filter, onChange }: LogEmptyProps) {
  const { type, span } = filter;
  const isTimed = span !== "all";
  const ofKind = type === undefined ? enLog.empty : enLog.emptyOf[type];
  const isWhole = type === undefined && !isTimed;
  return (
    <EmptyNext
      icon="log"
      title={isTimed ? enLog.emptySpanTitle : enLog.emptyTitle}
      text={isTimed ? enLog.emptySpan : ofKind}
      action={
        <button
          type="button"
          className="btn"
          onClick={isWhole ? closeDesk : () => onChange(WHOLE_LOG)}
        >
          {isWhole ? enLog.toField : enLog.showAll}
        </button>
      }
    />
  );
}
