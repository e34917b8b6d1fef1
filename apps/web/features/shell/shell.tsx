import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { onStorageRefused } from "../../lib/browser-storage.ts";
import { isKey } from "../../lib/keys.ts";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { notifyNews } from "../../lib/notify.ts";
import { chunkMissingAtom } from "../../lib/version-atoms.ts";
import { AbandonWatch } from "../factories/abandon-watch.tsx";
import { NewVersionBanner } from "../offline/new-version-banner.tsx";
import { useEarlyText } from "../palette/early-text.ts";
import { loggedInAtom, referrerAtom } from "../session/session-atoms.ts";
import { Dialog } from "../ui/dialog.tsx";
import { type DialogId, openDialogAtom } from "../ui/dialog-atoms.ts";
import { Toasts } from "../ui/toasts.tsx";
import { CONTENT_ID, Frame } from "./frame.tsx";
import { SoundGate } from "./sound-gate.tsx";

const t = await messages("shell");

const DIALOGS: Readonly<Record<DialogId, ComponentType<{ onClose: () => void }>>> = {
  account: lazyComponent(() => import("../account/account-dialog.tsx")),
  alliances: lazyComponent(() => import("../treaties/alliances-dialog.tsx")),
  settings: lazyComponent(() => import("../settings/settings-dialog.tsx")),
  guestLogout: lazyComponent(() => import("../account/guest-logout-dialog.tsx")),
  alerts: lazyComponent(() => import("../alerts/alerts-dialog.tsx")),
  blocked: lazyComponent(() => import("../chat/blocked-dialog.tsx")),
  palette: lazyComponent(() => import("../palette/palette-dialog.tsx")),
  keys: lazyComponent(() => import("../controls/keys-dialog.tsx")),
};

/** Delay before a loading dialog shows an indicator, in milliseconds. */
const LATE_MS = 400;

/** Placeholder while a dialog is loading; closing it cancels the dialog. */
function DialogLoading({ id, onClose }: { id: DialogId; onClose: () => void }) {
  const [late, setLate] = useState(false);
  const isMissing = useAtomValue(chunkMissingAtom);
  useEarlyText(id === "palette" && !isMissing);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Dialog title={t("loading")} onClose={onClose}>
      {isMissing ? (
        <NewVersionBanner onLater={onClose} />
      ) : (
        <div role="status" className="skeleton h-40">
          <span className="sr-only">{t("loading")}</span>
        </div>
      )}
    </Dialog>
  );
}

export function OpenDialog() {
  const [open, setOpenDialog] = useAtom(openDialogAtom);
  if (open === null) return null;
  const DialogContent = DIALOGS[open];
  const close = () => setOpenDialog(null);
  return (
    <Suspense fallback={<DialogLoading id={open} onClose={close} />}>
      <DialogContent onClose={close} />
    </Suspense>
  );
}

/**
 * The router's event for a followed link. History navigation fires none, and restores the scroll
 * position.
 */
const LINK_EVENT = "pushState";

/** Scrolls to the top and moves the focus to the content after a link was followed. */
function useResetOnNavigation(contentId: string): void {
  useEffect(() => {
    let path = window.location.pathname;
    const onNavigate = () => {
      // Opening a desk below the scene is not a page change.
      if (path === window.location.pathname) return;
      path = window.location.pathname;
      window.scrollTo(0, 0);
      document.getElementById(contentId)?.focus({ preventScroll: true });
    };
    const updatePath = () => {
      path = window.location.pathname;
    };
    window.addEventListener(LINK_EVENT, onNavigate);
    window.addEventListener("popstate", updatePath);
    return () => {
      window.removeEventListener(LINK_EVENT, onNavigate);
      window.removeEventListener("popstate", updatePath);
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
      const isOpen = store.get(openDialogAtom) === "palette";
      if (!isOpen && document.querySelector("dialog[open]") !== null) return;
      // Prevent the browser's own shortcut.
      event.preventDefault();
      if (!event.repeat) store.set(openDialogAtom, isOpen ? null : "palette");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store]);
}

const MAX_LENGTH = 64;

/** Stores this visitor's referrer (`?ref=` in the URL) until an account is created. */
function useStoreReferrer(): void {
  const setRef = useSetAtom(referrerAtom);
  useEffect(() => {
    const ref = new URLSearchParams(window.location.search).get("ref")?.trim();
    if (ref) setRef(ref.slice(0, MAX_LENGTH));
  }, [setRef]);
}

/** Reports once that the browser cannot store anything for this site. */
function useStorageNotice(): void {
  useEffect(
    () => onStorageRefused(() => notifyNews({ name: "storage", title: t("storage.refused") })),
    [],
  );
}

const Live = lazyComponent(() => import("../live/live.tsx"));

/** The shell of every page: frame, dialogs, toasts, and components without output. */
export function Shell({ children }: { children: ReactNode }) {
  const loggedIn = useAtomValue(loggedInAtom);
  useStoreReferrer();
  useResetOnNavigation(CONTENT_ID);
  usePaletteKey();
  useStorageNotice();
  return (
    <>
      <Frame>{children}</Frame>
      <OpenDialog />
      <Suspense>{loggedIn && <Live />}</Suspense>
      {loggedIn && <AbandonWatch />}
      <SoundGate />
      <Toasts />
    </>
  );
}
