import { getQueryKey } from "@trpc/react-query";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { LoadMore, NoRows, Rows } from "./card.tsx";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

/** What a player wrote in the chat, also what was removed. */
export function PlayerMessages({ username }: { username: string }) {
  const { client } = trpc.useUtils();
  const input = { username };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminPlayers.messages, input, "infinite"),
    (page, options) => client.adminPlayers.messages.query({ ...input, ...page }, options),
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={4} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={retry} />;
  }
  const messages = pages.flatMap((page) => page.messages);
  if (messages.length === 0) return <NoRows text={t("messages.none")} />;
  return (
    <>
      <Rows label={t("messages.title")}>
        {messages.map(({ id, room, body, at, isRemoved }) => (
          <li key={`${room} ${id}`} className="staff-row" data-removed={isRemoved || undefined}>
            <div className="min-w-0 flex-1">
              <p className="staff-text">
                <span className="staff-said">{body}</span>{" "}
                {isRemoved && <Badge tone="warn">{t("messages.removed")}</Badge>}
              </p>
              <p className="staff-dots">
                <Ago at={at} />
                <span translate="no">{room}</span>
              </p>
            </div>
          </li>
        ))}
      </Rows>
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </>
  );
}
