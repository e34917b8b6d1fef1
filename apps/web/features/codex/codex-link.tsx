import { type MouseEvent, type ReactNode, use } from "react";
import { Link } from "wouter";
import { CodexLinksContext } from "./codex-links.ts";

/** A link to an entry or the whole codex, opened in the same place: a page or the desk. */
export function CodexLink({ entry, children }: { entry: string | null; children: ReactNode }) {
  const { hrefOf, open } = use(CodexLinksContext);
  const follow = (event: MouseEvent) => {
    if (open === undefined) return;
    event.preventDefault();
    open(entry);
  };
  return (
    <Link href={hrefOf(entry)} className="text-link" onClick={follow}>
      {children}
    </Link>
  );
}
