/** The focus of a notice that is removed from the page. */
import { type FocusEvent, useRef } from "react";

/** Restores the focus from before the notice, else focuses the page's main element. */
export function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget === null || !currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
    },
    giveBack() {
      const { current } = before;
      const isThere =
        current instanceof HTMLElement && current.isConnected && current !== document.body;
      const target = isThere ? current : document.querySelector("main");
      target?.focus({ preventScroll: true });
    },
  };
}
