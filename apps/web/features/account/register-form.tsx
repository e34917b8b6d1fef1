import { registerInput } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { refAtom } from "../session/session-atoms.ts";
import { useRegister } from "../session/use-session.ts";
import { ACCOUNT_FIELDS, AccountFields } from "./account-fields.tsx";
import { FormEnd } from "./form-end.tsx";
import { StayField } from "./stay-field.tsx";
import { useForm } from "./use-form.ts";

const t = await messages("account");

export function RegisterForm() {
  const register = useRegister();
  const ref = useAtomValue(refAtom);
  const [stay, setStay] = useState(false);
  const { form, field, onSubmit, end } = useForm({
    id: "account",
    names: ACCOUNT_FIELDS,
    schema: registerInput,
    toInput: (values) => ({ ...values, ...(ref !== null && { ref }), ...(stay && { stay }) }),
    submit: (input) => register.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h2 className="text-xl">{t("register.title")}</h2>
      {ref !== null && <p className="mt-1 text-steel">{t("register.invitedBy", { name: ref })}</p>}
      <AccountFields field={field} />
      <StayField stay={stay} onChange={setStay} />
      <FormEnd {...end} submit={t("register.submit")} />
    </form>
  );
}
