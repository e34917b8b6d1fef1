import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { type GuidedItem, GuidedNote, useGuided } from "./guided-item.tsx";
import { Icon } from "./icon.tsx";

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
  checkbox?: ReactNode;
  icon?: ReactNode;
  title: ReactNode;
  /** A few figures for comparison. */
  meta?: ReactNode;
  state?: "locked" | "done" | "soon" | undefined;
  /** Whether something else led here. */
  isMarked?: boolean;
  /** What a next step calls this row. */
  guide?: GuidedItem;
  /** Actions, on the right, or below on a phone. */
  trailing?: ReactNode;
  /** Further content below the row. */
  children?: ReactNode;
}

/** One of a list of similar things: a unit, a tool, a research, a factory. */
export function ListRow(props: ListRowProps) {
  const { checkbox, icon, title, meta, state, isMarked, guide, trailing, children } = props;
  const { place, isGuided } = useGuided<HTMLLIElement>(guide);
  return (
    <li
      ref={place}
      className="list-row"
      data-state={state}
      data-marked={isMarked || isGuided || undefined}
      tabIndex={guide === undefined ? undefined : -1}
    >
      <div className="row-head">
        {checkbox}
        {icon !== undefined && <span className="row-icon">{icon}</span>}
        <div className="row-text">
          <p className="row-title">
            {title}
            {isGuided && <GuidedNote />}
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

interface LockedRowProps {
  title: ReactNode;
  /** The requirement: "Needs Swordsmanship". */
  reason: string;
  /** A link to the requirement, if it can be met in the game. */
  action?: ReactNode;
  /** Further content, such as the price. */
  children?: ReactNode;
}

/** A locked row, which keeps its place and shows its requirement. */
export function LockedRow({ title, reason, action, children }: LockedRowProps) {
  return (
    <ListRow
      icon={<Icon name="lock" className="size-6" />}
      title={title}
      meta={reason}
      state="locked"
      trailing={action}
    >
      {children}
    </ListRow>
  );
}

export type Fact = readonly [name: string, value: ReactNode];

/** Facts, one per line: label on the left, value on the right. */
export function FactList({
  facts,
  className = "",
}: {
  facts: readonly Fact[];
  className?: string;
}) {
  return (
    <dl className={`lines ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
