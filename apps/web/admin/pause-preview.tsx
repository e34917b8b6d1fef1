import type { Pause, PauseKind } from "@emberlode/game";
import { LANGUAGE_NAMES, languageOf } from "@emberlode/messages/languages";
import { keepPreviousData } from "@tanstack/react-query";
import { Refusal } from "../features/ui/notes.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { useDebounced } from "./use-debounced.ts";

const t = await messages("admin-schedule");

const TYPING_MS = 350;

const isoTime = (time: number): string => new Date(time).toISOString();

/** The input of the calls about a pause. */
export const toTimes = ({ from, until }: Pause) => ({
  from: isoTime(from),
  until: until === null ? null : isoTime(until),
});

function languageName(tag: string): string {
  const language = languageOf(tag);
  return language === null ? tag : LANGUAGE_NAMES[language];
}

/** What players will read, in each of their languages, or why it is refused. */
export function PausePreview({ kind, pause }: { kind: PauseKind; pause: Pause | null }) {
  const asked = useDebounced(pause === null ? "" : JSON.stringify(toTimes(pause)), TYPING_MS);
  const times: ReturnType<typeof toTimes> =
    asked === "" ? { from: isoTime(0), until: null } : JSON.parse(asked);
  const { data, error } = trpc.adminSchedule.preview.useQuery(
    { kind, ...times },
    { enabled: asked !== "", placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 },
  );
  return (
    <section className="staff-preview" aria-labelledby="preview-title">
      <h3 id="preview-title" className="staff-kicker">
        {t("form.preview")}
      </h3>
      {pause === null && <p className="text-muted">{t("form.incomplete")}</p>}
      {pause !== null && error !== null && <Refusal text={toFailure(error).text} />}
      {pause !== null && error === null && data === undefined && (
        <p className="text-muted">{t("form.loading")}</p>
      )}
      {pause !== null &&
        error === null &&
        data?.notices.map(({ language, title, content }) => (
          <figure key={language} className="staff-notice" lang={language}>
            <figcaption>{languageName(language)}</figcaption>
            <p className="font-semibold">{title}</p>
            <p className="staff-text">{content}</p>
          </figure>
        ))}
    </section>
  );
}
