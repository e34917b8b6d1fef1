import { t } from "../../../lib/i18n/catalogue.ts";
import { enBattles } from "../../../lib/i18n/en-battles.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { Scene } from "../../field/components/scene.tsx";
import { WayIn } from "../../session/components/way-in.tsx";

/** In place of a report that there is not. */
export function NoBattle() {
  const words = enBattles.missing;
  usePageTitle(words.title);
  return (
    <div className="soon">
      <div className="soon-art" aria-hidden="true">
        <Scene type="waste" x={12} y={31} period="night" />
      </div>
      <div className="panel soon-text">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-3 text-lg">{words.lead}</p>
        <p className="mt-3 mb-5 text-muted">{words.text}</p>
        <WayIn player={enBattles.toGame} />
      </div>
    </div>
  );
}

/** In place of a report that could not be fetched; `text` says why. */
export function BattleFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  usePageTitle(enBattles.title);
  return (
    <div className="grid flex-1 place-items-center p-pad">
      <div className="panel max-w-read p-8">
        <h1 className="text-xl">{enBattles.failed}</h1>
        <p className="mt-2 text-muted" role="alert">
          {text}
        </p>
        <button type="button" className="btn btn-ember mt-5" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </div>
  );
}
