import { useEffect } from "react";

let early = "";

/** The text typed while the palette loaded; empty from then on. */
export function takeEarlyText(): string {
  const text = early;
  early = "";
  return text;
}

/** Collects typed text until the palette has loaded; the keys do nothing else. */
export function useEarlyText(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    early = "";
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isShortcut = ctrlKey || metaKey || altKey;
      // These close the palette.
      if (isShortcut || key === "Escape") early = "";
      else if (key.length === 1) early += key;
      else if (key === "Backspace") early = early.slice(0, -1);
      if (!isShortcut && (key.length === 1 || key === "Enter")) event.preventDefault();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [isLoading]);
}
