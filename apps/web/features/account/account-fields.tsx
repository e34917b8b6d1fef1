import { messages } from "../../lib/messages.ts";
import { TextField } from "./text-field.tsx";

const t = await messages("account");

export const ACCOUNT_FIELDS = ["username", "email", "password"] as const;
type AccountField = (typeof ACCOUNT_FIELDS)[number];

interface FieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** Username, email and password for a new account. */
export function AccountFields({ field }: { field: (name: AccountField) => FieldProps }) {
  return (
    <>
      <TextField
        {...field("username")}
        label={t("username")}
        hint={t("usernameHint")}
        autoComplete="username"
      />
      <TextField {...field("email")} label={t("email")} type="email" autoComplete="email" />
      <TextField
        {...field("password")}
        label={t("password")}
        hint={t("passwordHint")}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
