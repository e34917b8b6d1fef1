import { messages } from "../../../lib/messages.ts";
import { closeDesk } from "../../desks/hooks/use-desk.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { type LogFilter, WHOLE_LOG } from "../log-filter.ts";

const t = await messages("log");

interface LogEmptyProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

/** No lines match the filter: suggests an action that creates one. */
export function LogEmpty({ filter, onChange }: LogEmptyProps) {
  const { type, span } = filter;
  const isTimed = span !== "all";
  const ofKind = type === undefined ? t("empty") : t(`emptyOf.${type}`);
  const isWhole = type === undefined && !isTimed;
  return (
    <EmptyNext
      icon="log"
      title={isTimed ? t("emptySpanTitle") : t("emptyTitle")}
      text={isTimed ? t("emptySpan") : ofKind}
      action={
        <button
          type="button"
          className="btn"
          onClick={isWhole ? closeDesk : () => onChange(WHOLE_LOG)}
        >
          {isWhole ? t("toField") : t("showAll")}
        </button>
      }
    />
  );
}
