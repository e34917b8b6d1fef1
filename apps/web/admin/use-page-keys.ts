import { type RefObject, useEffect, useEffectEvent } from "react";

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/**
 * Single keys of a part of the page. They work while the focus is in the page's content, outside of
 * text fields; in front of the part there may be no dialog.
 */
export function usePageKeys(
  part: RefObject<HTMLElement | null>,
  onKey: (key: string) => boolean,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.closest(FIELDS) !== null) return;
    if (target !== document.body && target.closest("main, dialog") === null) return;
    const dialog = document.querySelector("dialog[open]");
    if (dialog !== null && !dialog.contains(part.current)) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
