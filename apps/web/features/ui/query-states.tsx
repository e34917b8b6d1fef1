import type { ReactNode } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { Icon, type IconName } from "./icon.tsx";

const t = await messages("controls");
const tShell = await messages("shell");

type SkeletonProps = { rows: number; height?: never } | { rows?: never; height: string };

/** A placeholder of the final size: a number of rows, or a height. */
export function Skeleton({ rows, height }: SkeletonProps) {
  return (
    <div className="skeletons" role="status">
      <span className="sr-only">{t("loading")}</span>
      {rows === undefined ? (
        <div className="skeleton" style={{ height }} />
      ) : (
        Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <div key={row} className="skeleton skeleton-row" />
        ))
      )}
    </div>
  );
}

interface QueryFailedProps {
  error: unknown;
  /** What failed; omit it if the reason is enough. */
  lead?: string;
  onRetry: () => void;
}

/** Shown when a desk failed to load: the reason and a retry button. */
export function QueryFailed({ error, lead, onRetry }: QueryFailedProps) {
  const reason = toFailure(error).text;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{lead === undefined ? reason : `${lead} ${reason}`}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {tShell("retry")}
      </button>
    </div>
  );
}

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** How to fill the list. */
  text: string;
  action?: ReactNode;
}

/** The placeholder of an empty list, with a suggested action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-next">
      <Icon name={icon} className="size-8" />
      <p className="empty-title">{title}</p>
      <p className="empty-text">{text}</p>
      {action}
    </div>
  );
}
