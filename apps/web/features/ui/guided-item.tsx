import type { ExcavatorPartId, Side, ToolId, UnitId } from "@emberlode/game";
import { useAtom, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { playerAtom } from "../../lib/player-atom.ts";

const t = await messages("controls");

/** A thing at a desk that a next step is about. */
export type GuidedItem =
  | `unit.${UnitId}`
  | `tech.${Side}.${number}`
  | `part.${ExcavatorPartId}`
  | `research.${ToolId}`
  | `tool.${ToolId}`
  | "base"
  | "stores"
  | "garrison"
  | "plot";

interface Guided {
  item: GuidedItem;
  /** Whether a button led to it, and it has not been scrolled to yet. */
  isRequested: boolean;
}

/** The thing that the next step is about, marked at its desk; null if it is about none. */
export const guidedAtom = playerAtom<Guided | null>(null);

/** Returns a function that marks a thing, and scrolls to it once its desk shows it. */
export function useGuideTo(): (item: GuidedItem) => void {
  const set = useSetAtom(guidedAtom);
  return (item) => set({ item, isRequested: true });
}

/** Marks what a step is about for as long as that step is shown. */
export function useMarkItem(item: GuidedItem | null): void {
  const set = useSetAtom(guidedAtom);
  useEffect(() => {
    if (item === null) return;
    set((guided) => (guided?.item === item ? guided : { item, isRequested: false }));
  }, [item, set]);
  useUnmarkAfter(item);
}

/** Ends the mark of a thing once the step that is shown is no longer about it. */
export function useUnmarkAfter(item: GuidedItem | null): void {
  const set = useSetAtom(guidedAtom);
  useEffect(() => {
    if (item === null) return;
    return () => set((guided) => (guided?.item === item ? null : guided));
  }, [item, set]);
}

/**
 * Whether the next step is about this, and where to put it: its element is scrolled to and focused.
 */
export function useGuided<Place extends HTMLElement>(item: GuidedItem | undefined) {
  const place = useRef<Place>(null);
  const [guided, setGuided] = useAtom(guidedAtom);
  const isGuided = guided !== null && guided.item === item;
  const isRequested = isGuided && guided.isRequested;
  useEffect(() => {
    if (!isRequested) return;
    // A desk that opens focuses its heading first.
    const frame = requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView?.({ block: "center" });
      setGuided((now) => now && { ...now, isRequested: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [isRequested, setGuided]);
  return { place, isGuided };
}

/** Says that the next step is about this, for those who do not see the outline. */
export function GuidedNote() {
  return <span className="guided-note">{t("nextStep")}</span>;
}

interface GuidedBoxProps {
  item: GuidedItem;
  children: ReactNode;
}

/** Something other than a row that a next step may be about. */
export function GuidedBox({ item, children }: GuidedBoxProps) {
  const { place, isGuided } = useGuided<HTMLDivElement>(item);
  return (
    <div ref={place} className="guided-box" data-marked={isGuided || undefined} tabIndex={-1}>
      {isGuided && <GuidedNote />}
      {children}
    </div>
  );
}
