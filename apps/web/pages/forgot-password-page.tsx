import { useSearch } from "wouter";
import { RequestPasswordReset, ResetPassword } from "../features/account/recovery.tsx";

/** /fpass: requests a link, or with `?token=` sets the new password. */
export default function ForgotPasswordPage() {
  const token = new URLSearchParams(useSearch()).get("token");
  return token === null ? <RequestPasswordReset /> : <ResetPassword token={token} />;
}
