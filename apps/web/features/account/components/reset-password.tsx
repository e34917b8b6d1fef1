import { resetPasswordInput } from "@emberlode/contract";
import { Link } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { useForm } from "../hooks/use-form.ts";
import { useResetPassword } from "../hooks/use-recovery.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";
import { TextField } from "./text-field.tsx";

/** Sets a new password by the mailed link. */
export function ResetPassword({ token }: { token: string }) {
  const words = t.account.resetPassword;
  usePageTitle(words.title);
  const reset = useResetPassword();
  const { form, field, onSubmit, end } = useForm({
    id: "reset",
    names: ["password"],
    schema: resetPasswordInput,
    toInput: ({ password }) => ({ token, password }),
    submit: (input) => reset.mutateAsync(input),
  });
  return (
    <GateCard title={words.title} lead={words.lead} done={reset.isSuccess ? words.done : null}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("password")}
          label={t.account.newPassword}
          hint={t.account.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <FormEnd {...end} submit={words.submit} />
        {end.failure !== null && (
          <Link href="/fpass" className="text-link mt-3">
            {words.again}
          </Link>
        )}
      </form>
    </GateCard>
  );
}
