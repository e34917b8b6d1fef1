import type { PlayerFile } from "@emberlode/contract";
import { useEffect, useRef, useState } from "react";
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

/** In the order of their use; the last two are tabs of one card. */
const SECTIONS = [
  { id: "sanctions", text: t("sanctions.title") },
  { id: "messages", text: t("messages.title") },
  { id: "ledger", text: t("ledger.title") },
  { id: "linked", text: t("linked.title") },
  { id: "facts", text: t("player.facts") },
] as const;
type SectionId = (typeof SECTIONS)[number]["id"];

interface Jump {
  id: SectionId;
  times: number;
}

/** Where the narrow page has its sections one below the other, the way to each. */
function useJumps() {
  const root = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState<Jump>({ id: "sanctions", times: 0 });
  useEffect(() => {
    if (jump.times === 0) return;
    const section = root.current?.querySelector<HTMLElement>(`[data-section~="${jump.id}"]`);
    section?.scrollIntoView?.();
    section?.focus({ preventScroll: true });
  }, [jump]);
  const jumps = (
    <nav className="staff-jumps" aria-label={t("player.sections")}>
      {SECTIONS.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="staff-choice"
          onClick={() => setJump(({ times }) => ({ id, times: times + 1 }))}
        >
          {text}
        </button>
      ))}
    </nav>
  );
  const { id, times } = jump;
  return { root, jumps, tab: id === "messages" || id === "ledger" ? { id, times } : null };
}

function Loaded({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const { root, jumps, tab } = useJumps();
  const { username } = file.player;
  const maySeeSecrets = role === "admin" && file.mayDo.length > 0;
  return (
    <>
      <PlayerHead file={file} />
      <PlayerActions file={file} />
      {jumps}
      <div ref={root} className="staff-player">
        <div className="staff-player-first" data-section="sanctions" tabIndex={-1}>
          <PlayerSanctions file={file} />
          <PlayerNotes file={file} />
        </div>
        <div className="staff-player-side">
          <div data-section="linked" tabIndex={-1}>
            <LinkedAccounts file={file} />
          </div>
          <Addresses file={file} />
          <Sessions file={file} />
          <div data-section="facts" tabIndex={-1}>
            <PlayerFacts file={file} />
          </div>
          <PlayerProfile file={file} />
          {maySeeSecrets && <PlayerSecrets username={username} />}
        </div>
        <div
          className="staff-player-history staff-card"
          data-section="messages ledger"
          tabIndex={-1}
        >
          <Tabs
            label={username}
            {...(tab !== null && { openRequest: tab })}
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
