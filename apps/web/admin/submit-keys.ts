import type { KeyboardEvent } from "react";

/** Sends a form on Ctrl+Enter, or Cmd+Enter, from any of its fields. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
