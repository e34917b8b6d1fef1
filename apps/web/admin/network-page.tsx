import type { NetworkAnswer } from "@emberlode/contract";
import { NETWORK_ACTIONS, type NetworkAction } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Badge, PlayerBadges } from "./badge.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { Card, LoadMore, Rows } from "./card.tsx";
import { Details } from "./details.tsx";
import { NetworkActionDialog } from "./network-action.tsx";
import { CountBar, Counts } from "./network-counts.tsx";
import { playerPath } from "./paths.ts";
import { BlockFacts, UnblockDialog } from "./sign-up-blocks.tsx";
import { t as tAdmin } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

const t = await messages("admin-networks");

function Facts({ counts }: { counts: NetworkAnswer["counts"] }) {
  const { accounts, guests, bases, banned, played, bots } = counts;
  return (
    <Card title={t("network.facts")}>
      <Details
        facts={[
          [t("network.accounts"), exactNumber(accounts)],
          [t("network.guests"), exactNumber(guests)],
          [t("network.bases"), exactNumber(bases)],
          [t("network.played"), exactNumber(played)],
          [t("network.banned"), exactNumber(banned)],
          ...(bots > 0 ? [[t("network.bots"), exactNumber(bots)] as const] : []),
        ]}
      />
      <p className="mt-2 text-xs text-muted">{t("network.playedNote")}</p>
    </Card>
  );
}

function Addresses({ addresses }: Pick<NetworkAnswer, "addresses">) {
  const maxCount = Math.max(...addresses.map(({ accounts, guests }) => accounts + guests));
  return (
    <Card title={t("network.addresses")} isFlush>
      <Rows label={t("network.addresses")}>
        {addresses.map((one) => (
          <li key={one.address} className="staff-network">
            <span className="staff-mono" translate="no">
              {one.address}
            </span>
            <CountBar counts={one} maxCount={maxCount} />
            <span className="staff-dots">
              <Counts counts={one} />
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function PlayerRow({ player }: { player: NetworkAnswer["players"][number] }) {
  const { username, address, createdAt, lastSeenAt, actions, base } = player;
  return (
    <li className="staff-row">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          <Link href={playerPath(username)} className="staff-name" translate="no">
            {username}
          </Link>
          <PlayerBadges player={{ ...player, role: "player" }} />
        </p>
        <p className="staff-dots">
          <span className="staff-address" translate="no">
            {address}
          </span>
          <Ago at={createdAt} write={(time) => t("network.created", { time })} />
          <Ago at={lastSeenAt} write={(time) => t("network.seen", { time })} />
          <span>{t("network.actions", { count: actions })}</span>
          {base !== null && <span>{t("network.base", base)}</span>}
        </p>
      </div>
    </li>
  );
}

/** The block of this network, or of one around it. */
function BlockNote({ network, block }: { network: string; block: NetworkAnswer["block"] }) {
  if (block === null) return null;
  return (
    <div className="staff-block-note">
      <Icon name="ban" className="size-5" />
      <div className="min-w-0">
        {block.subject !== network && <p>{t("network.blockedBy", { subject: block.subject })}</p>}
        <p className="font-semibold">{block.reason}</p>
        <BlockFacts block={block} />
      </div>
    </div>
  );
}

type OpenDialog = NetworkAction | "block" | "unblock" | null;

function Actions({ network, block, counts }: NetworkAnswer) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const isEmpty = counts.accounts + counts.guests + counts.bots === 0;
  const isBlocked = block !== null && block.subject === network;
  return (
    <div className="staff-actions">
      {!isEmpty &&
        NETWORK_ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            className="btn"
            data-harsh={action === "suspend" || undefined}
            onClick={() => setOpen(action)}
          >
            {t(`actions.${action}.label`)}
          </button>
        ))}
      <button
        type="button"
        className="btn"
        onClick={() => setOpen(isBlocked ? "unblock" : "block")}
      >
        {isBlocked ? t("blocks.remove") : t("blocks.addHere")}
      </button>
      {(open === "suspend" || open === "free") && (
        <NetworkActionDialog network={network} action={open} onClose={close} />
      )}
      {open === "block" && <BlockDialog initial={network} onClose={close} />}
      {open === "unblock" && block !== null && <UnblockDialog block={block} onClose={close} />}
    </div>
  );
}

interface LoadedProps {
  answer: NetworkAnswer;
  players: NetworkAnswer["players"];
  more: React.ReactNode;
}

function Loaded({ answer, players, more }: LoadedProps) {
  const { network, block, counts, addresses } = answer;
  return (
    <>
      <div className="staff-page-head">
        <Link href="/networks" className="text-link">
          {t("network.back")}
        </Link>
        <div className="staff-player-name">
          <h1 translate="no">{network}</h1>
          {block !== null && <Badge tone="bad">{t("network.blocked")}</Badge>}
        </div>
      </div>
      <Actions {...answer} />
      <BlockNote network={network} block={block} />
      {players.length === 0 ? (
        <EmptyState icon="search" title={t("network.empty")} text="" />
      ) : (
        <div className="staff-networks">
          <div className="staff-networks-main">
            <Card title={t("network.players")} isFlush>
              <Rows label={t("network.players")}>
                {players.map((player) => (
                  <PlayerRow key={player.username} player={player} />
                ))}
              </Rows>
              {more}
            </Card>
          </div>
          <div className="staff-networks-side">
            <div className="staff-networks-counts">
              <Facts counts={counts} />
            </div>
            <Addresses addresses={addresses} />
          </div>
        </div>
      )}
    </>
  );
}

/** The players of a network, and what can be done with all of them. */
export default function NetworkPage({ network }: { network: string }) {
  usePageTitle(network);
  const { client } = trpc.useUtils();
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminNetworks.get, { network }, "infinite"),
    ({ before: after = 0 }, options) => client.adminNetworks.get.query({ network, after }, options),
  );
  const first = pages?.[0];
  if (pages === undefined || first === undefined) {
    if (error === null) return <Skeleton rows={8} />;
    return <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />;
  }
  return (
    <Loaded
      answer={first}
      players={pages.flatMap(({ players }) => players)}
      more={
        hasMore && (
          <LoadMore
            text={tAdmin(isLoadingMore ? "loadingMore" : "loadMore")}
            isLoading={isLoadingMore}
            onLoad={loadMore}
          />
        )
      }
    />
  );
}
