import { resetPasswordInput } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";
import { TextField } from "./text-field.tsx";
import { useForm } from "./use-form.ts";
import { useResetPassword } from "./use-recovery.ts";

const t = await messages("account");

/** Sets a new password by the mailed link. */
export function ResetPassword({ token }: { token: string }) {
  usePageTitle(t("resetPassword.title"));
  const reset = useResetPassword();
  const { form, field, onSubmit, end } = useForm({
    id: "reset",
    names: ["password"],
    schema: resetPasswordInput,
    toInput: ({ password }) => ({ token, password }),
    submit: (input) => reset.mutateAsync(input),
  });
  return (
    <GateCard
      title={t("resetPassword.title")}
      lead={t("resetPassword.lead")}
      done={reset.isSuccess ? t("resetPassword.done") : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("password")}
          label={t("newPassword")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <FormEnd {...end} submit={t("resetPassword.submit")} />
        {end.failure !== null && (
          <Link href="/fpass" className="text-link mt-3">
            {t("resetPassword.again")}
          </Link>
        )}
      </form>
    </GateCard>
  );
}
