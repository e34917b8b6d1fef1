import type { ListedWord } from "@emberlode/contract";
import { getQueryKey } from "@trpc/react-query";
import { useId, useState } from "react";
import { ConfirmButton } from "../features/ui/confirm-button.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { notifyError, notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { Card, LoadMore, NoRows, Rows } from "./card.tsx";
import { useConfirmation } from "./confirmation.tsx";
import { useStaff } from "./staff-context.ts";
import { t as tAdmin } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";
import { usePages } from "./use-pages.ts";
import { Ago } from "./when.tsx";

const t = await messages("admin-words");

const TYPING_MS = 250;

function Effects({ word: { scope, action, isWhole } }: { word: ListedWord }) {
  const isMasked = action === "mask";
  return (
    <>
      {scope !== "names" && (
        <Badge tone={isMasked ? "warn" : "bad"}>
          {t(isMasked ? "list.effects.chatMask" : "list.effects.chatRefuse")}
        </Badge>
      )}
      {scope !== "chat" && <Badge tone="bad">{t("list.effects.names")}</Badge>}
      {!isWhole && <Badge>{t("list.part")}</Badge>}
    </>
  );
}

interface WordRowProps {
  word: ListedWord;
  /** Null if the caller may not remove it. */
  onRemove: (() => void) | null;
}

function WordRow({ word, onRemove }: WordRowProps) {
  const { text, note, by, at } = word;
  return (
    <li className="staff-row">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          <span className="staff-mono" translate="no">
            {text}
          </span>
          <Effects word={word} />
        </p>
        {note !== "" && <p className="staff-reason">{note}</p>}
        <p className="staff-dots">
          <span>{t("list.by", { name: by ?? tAdmin("deletedAccount") })}</span>
          <Ago at={at} />
        </p>
      </div>
      {onRemove !== null && (
        <ConfirmButton
          text={t("list.remove")}
          name={t("list.removeNamed", { word: text })}
          className="staff-btn-small"
          question={{
            title: t("list.question.title", { word: text }),
            text: t("list.question.text"),
            verb: t("list.remove"),
          }}
          onConfirm={onRemove}
        />
      )}
    </li>
  );
}

/** Entries that contain a text, and removing one. */
function useWords(text: string) {
  const utils = trpc.useUtils();
  const remove = trpc.adminWords.remove.useMutation();
  const withConfirmation = useConfirmation();
  const input = text === "" ? {} : { text };
  const list = usePages(getQueryKey(trpc.adminWords.list, input, "infinite"), (page, options) =>
    utils.client.adminWords.list.query({ ...input, ...page }, options),
  );
  async function removeWord({ _id: id, text: word }: ListedWord): Promise<void> {
    try {
      await withConfirmation(() => remove.mutateAsync({ id }));
      notifySuccess(t("list.removed", { word }));
    } catch (error) {
      notifyError(toFailure(error).text);
    }
    for (const router of [utils.adminWords, utils.admin]) void router.invalidate();
  }
  return { ...list, removeWord };
}

/** The entries of the filter, newest first. */
export function WordList() {
  const id = useId();
  const { role } = useStaff();
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim(), TYPING_MS);
  const { pages, error, retry, hasMore, isLoadingMore, loadMore, removeWord } = useWords(text);
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={5} />;
    return <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />;
  }
  const words = pages.flatMap((page) => page.words);
  const total = pages.at(-1)?.total ?? 0;
  if (total === 0)
    return <EmptyState icon="ban" title={t("list.none")} text={t("list.noneText")} />;
  return (
    <Card
      title={t("list.title")}
      count={total}
      isFlush
      tools={
        <search className="staff-word-search">
          <label htmlFor={id} className="sr-only">
            {t("list.search")}
          </label>
          <input
            id={id}
            type="search"
            className="input"
            value={typed}
            placeholder={t("list.searchHint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      }
    >
      {words.length === 0 ? (
        <NoRows text={t("list.noneFound", { text })} />
      ) : (
        <Rows label={t("list.title")}>
          {words.map((word) => (
            <WordRow
              key={word._id}
              word={word}
              onRemove={role === "admin" ? () => void removeWord(word) : null}
            />
          ))}
        </Rows>
      )}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? tAdmin("loadingMore") : tAdmin("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </Card>
  );
}
