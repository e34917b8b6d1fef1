/** What has to be told apart without color: each thing alone, at the size that players see it. */
import type { ReactNode } from "react";

interface DistinctProps {
  /** Those of one group are compared, each with each. */
  group: string;
  name: string;
  className?: string;
  children: ReactNode;
}

/** One thing with the name that a comparison calls it by. */
export function Distinct({ group, name, className = "w-max", children }: DistinctProps) {
  return (
    <div className={className} data-group={group} data-name={name}>
      {children}
    </div>
  );
}
