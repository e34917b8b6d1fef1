import { useAtomValue, useSetAtom, useStore } from "jotai";
import { type ReactNode, Suspense, useEffect } from "react";
import { onStorageRefused } from "../../lib/browser-storage.ts";
import { isKey } from "../../lib/keys.ts";
import { lazyPart } from "../../lib/load-part.ts";
import { messages } from "../../lib/messages.ts";
import { notifyNews } from "../../lib/notify.ts";
import { AbandonWatch } from "../factories/abandon-watch.tsx";
import { loggedInAtom, refAtom } from "../session/session-atoms.ts";
import { SoundGate } from "../sounds/sound-gate.tsx";
import { popupAtom } from "../ui/popup-atom.ts";
import { Toasts } from "../ui/toasts.tsx";
import { CONTENT_ID, Frame } from "./frame.tsx";
import { Popups } from "./popups.tsx";

/**
 * The router's event for a followed link. History navigation fires none, and restores the scroll
 * position.
 */
const FOLLOWED = "pushState";

/** Scrolls to the top and moves the focus to the content after a link was followed. */
function useFreshPage(contentId: string): void {
  useEffect(() => {
    let path = window.location.pathname;
    const begin = () => {
      // Opening a desk below the scene is not a page change.
      if (path === window.location.pathname) return;
      path = window.location.pathname;
      window.scrollTo(0, 0);
      document.getElementById(contentId)?.focus({ preventScroll: true });
    };
    const note = () => {
      path = window.location.pathname;
    };
    window.addEventListener(FOLLOWED, begin);
    window.addEventListener("popstate", note);
    return () => {
      window.removeEventListener(FOLLOWED, begin);
      window.removeEventListener("popstate", note);
    };
  }, [contentId]);
}

/** Ctrl+K or Cmd+K toggles the palette; ignored while another dialog is open. */
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

const MAX_LENGTH = 64;

/** Stores this visitor's referrer (`?ref=` in the URL) until an account is created. */
function useRememberRef(): void {
  const setRef = useSetAtom(refAtom);
  useEffect(() => {
    const ref = new URLSearchParams(window.location.search).get("ref")?.trim();
    if (ref) setRef(ref.slice(0, MAX_LENGTH));
  }, [setRef]);
}

const t = await messages("shell");

/** Reports once that the browser cannot store anything for this site. */
function useStorageNotice(): void {
  useEffect(
    () => onStorageRefused(() => notifyNews({ name: "storage", title: t("storage.refused") })),
    [],
  );
}

const Live = lazyPart(() => import("../live/live.tsx"));

/** Everything around every page, visible and invisible. */
export function Shell({ children }: { children: ReactNode }) {
  const loggedIn = useAtomValue(loggedInAtom);
  useRememberRef();
  useFreshPage(CONTENT_ID);
  usePaletteKey();
  useStorageNotice();
  return (
    <>
      <Frame>{children}</Frame>
      <Popups />
      <Suspense>{loggedIn && <Live />}</Suspense>
      {loggedIn && <AbandonWatch />}
      <SoundGate />
      <Toasts />
    </>
  );
}
