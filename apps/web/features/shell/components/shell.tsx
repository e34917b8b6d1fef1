import { useAtomValue } from "jotai";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { lazyPart } from "../../../lib/load-part.ts";
import { AbandonWatch } from "../../factories/components/abandon-watch.tsx";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { SoundGate } from "../../sounds/components/sound-gate.tsx";
import { Toasts } from "../../ui/components/toasts.tsx";
import { useFreshPage } from "../hooks/use-fresh-page.ts";
import { usePaletteKey } from "../hooks/use-palette-key.ts";
import { useRememberRef } from "../hooks/use-remember-ref.ts";
import { isAdminPath } from "../is-admin-path.ts";
import { Background } from "./background.tsx";
import { Banners } from "./banners.tsx";
import { Popups } from "./popups.tsx";
import { TopBar } from "./top-bar.tsx";

const Live = lazyPart(() => import("../../live/components/live.tsx"));

const CONTENT_ID = "content";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const loggedIn = useAtomValue(loggedInAtom);
  const [path] = useLocation();
  useRememberRef();
  useFreshPage(CONTENT_ID);
  usePaletteKey();
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link btn btn-ember">
        {t.skipToContent}
      </a>
      {!isAdminPath(path) && <Background />}
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Banners />
        <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        <footer className="on-art page-foot">{t.footer}</footer>
      </div>
      <Popups />
      <Suspense>{loggedIn && <Live />}</Suspense>
      {loggedIn && <AbandonWatch />}
      <SoundGate />
      <Toasts />
    </>
  );
}
