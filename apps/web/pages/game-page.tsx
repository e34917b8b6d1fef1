import { useDeferredValue } from "react";
import { GameView } from "../features/play/game-view.tsx";
import { useSession } from "../features/session/use-session.ts";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { toFailure } from "../lib/failure.ts";
import { inLanguage } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tGame = await messages("game");
const tShell = await messages("shell");

// The first plural makes the browser load its locale data: do that in a task of its own, not while
// rendering the first texts.
setTimeout(inLanguage((locale) => new Intl.PluralRules(locale)));

/** The game (spec §2). */
export default function GamePage() {
  usePageTitle(tGame("title"));
  const { data, error, refetch } = useSession();
  // Deferred, so that the page stays responsive while the game first renders.
  const isLoaded = useDeferredValue(data !== undefined);
  if (isLoaded && data !== undefined) return <GameView key={data.user._id} payload={data} />;
  if (error === null) return <PageLoading />;
  return (
    <div className="grid flex-1 place-items-center p-pad">
      <div className="panel max-w-read p-8" role="alert">
        <h1 className="text-xl">{tGame("loadFailed")}</h1>
        <p className="mt-2 text-muted">{toFailure(error).text}</p>
        <button type="button" className="btn btn-ember mt-5" onClick={() => refetch()}>
          {tShell("retry")}
        </button>
      </div>
    </div>
  );
}
