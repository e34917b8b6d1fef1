import { loginInput, registerInput } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { refAtom } from "../session/session-atoms.ts";
import { useLogin, useRegister } from "../session/use-session.ts";
import { ACCOUNT_FIELDS, AccountFields, FormEnd, TextField } from "./form-fields.tsx";
import { useForm } from "./use-form.ts";

const t = await messages("account");

interface StayFieldProps {
  stay: boolean;
  onChange: (stay: boolean) => void;
}

/** Keeps the session beyond an idle hour; off by default. */
function StayField({ stay, onChange }: StayFieldProps) {
  const id = useId();
  return (
    <div className="mt-2">
      <label className="flex min-h-touch cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-ember"
          aria-describedby={id}
          checked={stay}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t("stay")}
      </label>
      <p id={id} className="text-xs text-muted">
        {t("stayHint")}
      </p>
    </div>
  );
}

export function LoginForm() {
  const login = useLogin();
  const [stay, setStay] = useState(false);
  const { form, field, onSubmit, end } = useForm({
    id: "account",
    names: ["username", "password"],
    schema: loginInput,
    toInput: (values) => ({ ...values, ...(stay && { stay }) }),
    submit: (input) => login.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h2 className="text-xl">{t("login.title")}</h2>
      <TextField {...field("username")} label={t("username")} autoComplete="username" />
      <TextField
        {...field("password")}
        label={t("password")}
        type="password"
        autoComplete="current-password"
      />
      <StayField stay={stay} onChange={setStay} />
      <FormEnd {...end} submit={t("login.submit")} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Link href="/fuser" className="text-link">
          {t("login.forgotUsername")}
        </Link>
        <Link href="/fpass" className="text-link">
          {t("login.forgotPassword")}
        </Link>
      </p>
    </form>
  );
}

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
