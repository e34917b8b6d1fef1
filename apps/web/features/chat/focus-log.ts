import type { MouseEvent } from "react";

/** Focuses the list of messages, for the pressed row is about to leave it. */
export function focusLog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
}
