import { useStore } from "jotai";
import { useEffect } from "react";
import { isKey } from "../../../lib/keys.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";

/** Ctrl K, or Cmd K, opens the palette and closes it again; it rests while another window is open. */
export function usePaletteKey(): void {
  const store = useStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!isKey("K", event) || altKey || shiftKey || ctrlKey === metaKey) return;
      const isOpen = store.get(popupAtom) === "palette";
      if (!isOpen && document.querySelector("dialog[open]") !== null) return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      if (!event.repeat) store.set(popupAtom, isOpen ? null : "palette");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store]);
}
