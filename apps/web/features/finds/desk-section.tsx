import { type ReactNode, useId } from "react";
import { messages } from "../../lib/messages.ts";
import type { Rarity } from "./find.ts";

const t = await messages("finds");

/** A titled section of a desk. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="desk-section" aria-labelledby={id}>
      <h3 id={id} className="desk-section-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A shape for each rarity on a 24 x 24 grid, from a circle to a star. */
const SHAPES: Readonly<Record<Rarity, string>> = {
  Common: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  Uncommon: "M12 2 22 20H2Z",
  Rare: "M12 1 23 12 12 23 1 12Z",
  Epic: "M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12Z",
  Legendary:
    "m12 1 3.200 7.300 7.800.8-5.900 5.300 1.700 7.800L12 18.200l-6.800 4 1.700-7.800L1 9.100l7.800-.8Z",
};

/** Rarity by shape, word and color. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  return (
    <span className="rarity" data-rarity={rarity}>
      <svg viewBox="0 0 24 24" className="size-4 flex-none" fill="currentColor" aria-hidden="true">
        <path d={SHAPES[rarity]} />
      </svg>
      {t(`rarity.${rarity}`)}
    </span>
  );
}
