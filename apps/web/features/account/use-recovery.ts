/** Calls behind mailed links: forgotten usernames and passwords, a new email address. */
import { trpc } from "../../lib/trpc.ts";

export function useForgotUsername() {
  return trpc.user.forgotUsername.useMutation();
}

export function useForgotPassword() {
  return trpc.user.forgotPassword.useMutation();
}

export function useResetPassword() {
  return trpc.user.resetPassword.useMutation();
}

/** Confirms a new email address and refreshes the session. */
export function useConfirmEmail() {
  const utils = trpc.useUtils();
  return trpc.user.confirmEmail.useMutation({
    onSuccess: () => utils.user.session.invalidate(),
  });
}
