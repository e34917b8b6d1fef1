import { TEXT_LIMITS } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { useWriteNote } from "../hooks/use-log.ts";
import type { LogFilter } from "../log-filter.ts";

const t = await messages("log");

/** A new note; its text is kept until it is stored. */
export function NoteForm({ filter }: { filter: LogFilter }) {
  const id = useId();
  const [text, setText] = useState("");
  const note = useWriteNote(filter);
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        note.mutate({ content: text }, { onSuccess: () => setText("") });
      }}
    >
      <label htmlFor={id}>{t("note")}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        maxLength={TEXT_LIMITS.noteMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={text.trim() === "" || note.isPending}>
        {t("write")}
      </button>
    </form>
  );
}
