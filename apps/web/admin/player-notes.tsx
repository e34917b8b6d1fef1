import type { PlayerFile } from "@emberlode/contract";
import { isAtLeast } from "@emberlode/game";
import { useId } from "react";
import { FieldNote } from "../features/ui/notes.tsx";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Card, Rows } from "./card.tsx";
import { useStaff } from "./staff-context.ts";
import { submitOnCtrlEnter } from "./submit-keys.ts";
import { t } from "./texts.ts";
import { useCallForm } from "./use-call-form.ts";
import { Ago } from "./when.tsx";

function AddNote({ username }: { username: string }) {
  const id = useId();
  const utils = trpc.useUtils();
  const add = trpc.adminPlayers.addNote.useMutation();
  const { form, field, onSubmit, footer, reset } = useCallForm(["body"], async ({ body }) => {
    await add.mutateAsync({ username, body });
    reset();
    notifySuccess(t("notes.added"));
    await utils.adminPlayers.get.invalidate({ username });
    void utils.admin.audit.invalidate();
  });
  const { name, value, error, onChange } = field("body");
  return (
    <form ref={form} onSubmit={onSubmit} onKeyDown={submitOnCtrlEnter} className="staff-note-form">
      <label htmlFor={id} className="sr-only">
        {t("notes.field")}
      </label>
      <textarea
        id={id}
        name={name}
        className="input"
        rows={2}
        value={value}
        placeholder={t("notes.placeholder")}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={footer.isPending}>
        {t("notes.add")}
      </button>
      <FieldNote id={`${id}-note`} error={error ?? footer.failure?.text ?? null} hint={null} />
    </form>
  );
}

/** What the team wrote about a player. */
export function PlayerNotes({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const { notes, player } = file;
  return (
    <Card title={t("notes.title")} count={notes.length} isFlush>
      <p className="staff-card-lead">{notes.length === 0 ? t("notes.none") : t("notes.lead")}</p>
      {notes.length > 0 && (
        <Rows label={t("notes.title")}>
          {notes.map(({ id, by, at, body }) => (
            <li key={id} className="staff-row">
              <div className="min-w-0 flex-1">
                <p className="staff-text">{body}</p>
                <p className="staff-dots">
                  <span>{by ?? t("deletedActor")}</span>
                  <Ago at={at} />
                </p>
              </div>
            </li>
          ))}
        </Rows>
      )}
      {isAtLeast(role, "moderator") && <AddNote username={player.username} />}
    </Card>
  );
}
