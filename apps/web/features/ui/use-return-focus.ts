/** Restores the focus when a notice is removed from the page. */
import { type FocusEvent, useRef } from "react";

/** Focuses what had the focus before the notice, else the page's main element. */
export function useReturnFocus() {
  const before = useRef<EventTarget | null>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget === null || !currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
    },
    restore() {
      const { current } = before;
      const isThere =
        current instanceof HTMLElement && current.isConnected && current !== document.body;
      const target = isThere ? current : document.querySelector("main");
      target?.focus({ preventScroll: true });
    },
  };
}
