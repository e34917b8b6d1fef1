import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { positionPopover } from "./position-popover.ts";

const OPEN_MS = 300;
/** Long enough for the pointer to cross the gap to the tooltip, in milliseconds. */
const CLOSE_MS = 150;

interface TooltipProps {
  text: string;
  /** The described control: one focusable element. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/**
 * A short description of a control, shown on hover and focus and announced with the control; Escape
 * closes it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const wrap = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showAfter = (isOpen: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isOpen), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = popup.current;
    const anchor = wrap.current?.firstElementChild;
    if (!open || element === null || !anchor) return;
    element.showPopover?.();
    positionPopover(element, anchor);
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("keydown", close);
      element.hidePopover?.();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside
    <span
      ref={wrap}
      className="tooltip-wrap"
      onPointerEnter={(event) => event.pointerType === "mouse" && showAfter(true, OPEN_MS)}
      onPointerLeave={() => showAfter(false, CLOSE_MS)}
      onFocus={(event) => event.target.matches(":focus-visible") && showAfter(true, 0)}
      onBlur={() => showAfter(false, 0)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={popup} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  );
}
