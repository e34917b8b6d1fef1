/** The behavior of every modal dialog, whatever its content. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { wasPressedByPointer } from "../last-press.ts";
import { focusMainButton } from "../main-button.ts";
import { bringToasts } from "../toast-host.ts";

/**
 * Opens the element as a modal, with the page's toasts in it. When it goes, the focus returns to what had
 * it; on the game's page a pointer's press leaves it to the main button instead.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  // Only the element itself can open as a modal.
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const byPointer = wasPressedByPointer();
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
      if (byPointer) focusMainButton();
    };
  }, [ref]);
  // Before the window leaves the page, so that its toasts stay on it.
  useLayoutEffect(() => (ref.current === null ? undefined : bringToasts(ref.current)), [ref]);
}
