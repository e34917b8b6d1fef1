import { enPlayers } from "@emberlode/words/en/players";
import { QueryFailed } from "../features/desks/components/query-failed.tsx";
import { NoPlayer } from "../features/people/components/no-player.tsx";
import { PlayerView } from "../features/people/components/player-view.tsx";
import { usePlayerPage } from "../features/people/hooks/use-player-page.ts";
import { PageLoading } from "../features/ui/components/page-loading.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";

/** While there is nothing to show yet. */
function PlayerLoading() {
  usePageTitle(enPlayers.loading);
  return <PageLoading />;
}

/** What everybody may know of a player. */
export default function PlayerPage({ username }: { username: string }) {
  const { player, missing, error, retry } = usePlayerPage(username);
  if (player !== undefined && !missing) return <PlayerView key={player._id} player={player} />;
  if (missing) return <NoPlayer username={username} />;
  if (error === null) return <PlayerLoading />;
  return (
    <div className="player-page panel">
      <h1 className="text-2xl">{enPlayers.loading}</h1>
      <QueryFailed error={error} lead={enPlayers.failed} onRetry={retry} />
    </div>
  );
}
