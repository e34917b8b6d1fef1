import type { Announcement } from "@emberlode/contract";
import { isAtLeast, MINUTE } from "@emberlode/game";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { EmptyState, QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { AnnouncementCard } from "./announcement-card.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { LoadMore } from "./card.tsx";
import { OutcomeStatus } from "./decision-outcome.tsx";
import { useStaff } from "./staff-context.ts";
import { StateLinks } from "./state-links.tsx";
import { t as tAdmin } from "./texts.ts";
import { usePages } from "./use-pages.ts";

const t = await messages("admin-announcements");

interface ListProps {
  isPast: boolean;
  /** Whether the form is open, which replaces the hint to write one. */
  isWriting: boolean;
  /** Null if the caller may not change announcements. */
  onEdit: ((announcement: Announcement) => void) | null;
  onWithdrawn: () => void;
}

function List({ isPast, isWriting, onEdit, onWithdrawn }: ListProps) {
  const { client } = trpc.useUtils();
  const input = { isPast };
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminAnnouncements.list, input, "infinite"),
    (page, options) => client.adminAnnouncements.list.query({ ...input, ...page }, options),
    { refetchInterval: MINUTE },
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={6} />;
    return <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />;
  }
  const announcements = pages.flatMap((page) => page.announcements);
  if (announcements.length === 0) {
    if (isPast) return <EmptyState icon="log" title={t("nonePast")} text={t("nonePastText")} />;
    if (isWriting) return null;
    const text = t(onEdit === null ? "noneTextReaders" : "noneText");
    return <EmptyState icon="flag" title={t("none")} text={text} />;
  }
  return (
    <>
      {announcements.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          onEdit={onEdit && (() => onEdit(announcement))}
          onWithdrawn={onWithdrawn}
        />
      ))}
      {hasMore && (
        <LoadMore
          text={isLoadingMore ? tAdmin("loadingMore") : tAdmin("loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

/** Announcements to everyone: what is scheduled, shown now and over. */
export default function AnnouncementsPage() {
  usePageTitle(t("title"));
  const utils = trpc.useUtils();
  const [params] = useSearchParams();
  const isPast = params.get("list") === "past";
  const mayWrite = isAtLeast(useStaff().role, "admin");
  const [edited, setEdited] = useState<Announcement | "new" | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The form or the card that had the focus is gone.
  useEffect(() => {
    if (outcome !== null) status.current?.focus();
  }, [outcome]);
  function finish(text: string): void {
    setEdited(null);
    setOutcome(text);
    for (const router of [utils.adminAnnouncements, utils.admin]) void router.invalidate();
  }
  function open(what: Announcement | "new"): void {
    setOutcome(null);
    setEdited(what);
  }
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
        <StateLinks
          label={t("lists")}
          links={[
            { text: t("current"), href: "/announcements", isCurrent: !isPast },
            { text: t("past"), href: "/announcements?list=past", isCurrent: isPast },
          ]}
        />
      </div>
      <OutcomeStatus
        ref={status}
        outcome={outcome === null ? null : { text: outcome, isByCaller: true }}
      />
      {mayWrite && edited === null && (
        <p>
          <button type="button" className="btn btn-ember" onClick={() => open("new")}>
            {t("write")}
          </button>
        </p>
      )}
      {edited !== null && (
        <AnnouncementForm
          key={edited === "new" ? "new" : edited.id}
          announcement={edited === "new" ? null : edited}
          onDone={finish}
          onCancel={() => setEdited(null)}
        />
      )}
      <List
        isPast={isPast}
        isWriting={edited !== null}
        onEdit={mayWrite ? open : null}
        onWithdrawn={() => finish(t("done.withdrawn"))}
      />
    </div>
  );
}
