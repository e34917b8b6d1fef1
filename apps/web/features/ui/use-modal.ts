/** The behavior of every modal dialog. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { focusMainButton } from "./main-button.ts";
import { bringToasts } from "./toast-host.ts";

let byPointer = false;

// Registered on load, since a dialog may load long after the press that opens it.
if (typeof document !== "undefined") {
  const capture = { capture: true };
  const onClick = ({ detail }: MouseEvent) => {
    // Clicks by keyboard and assistive technology have a click count of 0.
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
 * Opens the element as a modal that contains the page's toasts. On unmount, restores the previous
 * focus; after a pointer press on the game page, focuses the main button instead.
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
  // A layout effect, so that the toasts leave the dialog before it is removed.
  useLayoutEffect(() => (ref.current === null ? undefined : bringToasts(ref.current)), [ref]);
}
