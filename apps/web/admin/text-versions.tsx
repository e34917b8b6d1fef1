import type { SitePage } from "@emberlode/game";
import type { Language } from "@emberlode/messages/languages";
import { getQueryKey } from "@trpc/react-query";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { notifyError } from "../lib/notify.ts";
import { timeInWords } from "../lib/times.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { Card, LoadMore, NoRows, Rows } from "./card.tsx";
import { t as tAdmin } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { At } from "./when.tsx";

const t = await messages("admin-texts");

interface TextVersionsProps {
  page: SitePage;
  language: Language;
  /** The version in force, or null. */
  currentId: string | null;
  /** Null if the caller may not change texts. */
  onRestore: ((body: string, time: string) => void) | null;
}

/** Every version of a text: who saved it, when, and a way back to it. */
export function TextVersions({ page, language, currentId, onRestore }: TextVersionsProps) {
  const { client } = trpc.useUtils();
  const input = { page, language };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminTexts.versions, input, "infinite"),
    (request, options) => client.adminTexts.versions.query({ ...input, ...request }, options),
  );
  async function restore(id: string, at: string): Promise<void> {
    try {
      const { body } = await client.adminTexts.version.query({ id });
      onRestore?.(body, timeInWords(Date.parse(at)));
    } catch (failed) {
      notifyError(toFailure(failed).text);
    }
  }
  const versions = pages?.flatMap((one) => one.versions);
  return (
    <Card title={t("history")} isFlush>
      {versions === undefined && error === null && <Skeleton rows={3} />}
      {error !== null && <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />}
      {versions?.length === 0 && <NoRows text={t("noHistory")} />}
      {versions !== undefined && versions.length > 0 && (
        <Rows label={t("history")}>
          {versions.map(({ id, at, by, length }) => (
            <li key={id} className="staff-row staff-version">
              <div className="grid gap-1">
                <p className="staff-row-title">
                  <At at={at} />
                  {id === currentId && <Badge tone="good">{t("inForce")}</Badge>}
                </p>
                <p className="staff-dots">
                  {by !== null && <span>{t("byName", { name: by })}</span>}
                  <span>
                    {length === 0 ? t("versionDefault") : t("versionLength", { count: length })}
                  </span>
                </p>
              </div>
              {onRestore !== null && (
                <button
                  type="button"
                  className="btn staff-btn-small"
                  onClick={() => void restore(id, at)}
                >
                  {t("restore")}
                </button>
              )}
            </li>
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
