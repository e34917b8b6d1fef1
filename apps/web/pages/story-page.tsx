import { Scene } from "../features/field/scene.tsx";
import { PlayButton } from "../features/session/play-button.tsx";
import { messages } from "../lib/messages.ts";

import { usePageTitle } from "../lib/use-page-title.ts";

const tStory = await messages("story");
const tPages = await messages("pages");

/** The field and time of day of each chapter's picture, from one dusk to the next. */
const CHAPTERS = [
  { id: "seam", scene: "metal", period: "dawn" },
  { id: "rush", scene: "factory", period: "day" },
  { id: "winter", scene: "memorial", period: "night" },
  { id: "digger", scene: "energy", period: "dusk" },
] as const;

/** The story of the frontier (spec §2). */
export default function StoryPage() {
  usePageTitle(tPages("story.title"));
  return (
    <article className="story">
      <header className="on-art py-8 text-center">
        <h1 className="text-3xl font-extrabold">{tStory("title")}</h1>
        <p className="mt-3 text-base">{tStory("lead")}</p>
      </header>
      {CHAPTERS.map(({ id, scene, period }, i) => (
        <section key={id} className="panel chapter">
          <div className="chapter-art" aria-hidden="true">
            <Scene type={scene} x={7 + i * 11} y={9 + i * 5} period={period} />
          </div>
          <div className="chapter-text">
            <h2 className="text-xl">{tStory(`chapters.${id}.title`)}</h2>
            {([0, 1] as const).map((paragraph) => (
              <p key={paragraph} className="mt-3 text-base">
                {tStory(`chapters.${id}.text.${paragraph}`)}
              </p>
            ))}
          </div>
        </section>
      ))}
      <p className="py-6 text-center">
        <PlayButton player={tPages("story.resume")} className="btn-big" />
      </p>
    </article>
  );
}
