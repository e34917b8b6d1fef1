import {
  type MouseEvent as PressEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { messages } from "../../lib/messages.ts";
import { Icon } from "./icon.tsx";
import { moveToastsInto } from "./toasts.tsx";

const t = await messages("shell");

const GAME = ":is(.scene, .dock)";
/** The button over the scene, or in a phone's dock. */
const MAIN_BUTTON = `${GAME} .dig-btn`;
/** Elements that keep the focus: text fields, the map, and an open dialog or desk. */
const KEEPS_FOCUS = "input, textarea, select, [contenteditable], [role=grid], dialog, .desk";

/**
 * Focuses the main button of the game page, rather than the control that opened a closed desk or
 * dialog: Space would open that again, and players expect it to dig.
 */
export function focusMainButton(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest(KEEPS_FOCUS) !== null) return;
  if (document.querySelector(GAME) === null) return;
  focused.blur();
  document.querySelector<HTMLElement>(MAIN_BUTTON)?.focus({ preventScroll: true });
}

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
  useLayoutEffect(() => (ref.current === null ? undefined : moveToastsInto(ref.current)), [ref]);
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal `<dialog>`: closes on Escape and on a click outside, and restores the focus. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  const closeFromBackdrop = (event: PressEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={ref}
      className="popup"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromBackdrop}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <button type="button" className="icon-btn" onClick={onClose} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </div>
        {/* Focusable, so that it can be scrolled by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
        <div className="min-h-0 flex-1 overflow-y-auto p-5" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
