import type { MouseEvent } from "react";

/** Focuses the list of messages, since the pressed row is about to be removed. */
export function focusLog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
}
