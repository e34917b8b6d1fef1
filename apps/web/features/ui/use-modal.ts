/** The behavior of every modal dialog, whatever its content. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { focusMainButton } from "./main-button.ts";
import { bringToasts } from "./toast-host.ts";

let byPointer = false;

// Listens from the start: a dialog may load long after the press that opens it.
if (typeof document !== "undefined") {
  const capture = { capture: true };
  const onClick = ({ detail }: MouseEvent) => {
    // Presses by keyboard and by assistive technology have a click count of 0.
    byPointer = detail > 0;
  };
  const onKey = () => {
    byPointer = false;
  };
  document.addEventListener("click", onClick, capture);
  document.addEventListener("keydown", onKey, capture);
}

/** Whether the last press was by pointer, rather than by key or assistive technology. */
const wasPressedByPointer = (): boolean => byPointer;

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
