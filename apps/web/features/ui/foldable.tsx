import { useAtom } from "jotai";
import { type ReactNode, useId } from "react";
import { persistedPart } from "../../lib/persisted.ts";
import { Icon } from "./icon.tsx";

type FoldName = "map" | "chat";

/** Which panels of the right column are collapsed. */
const foldedAtom = persistedPart("folded");

interface FoldableProps {
  name: FoldName;
  title: string;
  children: ReactNode;
}

/** A collapsible panel whose state is stored. */
export function Foldable({ name, title, children }: FoldableProps) {
  const [folded, setFolded] = useAtom(foldedAtom);
  const id = useId();
  const isFolded = folded[name];
  return (
    <section className="panel foldable" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        <button
          type="button"
          className="fold-btn"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded({ ...folded, [name]: !isFolded })}
        >
          {title}
          <Icon name="fold" className="size-4" />
        </button>
      </h2>
      <div id={id} hidden={isFolded} className="foldable-body">
        {children}
      </div>
    </section>
  );
}
