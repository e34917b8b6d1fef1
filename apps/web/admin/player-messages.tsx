import type { PlayerFile, StaffMessage } from "@emberlode/contract";
import { isAtLeast } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
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
  /** Undefined if it is not the player's. */
  message: StaffMessage | undefined;
  onClose: () => void;
}

/** Decides about a message of the player, reported or not. */
function DecisionDialog({ file, number, message, onClose }: DecisionDialogProps) {
  const utils = trpc.useUtils();
  const { username } = file.player;
  return (
    <Dialog title={t("reports.messageOf", { name: username })} onClose={onClose}>
      <blockquote className="staff-quoted mb-4" data-removed={message?.isRemoved || undefined}>
        {message === undefined ? (
          <p className="text-muted">{t("reports.notByPlayer")}</p>
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

interface MessageRowProps {
  message: StaffMessage;
  /** Whether the address led to it. */
  isLinked: boolean;
  /** Null if the caller may not decide about it. */
  onRemove: (() => void) | null;
}

const scrollThere = (row: HTMLLIElement | null) => row?.scrollIntoView?.({ block: "center" });

function MessageRow({ message, isLinked, onRemove }: MessageRowProps) {
  const { body, at, isRemoved } = message;
  return (
    <li
      ref={isLinked ? scrollThere : undefined}
      className="staff-row"
      data-removed={isRemoved || undefined}
      data-linked={isLinked || undefined}
    >
      <div className="min-w-0 flex-1">
        <MessageText message={message} />
        <p className="staff-dots">
          {isLinked && <span>{t("messages.linked")}</span>}
          <Ago at={at} />
        </p>
      </div>
      {onRemove !== null && (
        <button
          type="button"
          className="btn staff-btn-small"
          aria-label={t("messages.removeNamed", { body })}
          onClick={onRemove}
        >
          {t("messages.remove")}
        </button>
      )}
    </li>
  );
}

/** The player's messages: around one, or the newest. */
function useMessagesOf(username: string, around: number | null) {
  const { client } = trpc.useUtils();
  const first = { username, ...(around !== null && { around }) };
  const { pages, ...list } = usePages(
    getQueryKey(trpc.adminPlayers.messages, first, "infinite"),
    ({ before }, options) =>
      client.adminPlayers.messages.query(
        before === undefined ? first : { username, before },
        options,
      ),
  );
  const messages = pages?.flatMap((page) => page.messages);
  return { ...list, messages, hasNewer: pages?.[0]?.hasNewer ?? false };
}

/** What a player wrote in the chat, also what was removed. */
export function PlayerMessages({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const { number, set } = useOpenMessage();
  // Stays when the dialog about the message closes.
  const [start, setStart] = useState(number);
  const list = useMessagesOf(file.player.username, start);
  const { messages, error, hasMore, isLoadingMore } = list;
  if (messages === undefined) {
    if (error === null) return <Skeleton rows={4} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={list.retry} />;
  }
  const mayDecide = isAtLeast(role, "moderator") && file.mayDo.length > 0;
  return (
    <>
      {list.hasNewer && (
        <div className="staff-more staff-newer">
          <button type="button" className="btn" onClick={() => setStart(null)}>
            {t("messages.newest")}
          </button>
        </div>
      )}
      {messages.length === 0 ? (
        <NoRows text={t("messages.none")} />
      ) : (
        <Rows label={t("messages.title")}>
          {messages.map((message) => (
            <MessageRow
              key={`${message.room} ${message.id}`}
              message={message}
              isLinked={message.id === start}
              onRemove={mayDecide && !message.isRemoved ? () => set(message.id) : null}
            />
          ))}
        </Rows>
      )}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? t("loadingMore") : t("loadMore")}
          isLoading={isLoadingMore}
          onLoad={list.loadMore}
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
