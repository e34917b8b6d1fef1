import { type ForgotPasswordInput, forgotPasswordInput } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";
import { TextField } from "./text-field.tsx";
import { useForm } from "./use-form.ts";
import { useForgotPassword } from "./use-recovery.ts";

const t = await messages("account");

/** Text with an at sign counts as an email address. */
function byNameOrEmail(text: string): ForgotPasswordInput {
  return text.includes("@") ? { email: text.trim() } : { username: text.trim() };
}

/** Requests the link for a new password. */
export function AskForLink() {
  usePageTitle(t("forgotPassword.title"));
  const forgot = useForgotPassword();
  const { form, field, onSubmit, end } = useForm({
    id: "account",
    names: ["username"],
    schema: forgotPasswordInput,
    toInput: ({ username }) => byNameOrEmail(username),
    submit: (input) => forgot.mutateAsync(input),
  });
  return (
    <GateCard
      title={t("forgotPassword.title")}
      lead={t("forgotPassword.lead")}
      done={forgot.isSuccess ? t("forgotPassword.sent") : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("username")}
          label={t("forgotPassword.either")}
          autoComplete="username"
        />
        <FormEnd {...end} submit={t("forgotPassword.submit")} />
      </form>
    </GateCard>
  );
}
