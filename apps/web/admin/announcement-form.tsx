import type { Announcement } from "@emberlode/contract";
import { DAY, HOUR } from "@emberlode/game";
import { LANGUAGES, type Language } from "@emberlode/messages/languages";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../features/ui/icon.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { type AnnouncementDraft, draftOf, inputOf, newDraft } from "./announcement-draft.ts";
import { TextFields, TimeField, WhereFields } from "./announcement-fields.tsx";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { Card } from "./card.tsx";
import { CONFIRMATION_MINUTES, useConfirmation } from "./confirmation.tsx";
import { t as tAdmin } from "./texts.ts";

const t = await messages("admin-announcements");

interface AnnouncementFormProps {
  /** The one to change; null for a new one. */
  announcement: Announcement | null;
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** Makes the call for a draft. */
function useSend(announcement: Announcement | null) {
  const create = trpc.adminAnnouncements.create.useMutation();
  const edit = trpc.adminAnnouncements.edit.useMutation();
  const withConfirmation = useConfirmation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  /** Whether it was saved. */
  async function send(draft: AnnouncementDraft): Promise<boolean> {
    const input = inputOf(draft);
    if (input === null || pending) return false;
    setPending(true);
    setRefusal(null);
    try {
      await withConfirmation(() =>
        announcement === null
          ? create.mutateAsync(input)
          : edit.mutateAsync({ ...input, id: announcement.id }),
      );
      return true;
    } catch (error) {
      setRefusal(toFailure(error).text);
      return false;
    } finally {
      setPending(false);
    }
  }
  return { send, refusal, pending };
}

/** Writes or changes an announcement, with its preview. */
export function AnnouncementForm({ announcement, onDone, onCancel }: AnnouncementFormProps) {
  const [draft, setDraft] = useState(() =>
    announcement === null ? newDraft() : draftOf(announcement),
  );
  const { send, refusal, pending } = useSend(announcement);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const change = (part: Partial<AnnouncementDraft>) => setDraft((last) => ({ ...last, ...part }));
  const isReady = inputOf(draft) !== null && !pending;
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
    if (await send(draft)) onDone(done);
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
        <p className="field-note">
          {t("form.zone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
        <AnnouncementPreview draft={draft} />
        {refusal !== null && (
          <p role="alert" className="staff-refused">
            {refusal}
          </p>
        )}
        <p className="staff-grave">
          <Icon name="lock" className="size-4" />
          {tAdmin("actions.grave", { minutes: CONFIRMATION_MINUTES })}
        </p>
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
