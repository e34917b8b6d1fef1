import { ANNOUNCEMENT_CONTENT_MAX_LENGTH, ANNOUNCEMENT_TITLE_MAX_LENGTH } from "@emberlode/game";
import { LANGUAGE_NAMES, type Language } from "@emberlode/messages/languages";
import { useId } from "react";
import { messages } from "../lib/messages.ts";
import { serverNow } from "../lib/server-clock.ts";
import { type AnnouncementDraft, isEmpty, writtenTexts } from "./announcement-draft.ts";
import { Choice } from "./choice.tsx";
import { roundUp, toLocalInput } from "./local-time.ts";

const t = await messages("admin-announcements");

interface TextFieldsProps {
  language: Language;
  draft: AnnouncementDraft;
  onChange: (text: AnnouncementDraft["texts"][Language]) => void;
}

/** Whether this language is needed, or which text its readers see instead. */
function hintOf(language: Language, draft: AnnouncementDraft): string {
  const [instead] = writtenTexts(draft);
  if (instead === undefined) return t("form.oneNeeded");
  if (isEmpty(draft.texts[language])) {
    return t("form.optional", { language: LANGUAGE_NAMES[instead.language] });
  }
  return t("form.bothNeeded");
}

/** Title and message in one language. */
export function TextFields({ language, draft, onChange }: TextFieldsProps) {
  const id = useId();
  const text = draft.texts[language];
  const name = LANGUAGE_NAMES[language];
  return (
    <fieldset className="staff-writing-text" aria-describedby={`${id}hint`}>
      <legend className="staff-kicker">{t("form.texts", { language: name })}</legend>
      <label htmlFor={`${id}title`} className="font-semibold">
        {t("form.title")}
      </label>
      <input
        id={`${id}title`}
        className="input"
        lang={language}
        value={text.title}
        maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange({ ...text, title: event.target.value })}
      />
      <label htmlFor={`${id}content`} className="font-semibold">
        {t("form.content")}
      </label>
      <textarea
        id={`${id}content`}
        className="input"
        lang={language}
        rows={5}
        value={text.content}
        maxLength={ANNOUNCEMENT_CONTENT_MAX_LENGTH}
        onChange={(event) => onChange({ ...text, content: event.target.value })}
      />
      <p id={`${id}hint`} className="field-note">
        {hintOf(language, draft)}
      </p>
    </fieldset>
  );
}

interface WhereFieldsProps {
  draft: AnnouncementDraft;
  onChange: (change: Partial<AnnouncementDraft>) => void;
}

const WAYS = ["asAlert", "asBanner"] as const;

/** Alert, banner or both. */
export function WhereFields({ draft, onChange }: WhereFieldsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="font-semibold">{t("form.where")}</legend>
      {WAYS.map((way) => (
        <div key={way}>
          <label className="staff-check">
            <input
              type="checkbox"
              checked={draft[way]}
              aria-describedby={`${id}${way}`}
              onChange={(event) => onChange({ [way]: event.target.checked })}
            />
            {t(`form.${way}`)}
          </label>
          <p id={`${id}${way}`} className="staff-check-hint">
            {t(`form.${way}Hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

/** New times begin at a multiple of this. */
const STEP_MINUTES = 15;

interface TimeFieldProps {
  legend: string;
  /** The choices: without a time, and with one. */
  without: string;
  withTime: string;
  label: string;
  value: string | null;
  /** Milliseconds from now that a new time begins with. */
  suggestedMs: number;
  onChange: (value: string | null) => void;
}

/** A time, or none. */
export function TimeField(props: TimeFieldProps) {
  const { legend, without, withTime, label, value, suggestedMs, onChange } = props;
  const name = useId();
  const suggest = () => onChange(toLocalInput(roundUp(serverNow() + suggestedMs, STEP_MINUTES)));
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="staff-choices">
        <Choice
          name={name}
          text={without}
          isChosen={value === null}
          onChoose={() => onChange(null)}
        />
        <Choice name={name} text={withTime} isChosen={value !== null} onChoose={suggest} />
      </div>
      {value !== null && (
        <input
          type="datetime-local"
          className="input mt-2"
          aria-label={label}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
}
