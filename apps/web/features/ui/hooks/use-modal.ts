/** What every modal window of the page does, whatever stands in it. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { bringToasts } from "../toast-host.ts";

/** Opens the element as a modal, with the page's toasts in it; when it goes, the focus returns to what had it. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // Only the element itself can open as a modal.
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);
  // Before the window leaves the page, so that its toasts stay on it.
  useLayoutEffect(() => (ref.current === null ? undefined : bringToasts(ref.current)), [ref]);
}
