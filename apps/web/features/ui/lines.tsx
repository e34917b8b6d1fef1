import type { ReactNode } from "react";

export type Line = readonly [name: string, value: ReactNode];

/** Facts, one per line: label on the left, value on the right. */
export function Lines({ lines, className = "" }: { lines: readonly Line[]; className?: string }) {
  return (
    <dl className={`lines ${className}`}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
