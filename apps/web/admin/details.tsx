import type { ReactNode } from "react";

export type Detail = readonly [name: string, value: ReactNode];

/** Facts, one per line: name on the left, value on the right. */
export function Details({ facts }: { facts: readonly Detail[] }) {
  return (
    <dl className="staff-details">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
