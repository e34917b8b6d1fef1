import type { EditedTextAnswer } from "@emberlode/contract";
import { isAtLeast, SITE_TEXT_MAX_LENGTH, type SitePage } from "@emberlode/game";
import { LANGUAGE_NAMES, type Language } from "@emberlode/messages/languages";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { MarkdownText } from "../features/site-text/markdown-text.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { OutcomeStatus } from "./decision-outcome.tsx";
import { useStaff } from "./staff-context.ts";
import { TextVersions } from "./text-versions.tsx";
import { t as tAdmin } from "./texts.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { useTextDraft } from "./use-text-draft.ts";

const t = await messages("admin-texts");
const tShell = await messages("shell");

interface TextProps {
  page: SitePage;
  language: Language;
}

interface EditorProps extends TextProps {
  text: EditedTextAnswer;
  onSaved: (outcome: string) => void;
}

/** Saves a text; the default one as none. */
function useSave({ page, language, text: { defaultBody, current }, onSaved }: EditorProps) {
  const { mutateAsync } = trpc.adminTexts.save.useMutation();
  const { send, refusal, isPending } = useConfirmedCall();
  async function save(draft: string): Promise<void> {
    const body = draft.trim() === defaultBody.trim() ? "" : draft;
    const base = current?.id ?? null;
    const failure = await send(() => mutateAsync({ page, language, body, base }));
    if (failure === null) onSaved(body.trim() === "" ? t("restoredDefault") : t("saved"));
  }
  return { save, refusal, isPending };
}

function Length({ length }: { length: number }) {
  const over = length - SITE_TEXT_MAX_LENGTH;
  if (over > 0) return <span className="text-bad">{t("tooLong", { count: over })}</span>;
  return <span>{t("length", { count: length, most: SITE_TEXT_MAX_LENGTH })}</span>;
}

/** The text as Markdown, beside how players see it. */
function Editor(props: EditorProps) {
  const { page, language, text, onSaved } = props;
  const { body, defaultBody, current } = text;
  const id = useId();
  const mayWrite = isAtLeast(useStaff().role, "admin");
  const shown = body === "" ? defaultBody : body;
  const version = current?.id ?? "0";
  const { draft, setDraft, discard } = useTextDraft(`${page}/${language}/${version}`, shown);
  const { save, refusal, isPending } = useSave({
    ...props,
    onSaved(outcome) {
      discard();
      onSaved(outcome);
    },
  });
  const [restored, setRestored] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChanged = draft.trim() !== shown.trim();
  const isReady = isChanged && draft.length <= SITE_TEXT_MAX_LENGTH && !isPending;
  return (
    <>
      {body === "" && (
        <p className="staff-why-not">{page === "contact" ? t("contactMissing") : t("isDefault")}</p>
      )}
      <div className="staff-editor">
        <div className="staff-editor-source">
          <label htmlFor={id} className="staff-kicker">
            {t("body")}
          </label>
          <textarea
            ref={field}
            id={id}
            className="input staff-mono"
            lang={language}
            value={draft}
            readOnly={!mayWrite}
            aria-describedby={`${id}hint`}
            onChange={(event) => setDraft(event.target.value)}
          />
          <p id={`${id}hint`} className="field-note staff-editor-note">
            <span>{mayWrite ? t("hint") : t("readOnly")}</span>
            <Length length={draft.length} />
          </p>
        </div>
        <section className="staff-editor-preview" aria-label={t("preview")}>
          <h2 className="staff-kicker">{t("preview")}</h2>
          <div className="staff-editor-text">
            <MarkdownText source={draft === "" ? defaultBody : draft} lang={language} />
          </div>
        </section>
      </div>
      {restored !== null && <p role="status">{t("restored", { time: restored })}</p>}
      {refusal !== null && (
        <p role="alert" className="staff-refused">
          {refusal.text}
        </p>
      )}
      {mayWrite && (
        <div className="staff-editor-actions">
          <ConfirmationNote />
          <div className="staff-answers">
            <button
              type="button"
              className="btn btn-ember"
              aria-disabled={!isReady}
              onClick={() => {
                if (isReady) void save(draft);
              }}
            >
              {t("save")}
            </button>
            {isChanged && (
              <button type="button" className="btn" onClick={discard}>
                {t("discard")}
              </button>
            )}
            {draft.trim() !== defaultBody.trim() && (
              <button type="button" className="btn" onClick={() => setDraft(defaultBody)}>
                {t("useDefault")}
              </button>
            )}
          </div>
        </div>
      )}
      <TextVersions
        page={page}
        language={language}
        currentId={current?.id ?? null}
        onRestore={
          mayWrite
            ? (old, time) => {
                setDraft(old === "" ? defaultBody : old);
                setRestored(time);
                field.current?.focus();
              }
            : null
        }
      />
    </>
  );
}

/** Edits the text of a public page in a language. */
export function TextEditor({ page, language }: TextProps) {
  const title = `${tShell(`legal.${page}`)} · ${LANGUAGE_NAMES[language]}`;
  usePageTitle(title);
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.adminTexts.get.useQuery({ page, language });
  const [outcome, setOutcome] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome !== null) status.current?.focus();
  }, [outcome]);
  async function finish(text: string): Promise<void> {
    await utils.adminTexts.invalidate();
    void utils.admin.invalidate();
    setOutcome(text);
  }
  return (
    <div className="staff-wide">
      <div className="staff-page-head">
        <Link href="/texts" className="text-link">
          {t("back")}
        </Link>
        <h1 className="text-xl">{title}</h1>
      </div>
      <OutcomeStatus
        ref={status}
        outcome={outcome === null ? null : { text: outcome, isByCaller: true }}
      />
      {data === undefined && error === null && <Skeleton rows={10} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} lead={tAdmin("failed")} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Editor
          key={data.current?.id ?? "0"}
          page={page}
          language={language}
          text={data}
          onSaved={(text) => void finish(text)}
        />
      )}
    </div>
  );
}
