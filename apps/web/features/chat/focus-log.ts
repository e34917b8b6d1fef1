import type { MouseEvent } from "react";

/** Moves the focus to the chat log, since the pressed row is about to be removed. */
export function focusLog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
}
