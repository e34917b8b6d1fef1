import type { NapView } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { OutcomeLine } from "../ui/outcome-line.tsx";
import { FROM_FORM, type NapNote } from "./use-naps.ts";

interface NapNoteLineProps {
  note: NapNote | null;
  naps: readonly NapView[] | undefined;
}

/** Whether the pressed control still exists and shows the refusal itself. */
function isShownElsewhere({ tone, from }: NapNote, naps: readonly NapView[] | undefined): boolean {
  if (tone === "done") return false;
  return from === FROM_FORM || naps?.some(({ _id }) => _id === from) === true;
}

/** The result of the last change; takes the focus if the pressed control has been removed. */
export function NapNoteLine({ note, naps }: NapNoteLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const shown = note !== null && !isShownElsewhere(note, naps) ? note : null;
  // When a row has moved to another list, the browser has dropped the focus.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (note !== null && naps !== undefined && isLost) line.current?.focus();
  }, [note, naps]);
  return <OutcomeLine ref={line} outcome={shown} sticky />;
}
