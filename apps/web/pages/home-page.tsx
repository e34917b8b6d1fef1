import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "wouter";
import { Brand } from "../features/panels/components/brand.tsx";
import { loggedInAtom } from "../features/session/atoms/session-atoms.ts";
import { WayIn } from "../features/session/components/way-in.tsx";
import { t } from "../lib/i18n/catalogue.ts";
import { lazyPart } from "../lib/load-part.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const HeroScene = lazyPart(async () => {
  const art = await import("@emberlode/art/hero.tsx");
  return { default: art.HeroScene };
});

const WorldNumbers = lazyPart(() => import("../features/world/components/world-numbers.tsx"));

/** The game on one screen, and the way in. */
export default function HomePage() {
  const words = t.pages.home;
  usePageTitle(t.brand);
  const loggedIn = useAtomValue(loggedInAtom);
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
            {words.headline}
          </h1>
          <p className="mt-4 max-w-[36rem] text-base">{words.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <WayIn player={words.resume} className="btn-big" />
            {!loggedIn && (
              <Link href="/login" className="btn btn-big hero-second">
                {words.login}
              </Link>
            )}
          </div>
          <p className="mt-3 min-h-6 text-sm">{loggedIn ? "" : words.playNote}</p>
        </div>
      </section>
      {/* Its room is kept from the first paint on, whatever comes into it. */}
      <section className="world" aria-label={words.worldTitle}>
        <Suspense fallback={<div className="world-figures skeleton" />}>
          <WorldNumbers />
        </Suspense>
      </section>
      <section className="why" aria-label={words.whyTitle}>
        {words.why.map(({ title, text }) => (
          <article key={title} className="panel p-5">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1.5 text-muted">{text}</p>
          </article>
        ))}
      </section>
    </div>
  );
}
