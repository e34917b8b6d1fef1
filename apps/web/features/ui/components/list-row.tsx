import type { ReactNode } from "react";
import { messages } from "../../../lib/messages.ts";

const t = await messages("controls");

/** A list of rows that look alike; readers hear how many there are. */
export function ListRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers
    <ul className="list-rows" role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  /** Chooses the row for a bulk action. */
  chooser?: ReactNode;
  icon?: ReactNode;
  title: ReactNode;
  /** What one compares by, in a few words. */
  meta?: ReactNode;
  state?: "locked" | "done" | "soon" | undefined;
  /** Actions on it: at the right, on a phone below. */
  trailing?: ReactNode;
  /** What more there is to say, under the row. */
  children?: ReactNode;
}

/** One thing among its like: a unit, a tool, a research, a factory. */
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
