import { type ForgotPasswordInput, forgotPasswordInput } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { useForm } from "../hooks/use-form.ts";
import { useForgotPassword } from "../hooks/use-recovery.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";
import { TextField } from "./text-field.tsx";

/** An at sign makes it an e-mail address. */
function byNameOrEmail(text: string): ForgotPasswordInput {
  return text.includes("@") ? { email: text.trim() } : { username: text.trim() };
}

/** Asks for the link to a new password. */
export function AskForLink() {
  const words = t.account.forgotPassword;
  usePageTitle(words.title);
  const forgot = useForgotPassword();
  const { form, field, onSubmit, end } = useForm({
    id: "account",
    names: ["username"],
    schema: forgotPasswordInput,
    toInput: ({ username }) => byNameOrEmail(username),
    submit: (input) => forgot.mutateAsync(input),
  });
  return (
    <GateCard title={words.title} lead={words.lead} done={forgot.isSuccess ? words.sent : null}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField {...field("username")} label={words.either} autoComplete="username" />
        <FormEnd {...end} submit={words.submit} />
      </form>
    </GateCard>
  );
}
