import { forgotUsernameInput } from "@emberlode/contract";
import { FormEnd } from "../features/account/components/form-end.tsx";
import { GateCard } from "../features/account/components/gate-card.tsx";
import { TextField } from "../features/account/components/text-field.tsx";
import { useForm } from "../features/account/hooks/use-form.ts";
import { useForgotUsername } from "../features/account/hooks/use-recovery.ts";
import { t } from "../lib/i18n/catalogue.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

/** /fuser: mails the username. */
export default function ForgotUsernamePage() {
  const words = t.account.forgotUsername;
  usePageTitle(words.title);
  const forgot = useForgotUsername();
  const { form, field, onSubmit, end } = useForm({
    id: "account",
    names: ["email"],
    schema: forgotUsernameInput,
    toInput: (values) => values,
    submit: (input) => forgot.mutateAsync(input),
  });
  return (
    <GateCard title={words.title} lead={words.lead} done={forgot.isSuccess ? words.sent : null}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField {...field("email")} label={t.account.email} type="email" autoComplete="email" />
        <FormEnd {...end} submit={words.submit} />
      </form>
    </GateCard>
  );
}
