import { type ReactNode, useId, useRef, useState } from "react";
import { positionPopover } from "./position-popover.ts";

interface ToggletipProps {
  /** The button's name if `children` are hidden from screen readers. */
  label?: string;
  /** The explanation. */
  text: string;
  /** The content being explained. */
  children: ReactNode;
}

/** Content that shows an explanation when pressed; Escape or a press elsewhere closes it. */
export function Toggletip({ label, text, children }: ToggletipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    if (popup.current === null || button.current === null) return;
    setOpen(true);
    popup.current.showPopover?.();
    positionPopover(popup.current, button.current);
  };
  const hide = () => {
    setOpen(false);
    popup.current?.hidePopover?.();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="explained"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        aria-describedby={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          if (open) hide();
          else show();
        }}
      >
        {children}
      </button>
      <span
        ref={popup}
        id={id}
        popover="auto"
        role="note"
        className="tooltip"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {text}
      </span>
    </>
  );
}
