import { type ReactNode, useId } from "react";

/** A titled section of a desk. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h3 id={id} className="desk-part-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
