import { type ReactNode, useId, useRef, useState } from "react";
import { placeBeside } from "../place-beside.ts";

interface ExplainedProps {
  /** The name of the button when `children` are hidden from readers. */
  label?: string;
  /** What it means. */
  text: string;
  /** What is explained. */
  children: ReactNode;
}

/**
 * Something that says what it means when it is pressed, to readers with its name; Escape or a press
 * elsewhere closes that again.
 */
export function Explained({ label, text, children }: ExplainedProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    if (popup.current === null || button.current === null) return;
    setOpen(true);
    popup.current.showPopover?.();
    placeBeside(popup.current, button.current);
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
