import { upgradeInput } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { useUpgrade } from "../../session/hooks/use-session.ts";
import { useForm } from "../hooks/use-form.ts";
import { ACCOUNT_FIELDS, AccountFields } from "./account-fields.tsx";
import { FormEnd } from "./form-end.tsx";

const t = await messages("account");

/** A guest chooses a name and keeps everything. */
export function UpgradeForm() {
  const upgrade = useUpgrade();
  const { form, field, onSubmit, end } = useForm({
    id: "upgrade",
    names: ACCOUNT_FIELDS,
    schema: upgradeInput,
    toInput: (values) => values,
    submit: (input) => upgrade.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h3 className="text-lg">{t("upgrade.title")}</h3>
      <p className="mt-1 text-muted">{t("upgrade.lead")}</p>
      <AccountFields field={field} />
      <FormEnd {...end} submit={t("upgrade.submit")} />
      <p className="mt-3 text-xs text-muted">{t("guestLasts")}</p>
    </form>
  );
}
