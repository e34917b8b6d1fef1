import { forgotUsernameInput } from "@emberlode/contract";
import { GateCard, useForgotUsername } from "../features/account/recovery.tsx";
import { FormFooter, TextField } from "../features/forms/form-fields.tsx";
import { useForm } from "../features/forms/use-form.ts";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("account");

/** /fuser: mails the username. */
export default function ForgotUsernamePage() {
  usePageTitle(t("forgotUsername.title"));
  const forgot = useForgotUsername();
  const { form, field, onSubmit, footer } = useForm({
    id: "account",
    names: ["email"],
    schema: forgotUsernameInput,
    toInput: (values) => values,
    submit: (input) => forgot.mutateAsync(input),
  });
  return (
    <GateCard
      title={t("forgotUsername.title")}
      lead={t("forgotUsername.lead")}
      done={forgot.isSuccess ? t("forgotUsername.sent") : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField {...field("email")} label={t("email")} type="email" autoComplete="email" />
        <FormFooter {...footer} submit={t("forgotUsername.submit")} />
      </form>
    </GateCard>
  );
}
