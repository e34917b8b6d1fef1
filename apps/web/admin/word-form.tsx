import { FILTER_ACTIONS, type FilterAction, type FilterScope } from "@emberlode/game";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { TextField } from "../features/forms/form-fields.tsx";
import type { Failure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Choices } from "./choice.tsx";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { useStaff } from "./staff-context.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";
import { useDebounced } from "./use-debounced.ts";
import { WordPreviewPanel } from "./word-preview.tsx";

const t = await messages("admin-words");

const TYPING_MS = 350;
const SCOPES = ["both", "chat", "names"] as const satisfies readonly FilterScope[];

interface WordValues {
  text: string;
  scope: FilterScope;
  action: FilterAction;
  isWhole: boolean;
  note: string;
}

const EMPTY: WordValues = { text: "", scope: "both", action: "mask", isWhole: true, note: "" };

interface FieldsProps {
  values: WordValues;
  failure: Failure | null;
  /** Whether the caller may add the entry. */
  mayAdd: boolean;
  onChange: (values: WordValues) => void;
}

function Fields({ values, failure, mayAdd, onChange }: FieldsProps) {
  const id = useId();
  const { text, scope, action, isWhole, note } = values;
  const set = (part: Partial<WordValues>) => onChange({ ...values, ...part });
  return (
    <>
      <TextField
        name="text"
        label={t("form.word")}
        hint={t("form.wordHint")}
        value={text}
        error={failure?.fields.text ?? null}
        autoComplete="off"
        onChange={(typed) => set({ text: typed })}
      />
      <Choices
        label={t("form.scope")}
        value={scope}
        options={SCOPES.map((one) => ({ id: one, text: t(`form.scopes.${one}`) }))}
        onChange={(one) => set({ scope: one })}
      />
      {scope !== "names" && (
        <Choices
          label={t("form.action")}
          value={action}
          options={FILTER_ACTIONS.map((one) => ({ id: one, text: t(`form.actions.${one}`) }))}
          onChange={(one) => set({ action: one })}
        />
      )}
      {scope !== "chat" && <p className="field-note">{t("form.namesHint")}</p>}
      <div className="staff-form-part">
        <label className="staff-check font-semibold" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isWhole}
            aria-describedby={`${id}-hint`}
            onChange={(event) => set({ isWhole: event.target.checked })}
          />
          {t("form.isWhole")}
        </label>
        <p id={`${id}-hint`} className="field-note">
          {t("form.isWholeHint")}
        </p>
      </div>
      {mayAdd && (
        <TextField
          name="note"
          label={t("form.note")}
          value={note}
          error={failure?.fields.note ?? null}
          autoComplete="off"
          onChange={(typed) => set({ note: typed })}
        />
      )}
    </>
  );
}

/** A new entry of the filter beside what it would match. Moderators can only try it. */
export function WordForm() {
  const id = useId();
  const { role } = useStaff();
  const utils = trpc.useUtils();
  const add = trpc.adminWords.add.useMutation();
  const { send, refusal, isPending, clearRefusal } = useConfirmedCall();
  const [values, setValues] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const mayAdd = role === "admin";
  const { note, ...word } = values;
  const typed = word.text.trim();
  const settled = useDebounced(typed, TYPING_MS);
  const isUnnamed = refusal !== null && refusal.fields.text === undefined;

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!mayAdd || typed === "" || isPending) return;
    if ((await send(() => add.mutateAsync({ ...word, note }))) !== null) return;
    notifySuccess(t("form.added", { word: typed }));
    setValues({ ...values, text: "", note: "" });
    form.current?.querySelector<HTMLElement>("[name=text]")?.focus();
    for (const router of [utils.adminWords, utils.admin]) void router.invalidate();
  }

  return (
    <section className="staff-card staff-word" aria-labelledby={id}>
      <form ref={form} onSubmit={onSubmit} noValidate className="staff-word-form">
        <h2 id={id} className="text-lg">
          {mayAdd ? t("form.title") : t("form.tryTitle")}
        </h2>
        <Fields
          values={values}
          mayAdd={mayAdd}
          failure={refusal}
          onChange={(changed) => {
            setValues(changed);
            clearRefusal();
          }}
        />
        {isUnnamed && (
          <p role="alert" className="staff-refused">
            {refusal.text}
          </p>
        )}
        {mayAdd ? (
          <>
            <ConfirmationNote />
            <button
              type="submit"
              className="btn btn-ember mt-3 w-full"
              aria-disabled={typed === "" || isPending}
            >
              {t("form.add")}
            </button>
          </>
        ) : (
          <p className="staff-why-not mt-3">{t("readOnly")}</p>
        )}
      </form>
      <WordPreviewPanel
        word={settled === "" ? null : { ...word, text: settled }}
        isBehind={settled !== typed}
      />
    </section>
  );
}
