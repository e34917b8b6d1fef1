import { type PlayerPage, reportInput } from "@emberlode/contract";
import { REPORT_SUBJECTS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { FormFooter } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, ReasonChoices, ReportNote } from "./report-fields.tsx";

const t = await messages("reports");

type Subject = Exclude<(typeof REPORT_SUBJECTS)[number], "message">;

/** What of a player can be reported: what they do, and what they show. */
function subjectsOf(player: PlayerPage): readonly Subject[] {
  const shown = { ...player, player: player.username };
  return REPORT_SUBJECTS.filter((subject) => subject !== "message").filter(
    (subject) => shown[subject] !== "",
  );
}

interface ReportDialogProps {
  player: PlayerPage;
  onClose: () => void;
}

/** Reports a player, or something they show, to the moderators. */
export default function ReportDialog({ player, onClose }: ReportDialogProps) {
  const { username } = player;
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
        <ReasonChoices {...field("reason")} />
        <ReportNote {...field("note")} />
        <FormFooter {...footer} submit={t("report.submit")} />
      </form>
    </Dialog>
  );
}
