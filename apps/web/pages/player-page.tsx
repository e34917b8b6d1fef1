import { useEffect } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { DeadEnd } from "../features/field/dead-end.tsx";
import { PlayerView } from "../features/people/player-view.tsx";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { QueryFailed } from "../features/ui/query-states.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { playerPath } from "../lib/paths.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("players");

/** The page of a player who does not exist. */
function NoPlayer({ username }: { username: string }) {
  const ranks = (
    <Link href="/ranks" className="btn btn-ember">
      {t("missing.action")}
    </Link>
  );
  return (
    <DeadEnd
      title={t("missing.title")}
      lead={t("missing.lead", { name: username })}
      text={t("missing.text")}
      at={{ x: 31, y: 12 }}
      action={ranks}
    />
  );
}

/** The codes for a missing player and an invalid name. */
const MISSING: readonly (string | null)[] = ["NOT_FOUND", "BAD_INPUT"];

/** A player's page by name; a former guest name redirects to the current one. */
function usePlayerPage(username: string) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.ranks.player.useQuery({ username });
  useEffect(() => {
    if (data === undefined) return;
    const name = data.username;
    if (name.toLowerCase() === username.trim().toLowerCase()) return;
    // Cache it under the new name, so that the page does not load twice.
    utils.ranks.player.setData({ username: name }, data);
    navigate(playerPath(name), { replace: true });
  }, [utils, username, data]);
  const missing = error !== null && MISSING.includes(toFailure(error).code);
  return { player: data, error, missing, retry: () => void refetch() };
}

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
