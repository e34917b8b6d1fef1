import { useSearch } from "wouter";
import { ConfirmEmail } from "../features/account/recovery.tsx";

/** /confirm?token=: the link mailed to a new email address. */
export default function ConfirmEmailPage() {
  const token = new URLSearchParams(useSearch()).get("token");
  return <ConfirmEmail token={token ?? ""} />;
}
