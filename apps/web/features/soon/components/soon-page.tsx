import type { FieldType } from "@emberlode/game";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { Scene } from "../../field/components/scene.tsx";
import { WayIn } from "../../session/components/way-in.tsx";

interface SoonPageProps {
  words: { title: string; lead: string; text: string; next: string; action: string };
  scene: FieldType;
}

/** In place of a screen that is not there yet: says what it is about and what to do until then. */
export function SoonPage({ words, scene }: SoonPageProps) {
  usePageTitle(words.title);
  return (
    <div className="soon">
      <div className="soon-art" aria-hidden="true">
        <Scene type={scene} x={12} y={31} period="dusk" rank={3} />
      </div>
      <div className="panel soon-text">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-3 text-lg">{words.lead}</p>
        <p className="mt-3 text-muted">{words.text}</p>
        <p className="mt-5 font-semibold">{words.next}</p>
        <WayIn player={words.action} className="mt-4" />
      </div>
    </div>
  );
}
