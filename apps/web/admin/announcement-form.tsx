import type { Announcement } from "@emberlode/contract";
import { DAY, HOUR } from "@emberlode/game";
import { LANGUAGES, type Language } from "@emberlode/messages/languages";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { type AnnouncementDraft, draftOf, inputOf, newDraft } from "./announcement-draft.ts";
import { TextFields, TimeField, WhereFields } from "./announcement-fields.tsx";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { Card } from "./card.tsx";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { zoneName } from "./local-time.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";

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
  const { send, refusal, pending } = useConfirmedCall();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const change = (part: Partial<AnnouncementDraft>) => setDraft((last) => ({ ...last, ...part }));
  const input = inputOf(draft);
  const isReady = input !== null && !pending;
  const setText = (language: Language, text: AnnouncementDraft["texts"][Language]) =>
    change({ texts: { ...draft.texts, [language]: text } });

  const [submit, done] =
    announcement !== null
      ? ([t("form.save"), t("done.saved")] as const)
      : draft.startsAt === null
        ? ([t("form.publish"), t("done.published")] as const)
        : ([t("form.schedule"), t("done.scheduled")] as const);

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isReady) return;
    const failure = await send(() =>
      announcement === null
        ? create.mutateAsync(input)
        : edit.mutateAsync({ ...input, id: announcement.id }),
    );
    if (failure === null) onDone(done);
  }

  return (
    <Card title={announcement === null ? t("form.new") : t("form.edit")}>
      <form ref={form} onSubmit={(event) => void onSubmit(event)} className="staff-writing">
        <div className="staff-writing-texts">
          {LANGUAGES.map((language) => (
            <TextFields
              key={language}
              language={language}
              text={draft.texts[language]}
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
        {refusal !== null && (
          <p role="alert" className="staff-refused">
            {refusal.text}
          </p>
        )}
        <ConfirmationNote />
        <div className="staff-answers">
          <button type="submit" className="btn btn-ember" aria-disabled={!isReady}>
            {submit}
          </button>
          <button type="button" className="btn" onClick={onCancel}>
            {t("form.cancel")}
          </button>
        </div>
      </form>
    </Card>
  );
}
