let byPointer = false;

// Listens from the start: a window that a press opens may load long after it.
if (typeof document !== "undefined") {
  const capture = { capture: true };
  const onClick = ({ detail }: MouseEvent) => {
    // Presses by keyboard and by assistive technology count no clicks.
    byPointer = detail > 0;
  };
  const onKey = () => {
    byPointer = false;
  };
  document.addEventListener("click", onClick, capture);
  document.addEventListener("keydown", onKey, capture);
}

/** Whether the page was last pressed by pointer, rather than by a key or by assistive technology. */
export const wasPressedByPointer = (): boolean => byPointer;
