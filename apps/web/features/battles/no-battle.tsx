import { messages } from "../../lib/messages.ts";

import { usePageTitle } from "../../lib/use-page-title.ts";
import { DeadEnd } from "../field/dead-end.tsx";
import { WayIn } from "../session/way-in.tsx";

const tBattles = await messages("battles");
const tShell = await messages("shell");

/** The page of a report that does not exist. */
export function NoBattle() {
  const game = <WayIn player={tBattles("toGame")} />;
  return (
    <DeadEnd
      title={tBattles("missing.title")}
      lead={tBattles("missing.lead")}
      text={tBattles("missing.text")}
      at={{ x: 12, y: 31 }}
      action={game}
    />
  );
}

/** The page of a report that could not be loaded; `text` says why. */
export function BattleFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  usePageTitle(tBattles("title"));
  return (
    <div className="grid flex-1 place-items-center p-pad">
      <div className="panel max-w-read p-8">
        <h1 className="text-xl">{tBattles("failed")}</h1>
        <p className="mt-2 text-muted" role="alert">
          {text}
        </p>
        <button type="button" className="btn btn-ember mt-5" onClick={onRetry}>
          {tShell("retry")}
        </button>
      </div>
    </div>
  );
}
