import { type ChatMessage, reportMessageInput } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { FormFooter } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { ReasonChoices, ReportNote } from "../reports/report-fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useChat } from "./use-chat.ts";

const t = await messages("reports");
const tChat = await messages("chat");

interface ReportMessageDialogProps {
  message: ChatMessage;
  onClose: () => void;
}

/** Reports a message to the moderators. */
export default function ReportMessageDialog({ message, onClose }: ReportMessageDialogProps) {
  const { _id: id, sender, isBot, body } = message;
  const { room } = useChat();
  const report = trpc.chat.report.useMutation();
  const { form, field, onSubmit, footer } = useForm({
    id: `report message ${id}`,
    names: ["reason", "note"],
    schema: reportMessageInput,
    toInput: (values) => ({ ...values, id }),
    async submit(input) {
      await report.mutateAsync(input);
      room?.reported.add(id);
      notifySuccess(tChat("reported"));
      onClose();
    },
  });
  return (
    <Dialog title={tChat("report")} onClose={onClose}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <p className="mb-4 text-muted" dir="auto">
          {tChat("said", { sender: displayName(sender, isBot), body })}
        </p>
        <ReasonChoices {...field("reason")} />
        <ReportNote {...field("note")} />
        <FormFooter {...footer} submit={t("report.submit")} />
      </form>
    </Dialog>
  );
}
