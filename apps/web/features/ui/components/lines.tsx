import type { ReactNode } from "react";

export type Line = readonly [name: string, value: ReactNode];

/** Facts, one a line: what it is on the left, the value on the right. */
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
