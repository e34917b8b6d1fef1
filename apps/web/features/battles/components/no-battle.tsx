import { enBattles } from "@emberlode/words/en/battles";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { DeadEnd } from "../../field/components/dead-end.tsx";
import { WayIn } from "../../session/components/way-in.tsx";

/** In place of a report that there is not. */
export function NoBattle() {
  const { title, lead, text } = enBattles.missing;
  const game = <WayIn player={enBattles.toGame} />;
  return <DeadEnd title={title} lead={lead} text={text} at={{ x: 12, y: 31 }} action={game} />;
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
