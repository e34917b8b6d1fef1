import { type FormEvent, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { FieldNote } from "../ui/field-note.tsx";
import { FROM_FORM, type NapCalls, type NapNote } from "./use-naps.ts";

const t = await messages("treaties");

interface AskFormProps {
  calls: NapCalls;
  note: NapNote | null;
  /** Called when the name changes, since the last result no longer applies. */
  onType: () => void;
}

/** Requests a NAP from a player by name; a refusal is shown below the name. */
export function AskForm({ calls, note, onType }: AskFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isUnnamed, setUnnamed] = useState(false);
  const refused = note?.tone === "refused" && note.from === FROM_FORM ? note.text : null;
  const error = isUnnamed ? t("ask.nameFirst") : refused;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = name.trim();
    setUnnamed(username === "");
    if (username === "") input.current?.focus();
    else calls.askName(username, () => setName(""));
  };
  return (
    <form className="nap-ask" aria-label={t("ask.title")} noValidate onSubmit={submit}>
      <label htmlFor={id}>{t("ask.label")}</label>
      <div className="nap-ask-line">
        <input
          ref={input}
          id={id}
          name="nap-player"
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          aria-invalid={error !== null}
          aria-describedby={`${id}note`}
          onChange={({ target }) => {
            setName(target.value);
            setUnnamed(false);
            onType();
          }}
        />
        <button type="submit" className="btn btn-ember" aria-disabled={calls.isPending}>
          {calls.isPending ? t("ask.pending") : t("ask.submit")}
        </button>
      </div>
      <FieldNote id={`${id}note`} error={error} hint={t("ask.hint")} />
    </form>
  );
}
