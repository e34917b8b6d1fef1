/** Forgotten usernames and passwords. */
import { trpc } from "../../../lib/trpc.ts";

export function useForgotUsername() {
  return trpc.user.forgotUsername.useMutation();
}

export function useForgotPassword() {
  return trpc.user.forgotPassword.useMutation();
}

export function useResetPassword() {
  return trpc.user.resetPassword.useMutation();
}
