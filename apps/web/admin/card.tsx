import { type ReactNode, useId } from "react";

interface CardProps {
  title: string;
  /** Beside the title. */
  count?: number | undefined;
  /** On the right of the title. */
  tools?: ReactNode;
  /** Whether the content has no padding of its own, such as rows. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A titled section of a page. */
export function Card({ title, count, tools, isFlush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className="staff-card" aria-labelledby={id}>
      <div className="staff-card-head">
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && <span className="staff-count figure">{count}</span>}
        {tools !== undefined && <div className="staff-card-tools">{tools}</div>}
      </div>
      <div className={isFlush ? "" : "staff-card-body"}>{children}</div>
    </section>
  );
}

/** A sentence in place of rows. */
export function NoRows({ text }: { text: string }) {
  return <p className="staff-no-rows">{text}</p>;
}

/** The rows of a card. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
    <ul className="staff-rows" role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface LoadMoreProps {
  text: string;
  isLoading: boolean;
  onLoad: () => void;
}

/** The button below the rows of a list that has more. */
export function LoadMore({ text, isLoading, onLoad }: LoadMoreProps) {
  return (
    <div className="staff-more">
      <button
        type="button"
        className="btn"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onLoad();
        }}
      >
        {text}
      </button>
    </div>
  );
}
