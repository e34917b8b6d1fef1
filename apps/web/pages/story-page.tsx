import { enStory } from "@emberlode/words/en/story";
import { Scene } from "../features/field/components/scene.tsx";
import { WayIn } from "../features/session/components/way-in.tsx";
import { t } from "../lib/i18n/catalogue.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

/** Hour of each chapter's picture: the story runs from one dusk to the next. */
const HOURS = ["dawn", "day", "night", "dusk"] as const;

/** The story of the frontier (spec §2). */
export default function StoryPage() {
  usePageTitle(t.pages.story.title);
  return (
    <article className="story">
      <header className="on-art py-8 text-center">
        <h1 className="text-3xl font-extrabold">{enStory.title}</h1>
        <p className="mt-3 text-base">{enStory.lead}</p>
      </header>
      {enStory.chapters.map(({ title, scene, text }, i) => (
        <section key={title} className="panel chapter">
          <div className="chapter-art" aria-hidden="true">
            <Scene type={scene} x={7 + i * 11} y={9 + i * 5} period={HOURS[i] ?? "dusk"} />
          </div>
          <div className="chapter-text">
            <h2 className="text-xl">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph.slice(0, 24)} className="mt-3 text-base">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      ))}
      <p className="py-6 text-center">
        <WayIn player={t.pages.story.resume} className="btn-big" />
      </p>
    </article>
  );
}
