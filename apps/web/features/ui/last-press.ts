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
export const wasPressedByPointer = (): boolean => byPointer;
