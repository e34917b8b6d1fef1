import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

const t = await messages("shell");

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
  const closeFromBackdrop = (event: MouseEvent) => {
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
