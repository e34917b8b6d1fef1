import { messages } from "../../lib/messages.ts";

const t = await messages("controls");

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
