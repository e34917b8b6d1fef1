/** Samples that must be distinguishable without color: each alone, at the size players see it. */
import type { ReactNode } from "react";

interface DistinctProps {
  /** Every sample of a group is compared with every other. */
  group: string;
  name: string;
  className?: string;
  children: ReactNode;
}

/** A sample with the name used in the comparison report. */
export function Distinct({ group, name, className = "w-max", children }: DistinctProps) {
  return (
    <div className={className} data-group={group} data-name={name}>
      {children}
    </div>
  );
}
