import { loginInput } from "@emberlode/contract";
import { useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { useLogin } from "../session/use-session.ts";
import { FormEnd } from "./form-end.tsx";
import { StayField } from "./stay-field.tsx";
import { TextField } from "./text-field.tsx";
import { useForm } from "./use-form.ts";

const t = await messages("account");

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
