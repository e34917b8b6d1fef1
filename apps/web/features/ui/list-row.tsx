import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";

const t = await messages("controls");

/** A list of similar rows. */
export function ListRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
    <ul className="list-rows" role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  /** The checkbox for bulk actions. */
  chooser?: ReactNode;
  icon?: ReactNode;
  title: ReactNode;
  /** A few figures for comparison. */
  meta?: ReactNode;
  state?: "locked" | "done" | "soon" | undefined;
  /** Actions, on the right, or below on a phone. */
  trailing?: ReactNode;
  /** Further content below the row. */
  children?: ReactNode;
}

/** One of a list of similar things: a unit, a tool, a research, a factory. */
export function ListRow(props: ListRowProps) {
  const { chooser, icon, title, meta, state, trailing, children } = props;
  return (
    <li className="list-row" data-state={state}>
      <div className="row-head">
        {chooser}
        {icon !== undefined && <span className="row-icon">{icon}</span>}
        <div className="row-text">
          <p className="row-title">
            {title}
            {state !== undefined && <span className="row-state">{t(`states.${state}`)}</span>}
          </p>
          {meta !== undefined && <p className="row-meta figure">{meta}</p>}
        </div>
        {trailing !== undefined && <div className="row-trailing">{trailing}</div>}
      </div>
      {children !== undefined && <div className="row-details">{children}</div>}
    </li>
  );
}
