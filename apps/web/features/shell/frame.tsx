import { memo, type ReactNode, Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { useGameDate } from "../session/player-context.tsx";
import { Banners } from "./banners.tsx";
import { PageFoot } from "./page-foot.tsx";
import { TopBar } from "./top-bar.tsx";

const Sky = lazyComponent(async () => {
  const { SkyBackground } = await import("@emberlode/art/sky-background.tsx");
  return { default: memo(SkyBackground) };
});

/** The sky behind the page, by the player's time of day; fixed before login (spec §2). */
function Background() {
  const date = useGameDate();
  return (
    <div className="backdrop" aria-hidden="true">
      <Suspense>
        <Sky period={date?.period ?? "fixed"} className="size-full" />
      </Suspense>
    </div>
  );
}

const t = await messages("shell");

/** Target of the skip link. */
export const CONTENT_ID = "content";

/** The frame of every page: background, top bar, banners and footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link btn btn-ember">
        {t("skipToContent")}
      </a>
      <Background />
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Banners />
        <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        <footer className="on-art page-foot">
          <PageFoot />
        </footer>
      </div>
    </>
  );
}
