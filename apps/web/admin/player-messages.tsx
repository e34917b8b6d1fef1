import type { PlayerFile, StaffMessage } from "@emberlode/contract";
import { isAtLeast } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useSearchParams } from "wouter";
import { Dialog } from "../features/ui/dialog.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { LoadMore, NoRows, Rows } from "./card.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

/** In the address: the number of the message to decide about. */
const PARAM = "message";

function useOpenMessage() {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get(PARAM));
  const set = (message: number | null) =>
    setParams(message === null ? {} : { [PARAM]: String(message) }, { replace: true });
  return { number: Number.isInteger(number) && number > 0 ? number : null, set };
}

function MessageText({ message: { body, isRemoved } }: { message: StaffMessage }) {
  return (
    <p className="staff-text">
      <span className="staff-said">{body}</span>{" "}
      {isRemoved && <Badge tone="warn">{t("messages.removed")}</Badge>}
    </p>
  );
}

interface DecisionDialogProps {
  file: PlayerFile;
  number: number;
  /** Undefined if it is not loaded. */
  message: StaffMessage | undefined;
  onClose: () => void;
}

/** Decides about a message of the player, reported or not. */
function DecisionDialog({ file, number, message, onClose }: DecisionDialogProps) {
  const utils = trpc.useUtils();
  const { username } = file.player;
  return (
    <Dialog title={t("reports.messageOf", { name: username })} onClose={onClose}>
      <blockquote className="staff-quoted" data-removed={message?.isRemoved || undefined}>
        {message === undefined ? (
          <p className="text-muted">{t("reports.notLoaded")}</p>
        ) : (
          <MessageText message={message} />
        )}
      </blockquote>
      <DecisionForm
        thing={{ subject: "message", player: file._id, message: number }}
        name={username}
        reports={[]}
        onDecided={({ text }) => {
          notifySuccess(text);
          onClose();
          void utils.adminReports.invalidate();
        }}
      />
    </Dialog>
  );
}

/** What a player wrote in the chat, also what was removed. */
export function PlayerMessages({ file }: { file: PlayerFile }) {
  const { username } = file.player;
  const { client } = trpc.useUtils();
  const { role } = useStaff();
  const { number, set } = useOpenMessage();
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
  const mayDecide = isAtLeast(role, "moderator") && file.mayDo.length > 0;
  return (
    <>
      {messages.length === 0 ? (
        <NoRows text={t("messages.none")} />
      ) : (
        <Rows label={t("messages.title")}>
          {messages.map((message) => (
            <li
              key={`${message.room} ${message.id}`}
              className="staff-row"
              data-removed={message.isRemoved || undefined}
            >
              <div className="min-w-0 flex-1">
                <MessageText message={message} />
                <p className="staff-dots">
                  <Ago at={message.at} />
                  <span translate="no">{message.room}</span>
                </p>
              </div>
              {mayDecide && !message.isRemoved && (
                <button
                  type="button"
                  className="btn staff-btn-small"
                  aria-label={t("messages.removeNamed", { body: message.body })}
                  onClick={() => set(message.id)}
                >
                  {t("messages.remove")}
                </button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
      {mayDecide && number !== null && (
        <DecisionDialog
          file={file}
          number={number}
          message={messages.find(({ id }) => id === number)}
          onClose={() => set(null)}
        />
      )}
    </>
  );
}
