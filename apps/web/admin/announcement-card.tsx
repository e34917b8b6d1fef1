import type { Announcement } from "@emberlode/contract";
import { useId, useState } from "react";
import { plainText } from "../features/site-text/markdown.ts";
import { MarkdownText } from "../features/site-text/markdown-text.tsx";
import { ConfirmDialog } from "../features/ui/confirm-dialog.tsx";
import { toFailure } from "../lib/failure.ts";
import { pageLanguage } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import { notifyError } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { useConfirmation } from "./confirmation.tsx";
import { At } from "./when.tsx";

const t = await messages("admin-announcements");

const TONES = {
  upcoming: "staff",
  running: "good",
  over: "neutral",
  withdrawn: "warn",
} as const satisfies Record<Announcement["state"], string>;

interface AnnouncementCardProps {
  announcement: Announcement;
  /** Null if the caller may not change announcements. */
  onEdit: (() => void) | null;
  onWithdrawn: () => void;
}

/** Withdraws an announcement, after a question. */
function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const withdraw = trpc.adminAnnouncements.withdraw.useMutation();
  const withConfirmation = useConfirmation();
  const [isAsking, setAsking] = useState(false);
  async function confirm(): Promise<void> {
    setAsking(false);
    try {
      await withConfirmation(() => withdraw.mutateAsync({ id }));
      onWithdrawn();
    } catch (error) {
      notifyError(toFailure(error).text);
    }
  }
  return (
    <>
      <button type="button" className="btn staff-btn-small" onClick={() => setAsking(true)}>
        {t("withdraw")}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={{
            title: t("question.title"),
            text: t("question.text"),
            verb: t("question.verb"),
          }}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** When it is shown, by whom, and what became of its alerts. */
function Facts({ announcement }: { announcement: Announcement }) {
  const { state, startsAt, endsAt, withdrawnAt, by, asAlert, asBanner, alerts, isAlerted } =
    announcement;
  const isBegun = state !== "upcoming";
  return (
    <p className="staff-dots">
      <At
        at={startsAt}
        write={(time) => (isBegun ? t("started", { time }) : t("starts", { time }))}
      />
      {withdrawnAt !== null && <At at={withdrawnAt} write={(time) => t("withdrawnAt", { time })} />}
      {withdrawnAt === null && endsAt !== null && (
        <At
          at={endsAt}
          write={(time) => (state === "over" ? t("ended", { time }) : t("ends", { time }))}
        />
      )}
      {withdrawnAt === null && endsAt === null && asBanner && <span>{t("untilWithdrawn")}</span>}
      {asAlert && isBegun && (
        <span>{isAlerted ? t("alerts", { count: alerts }) : t("sending", { count: alerts })}</span>
      )}
      <span>{by === null ? t("byCommand") : t("by", { name: by })}</span>
    </p>
  );
}

interface ContentProps {
  text: Announcement["texts"][number];
  asBanner: boolean;
}

/** The text as players read it: a banner shows Markdown, an alert doesn't. */
function Content({ text: { language, content }, asBanner }: ContentProps) {
  if (asBanner) return <MarkdownText source={content} lang={language} />;
  return (
    <p className="staff-text" lang={language}>
      {plainText(content)}
    </p>
  );
}

/** An announcement in the list. */
export function AnnouncementCard({ announcement, onEdit, onWithdrawn }: AnnouncementCardProps) {
  const id = useId();
  const { state, asAlert, asBanner, texts } = announcement;
  const own = texts.find(({ language }) => language === pageLanguage()) ?? texts[0];
  const others = texts.filter((text) => text !== own);
  const isOver = state === "over" || state === "withdrawn";
  return (
    <article className="staff-card" aria-labelledby={id}>
      <div className="staff-card-head">
        <h2 id={id} lang={own?.language}>
          {own?.title}
        </h2>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {asBanner && <Badge>{t("banner")}</Badge>}
        {asAlert && <Badge>{t("alert")}</Badge>}
        {onEdit !== null && !isOver && (
          <div className="staff-card-tools staff-answers mt-0">
            {state === "upcoming" && (
              <button type="button" className="btn staff-btn-small" onClick={onEdit}>
                {t("edit")}
              </button>
            )}
            <WithdrawButton id={announcement.id} onWithdrawn={onWithdrawn} />
          </div>
        )}
      </div>
      <div className="staff-card-body grid gap-2">
        {own !== undefined && <Content text={own} asBanner={asBanner} />}
        {others.map((text) => (
          <div key={text.language} className="staff-reason">
            <b lang={text.language}>{text.title}</b>
            <Content text={text} asBanner={asBanner} />
          </div>
        ))}
        <Facts announcement={announcement} />
      </div>
    </article>
  );
}
