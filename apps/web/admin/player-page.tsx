import type { PlayerFile } from "@emberlode/contract";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { Tabs } from "../features/ui/tabs.tsx";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { NotFound } from "./not-found.tsx";
import { playerPath } from "./paths.ts";
import { PlayerActions } from "./player-actions.tsx";
import { PlayerFacts, PlayerProfile } from "./player-facts.tsx";
import { PlayerHead } from "./player-head.tsx";
import { PlayerLedger } from "./player-ledger.tsx";
import { PlayerMessages } from "./player-messages.tsx";
import { PlayerNotes } from "./player-notes.tsx";
import { PlayerSanctions } from "./player-sanctions.tsx";
import { PlayerSecrets } from "./player-secrets.tsx";
import { Addresses, LinkedAccounts, Sessions } from "./player-traces.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

function Loaded({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const { username } = file.player;
  const maySeeSecrets = role === "admin" && file.mayDo.length > 0;
  return (
    <>
      <PlayerHead file={file} />
      <PlayerActions file={file} />
      <div className="staff-player">
        <div className="staff-player-first">
          <PlayerSanctions file={file} />
          <PlayerNotes file={file} />
        </div>
        <div className="staff-player-side">
          <LinkedAccounts file={file} />
          <Addresses file={file} />
          <Sessions file={file} />
          <PlayerFacts file={file} />
          <PlayerProfile file={file} />
          {maySeeSecrets && <PlayerSecrets username={username} />}
        </div>
        <div className="staff-player-history staff-card">
          <Tabs
            label={username}
            tabs={[
              {
                id: "messages",
                label: t("messages.title"),
                panel: <PlayerMessages file={file} />,
              },
              {
                id: "ledger",
                label: t("ledger.title"),
                panel: <PlayerLedger username={username} />,
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** All that the team knows about a player, and what it can do. */
export default function PlayerPage({ username }: { username: string }) {
  const { data, error, refetch } = trpc.adminPlayers.get.useQuery({ username });
  const [, navigate] = useLocation();
  const name = data?.player.username;
  usePageTitle(name ?? username);
  // A former name leads to the current one.
  useEffect(() => {
    if (name !== undefined && name !== username) navigate(playerPath(name), { replace: true });
  }, [name, username, navigate]);
  if (data !== undefined) return <Loaded file={data} />;
  if (error === null) return <Skeleton rows={8} />;
  if (toFailure(error).code === "NOT_FOUND") {
    return (
      <NotFound title={t("player.notFound", { name: username })} text={t("player.notFoundText")} />
    );
  }
  return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
}
