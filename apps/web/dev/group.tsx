import { type ReactNode, useId } from "react";

/** A group of samples under its heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel mt-6 grid gap-5 p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

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
