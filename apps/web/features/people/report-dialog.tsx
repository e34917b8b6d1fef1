import { type PlayerPage, REPORT_NOTE_MAX_LENGTH, reportInput } from "@emberlode/contract";
import { REPORT_REASONS, REPORT_SUBJECTS } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { FormFooter } from "../account/form-fields.tsx";
import { useForm } from "../account/use-form.ts";
import { Dialog } from "../ui/dialog.tsx";
import { FieldNote } from "../ui/notes.tsx";

const t = await messages("reports");

type Subject = Exclude<(typeof REPORT_SUBJECTS)[number], "message">;

/** What of a player can be reported: what they do, and what they show. */
function subjectsOf(player: PlayerPage): readonly Subject[] {
  const shown = { ...player, player: player.username };
  return REPORT_SUBJECTS.filter((subject) => subject !== "message").filter(
    (subject) => shown[subject] !== "",
  );
}

interface ChoicesProps<Id extends string> {
  name: string;
  legend: string;
  value: string;
  options: readonly { id: Id; text: string }[];
  error: string | null;
  onChange: (id: Id) => void;
}

/** Radio buttons, one below the other or side by side. */
function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { name, legend, value, options, error, onChange } = props;
  const id = useId();
  return (
    <fieldset className="report-choices" aria-describedby={`${id}-note`}>
      <legend className="font-semibold">{legend}</legend>
      {options.map(({ id: option, text }) => (
        <label key={option} className="report-choice">
          <input
            type="radio"
            name={name}
            value={option}
            className="size-5 accent-ember"
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
      <FieldNote id={`${id}-note`} error={error} hint={null} />
    </fieldset>
  );
}

interface ReportDialogProps {
  player: PlayerPage;
  onClose: () => void;
}

/** Reports a player, or something they show, to the moderators. */
export default function ReportDialog({ player, onClose }: ReportDialogProps) {
  const { username } = player;
  const id = useId();
  const send = trpc.reports.send.useMutation();
  const { form, field, onSubmit, footer } = useForm({
    id: `report ${username}`,
    names: ["subject", "reason", "note"],
    initial: { subject: "player", reason: "", note: "" },
    schema: reportInput,
    toInput: (values) => ({ ...values, username }),
    async submit(input) {
      await send.mutateAsync(input);
      notifySuccess(t("report.sent"));
      onClose();
    },
  });
  const note = field("note");
  return (
    <Dialog title={t("report.title", { name: username })} onClose={onClose}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Choices
          {...field("subject")}
          legend={t("report.what")}
          options={subjectsOf(player).map((subject) => ({
            id: subject,
            text: t(`report.subjects.${subject}`),
          }))}
        />
        <Choices
          {...field("reason")}
          legend={t("report.reason")}
          options={REPORT_REASONS.map((reason) => ({
            id: reason,
            text: t(`report.reasons.${reason}`),
          }))}
        />
        <label htmlFor={id} className="font-semibold">
          {t("report.note")}
        </label>
        <textarea
          id={id}
          name={note.name}
          className="input mt-1"
          rows={3}
          maxLength={REPORT_NOTE_MAX_LENGTH}
          value={note.value}
          aria-invalid={note.error !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => note.onChange(event.target.value)}
        />
        <FieldNote
          id={`${id}-note`}
          error={note.error}
          hint={t("report.noteHint", { most: REPORT_NOTE_MAX_LENGTH })}
        />
        <FormFooter {...footer} submit={t("report.submit")} />
      </form>
    </Dialog>
  );
}
