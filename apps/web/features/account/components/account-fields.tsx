import { t } from "../../../lib/i18n/catalogue.ts";
import { TextField } from "./text-field.tsx";

export const ACCOUNT_FIELDS = ["username", "email", "password"] as const;
type AccountField = (typeof ACCOUNT_FIELDS)[number];

interface FieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** Username, e-mail and password of an account that is being made. */
export function AccountFields({ field }: { field: (name: AccountField) => FieldProps }) {
  return (
    <>
      <TextField
        {...field("username")}
        label={t.account.username}
        hint={t.account.usernameHint}
        autoComplete="username"
      />
      <TextField {...field("email")} label={t.account.email} type="email" autoComplete="email" />
      <TextField
        {...field("password")}
        label={t.account.password}
        hint={t.account.passwordHint}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
