import { useStore } from "jotai";
import { useEffect } from "react";
import { isKey } from "../../../lib/keys.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";

/** Ctrl K, or Cmd K, toggles the palette; ignored while another dialog is open. */
export function usePaletteKey(): void {
  const store = useStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!isKey("K", event) || altKey || shiftKey || ctrlKey === metaKey) return;
      const isOpen = store.get(popupAtom) === "palette";
      if (!isOpen && document.querySelector("dialog[open]") !== null) return;
      // Prevent the browser's own shortcut.
      event.preventDefault();
      if (!event.repeat) store.set(popupAtom, isOpen ? null : "palette");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store]);
}
