import type { Announcement } from "@emberlode/contract";
import { DAY, HOUR } from "@emberlode/game";
import { LANGUAGES, type Language } from "@emberlode/messages/languages";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { AnnouncementConfirmation } from "./announcement-confirmation.tsx";
import {
  type AnnouncementDraft,
  draftOf,
  inputOf,
  missingIn,
  newDraft,
} from "./announcement-draft.ts";
import { TextFields, TimeField, WhereFields } from "./announcement-fields.tsx";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { Card } from "./card.tsx";
import { zoneName } from "./local-time.ts";

const t = await messages("admin-announcements");

interface AnnouncementFormProps {
  /** The one to change; null for a new one. */
  announcement: Announcement | null;
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** Writes or changes an announcement, with its preview. */
export function AnnouncementForm({ announcement, onDone, onCancel }: AnnouncementFormProps) {
  const [draft, setDraft] = useState(() =>
    announcement === null ? newDraft() : draftOf(announcement),
  );
  const create = trpc.adminAnnouncements.create.useMutation();
  const edit = trpc.adminAnnouncements.edit.useMutation();
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const change = (part: Partial<AnnouncementDraft>) => setDraft((last) => ({ ...last, ...part }));
  const input = inputOf(draft);
  const missing = missingIn(draft);
  const setText = (language: Language, text: AnnouncementDraft["texts"][Language]) =>
    change({ texts: { ...draft.texts, [language]: text } });

  const [submit, done] =
    announcement !== null
      ? ([t("form.save"), t("done.saved")] as const)
      : draft.startsAt === null
        ? ([t("form.publish"), t("done.published")] as const)
        : ([t("form.schedule"), t("done.scheduled")] as const);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (input !== null) setAsking(true);
  }

  return (
    <Card title={announcement === null ? t("form.new") : t("form.edit")}>
      <form ref={form} onSubmit={onSubmit} className="staff-writing">
        <p className="field-note">{t("form.plain")}</p>
        <div className="staff-writing-texts">
          {LANGUAGES.map((language) => (
            <TextFields
              key={language}
              language={language}
              draft={draft}
              onChange={(text) => setText(language, text)}
            />
          ))}
        </div>
        <div className="staff-writing-settings">
          <WhereFields draft={draft} onChange={change} />
          <TimeField
            legend={t("form.start")}
            without={t("form.now")}
            withTime={t("form.later")}
            label={t("form.startTime")}
            value={draft.startsAt}
            suggestedMs={HOUR}
            onChange={(startsAt) => change({ startsAt })}
          />
          <TimeField
            legend={t("form.end")}
            without={t("form.never")}
            withTime={t("form.until")}
            label={t("form.endTime")}
            value={draft.endsAt}
            suggestedMs={DAY}
            onChange={(endsAt) => change({ endsAt })}
          />
        </div>
        <p className="field-note">{t("form.zone", { zone: zoneName(Date.now()) })}</p>
        <AnnouncementPreview draft={draft} />
        <div className="staff-answers">
          <button type="submit" className="btn btn-ember" aria-disabled={input === null}>
            {submit}
          </button>
          <button type="button" className="btn" onClick={onCancel}>
            {t("form.cancel")}
          </button>
          {missing !== null && <span className="field-note">{t(`form.missing.${missing}`)}</span>}
        </div>
      </form>
      {isAsking && input !== null && (
        <AnnouncementConfirmation
          draft={draft}
          submit={submit}
          send={() =>
            announcement === null
              ? create.mutateAsync(input)
              : edit.mutateAsync({ ...input, id: announcement.id })
          }
          onDone={() => onDone(done)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
