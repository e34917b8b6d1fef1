import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { isAdminPath } from "../is-admin-path.ts";
import { Background } from "./background.tsx";
import { Banners } from "./banners.tsx";
import { TopBar } from "./top-bar.tsx";

const t = await messages("shell");

/** Target of the skip link. */
export const CONTENT_ID = "content";

/** The frame of every page: sky, bar, banners and footer. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link btn btn-ember">
        {t("skipToContent")}
      </a>
      {!isAdminPath(path) && <Background />}
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Banners />
        <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        <footer className="on-art page-foot">{t("footer")}</footer>
      </div>
    </>
  );
}
