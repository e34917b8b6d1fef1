import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "wouter";
import { PlayButton } from "../features/session/play-button.tsx";
import { loggedInAtom, loginNoticeAtom } from "../features/session/session-atoms.ts";
import { Brand } from "../features/ui/brand.tsx";
import { lazyComponent } from "../lib/load-chunk.ts";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tPages = await messages("pages");
const tShell = await messages("shell");

/** Ids of the reasons to play. */
const REASONS = [0, 1, 2] as const;

const HeroScene = lazyComponent(async () => {
  const art = await import("@emberlode/art/hero.tsx");
  return { default: art.HeroScene };
});

const WorldNumbers = lazyComponent(() => import("../features/world-numbers/world-numbers.tsx"));

/** The game on one screen, with links to start playing. */
export default function HomePage() {
  usePageTitle(tShell("brand"));
  const loggedIn = useAtomValue(loggedInAtom);
  const notice = useAtomValue(loginNoticeAtom);
  return (
    <div className="home">
      <section className="hero" aria-labelledby="headline">
        <Suspense>
          <HeroScene className="hero-art" />
        </Suspense>
        <div className="hero-scrim" />
        <div className="hero-text on-art">
          <Brand className="mb-5" />
          <h1 id="headline" className="text-3xl font-extrabold">
            {tPages("home.headline")}
          </h1>
          <p className="mt-4 max-w-[36rem] text-base">{tPages("home.lead")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PlayButton player={tPages("home.resume")} className="btn-big" />
            {!loggedIn && (
              <Link href="/login" className="btn btn-big hero-second">
                {tPages("home.login")}
              </Link>
            )}
          </div>
          <p role="status" className="mt-3 min-h-6 text-sm">
            {loggedIn ? "" : (notice ?? tPages("home.playNote"))}
          </p>
        </div>
      </section>
      {/* Reserves its space from the first paint on. */}
      <section className="world" aria-label={tPages("home.worldTitle")}>
        <Suspense fallback={<div className="world-figures skeleton" />}>
          <WorldNumbers />
        </Suspense>
      </section>
      <section className="why" aria-label={tPages("home.whyTitle")}>
        {REASONS.map((reason) => (
          <article key={reason} className="panel p-5">
            <h2 className="text-lg">{tPages(`home.why.${reason}.title`)}</h2>
            <p className="mt-1.5 text-muted">{tPages(`home.why.${reason}.text`)}</p>
          </article>
        ))}
      </section>
    </div>
  );
}
