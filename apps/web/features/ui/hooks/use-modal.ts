/** The behavior of every modal dialog, whatever its content. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { wasPressedByPointer } from "../last-press.ts";
import { focusMainButton } from "../main-button.ts";
import { bringToasts } from "../toast-host.ts";

/**
 * Opens the element as a modal, with the page's toasts in it. On unmount the previous focus is restored;
 * on the game page, after a pointer press, the main button gets it instead.
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
  // Before the dialog is removed, so that its toasts stay on the page.
  useLayoutEffect(() => (ref.current === null ? undefined : bringToasts(ref.current)), [ref]);
}
