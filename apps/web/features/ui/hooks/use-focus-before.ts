/** The focus of a notice that leaves the page. */
import { type FocusEvent, useRef } from "react";

/** Gives the focus back to what had it before the notice, else to the page's main part. */
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
