import { QueryFailed } from "../features/desks/query-failed.tsx";
import { NoPlayer } from "../features/people/no-player.tsx";
import { PlayerView } from "../features/people/player-view.tsx";
import { usePlayerPage } from "../features/people/use-player-page.ts";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("players");

function PlayerLoading() {
  usePageTitle(t("loading"));
  return <PageLoading />;
}

/** A player's public page. */
export default function PlayerPage({ username }: { username: string }) {
  const { player, missing, error, retry } = usePlayerPage(username);
  if (player !== undefined && !missing) return <PlayerView key={player._id} player={player} />;
  if (missing) return <NoPlayer username={username} />;
  if (error === null) return <PlayerLoading />;
  return (
    <div className="player-page panel">
      <h1 className="text-2xl">{t("loading")}</h1>
      <QueryFailed error={error} lead={t("failed")} onRetry={retry} />
    </div>
  );
}
