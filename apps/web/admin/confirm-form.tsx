import { FormFooter, TextField } from "../features/forms/form-fields.tsx";
import { trpc } from "../lib/trpc.ts";
import { t } from "./texts.ts";
import { useCallForm } from "./use-call-form.ts";
import { useFirstFocus } from "./use-first-focus.ts";

interface ConfirmFormProps {
  /** Whether the caller has a second factor. */
  needsCode: boolean;
  submit: string;
  onConfirmed: () => Promise<void> | void;
}

/** Asks for the password, and for a code of the second factor. */
export function ConfirmForm({ needsCode, submit, onConfirmed }: ConfirmFormProps) {
  const confirm = trpc.admin.confirm.useMutation();
  const { form, field, onSubmit, footer } = useCallForm(
    ["password", "code"],
    async ({ password, code }) => {
      await confirm.mutateAsync({ password, ...(needsCode && { code }) });
      await onConfirmed();
    },
  );
  useFirstFocus(form);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <TextField
        {...field("password")}
        label={t("confirm.password")}
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          {...field("code")}
          label={t("confirm.code")}
          hint={t("confirm.codeHint")}
          autoComplete="one-time-code"
        />
      )}
      <FormFooter {...footer} submit={submit} />
    </form>
  );
}
