import { useAtomValue } from "jotai";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { AbandonWatch } from "../../factories/components/abandon-watch.tsx";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { SoundGate } from "../../sounds/components/sound-gate.tsx";
import { Toasts } from "../../ui/components/toasts.tsx";
import { useFreshPage } from "../hooks/use-fresh-page.ts";
import { usePaletteKey } from "../hooks/use-palette-key.ts";
import { useRememberRef } from "../hooks/use-remember-ref.ts";
import { useStorageNotice } from "../hooks/use-storage-notice.ts";
import { CONTENT_ID, Frame } from "./frame.tsx";
import { Popups } from "./popups.tsx";

const Live = lazyPart(() => import("../../live/components/live.tsx"));

/** What surrounds every page, visible and invisible. */
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
