/** Forgotten usernames and passwords, and new email addresses: the mailed links. */
import {
  type ForgotPasswordInput,
  forgotPasswordInput,
  resetPasswordInput,
} from "@emberlode/contract";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormFooter, TextField } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { Brand } from "../ui/brand.tsx";

const t = await messages("account");

interface GateCardProps {
  title: string;
  lead: string;
  /** Message that replaces the form after success. */
  done: string | null;
  children: ReactNode;
}

/** A small page with one form, outside of the game. */
export function GateCard({ title, lead, done, children }: GateCardProps) {
  return (
    <div className="gate">
      <Brand />
      <div className="panel p-6">
        <h1 className="text-xl">{title}</h1>
        {done === null ? (
          <>
            <p className="mt-2 text-muted">{lead}</p>
            {children}
          </>
        ) : (
          <p role="status" className="mt-3">
            {done}
          </p>
        )}
        <Link href="/login" className="text-link mt-3">
          {t("backToLogin")}
        </Link>
      </div>
    </div>
  );
}

export function useForgotUsername() {
  return trpc.user.forgotUsername.useMutation();
}

function useForgotPassword() {
  return trpc.user.forgotPassword.useMutation();
}

function useResetPassword() {
  return trpc.user.resetPassword.useMutation();
}

/** Confirms a new email address and refreshes the session. */
function useConfirmEmail() {
  const utils = trpc.useUtils();
  return trpc.user.confirmEmail.useMutation({
    onSuccess: () => utils.user.session.invalidate(),
  });
}

/** Text with an at sign counts as an email address. */
function toForgotPasswordInput(text: string): ForgotPasswordInput {
  return text.includes("@") ? { email: text.trim() } : { username: text.trim() };
}

/** Requests the link for a new password. */
export function RequestPasswordReset() {
  usePageTitle(t("forgotPassword.title"));
  const forgot = useForgotPassword();
  const { form, field, onSubmit, footer } = useForm({
    id: "account",
    names: ["username"],
    schema: forgotPasswordInput,
    toInput: ({ username }) => toForgotPasswordInput(username),
    submit: (input) => forgot.mutateAsync(input),
  });
  return (
    <GateCard
      title={t("forgotPassword.title")}
      lead={t("forgotPassword.lead")}
      done={forgot.isSuccess ? t("forgotPassword.sent") : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("username")}
          label={t("forgotPassword.either")}
          autoComplete="username"
        />
        <FormFooter {...footer} submit={t("forgotPassword.submit")} />
      </form>
    </GateCard>
  );
}

/** Sets a new password by the mailed link. */
export function ResetPassword({ token }: { token: string }) {
  usePageTitle(t("resetPassword.title"));
  const reset = useResetPassword();
  const { form, field, onSubmit, footer } = useForm({
    id: "reset",
    names: ["password"],
    schema: resetPasswordInput,
    toInput: ({ password }) => ({ token, password }),
    submit: (input) => reset.mutateAsync(input),
  });
  return (
    <GateCard
      title={t("resetPassword.title")}
      lead={t("resetPassword.lead")}
      done={reset.isSuccess ? t("resetPassword.done") : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("password")}
          label={t("newPassword")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <FormFooter {...footer} submit={t("resetPassword.submit")} />
        {footer.failure !== null && (
          <Link href="/fpass" className="text-link mt-3">
            {t("resetPassword.again")}
          </Link>
        )}
      </form>
    </GateCard>
  );
}

/**
 * Confirms a new email address by the mailed link; needs a click, since mail programs open links
 * too.
 */
export function ConfirmEmail({ token }: { token: string }) {
  usePageTitle(t("confirmEmail.title"));
  const confirm = useConfirmEmail();
  return (
    <GateCard
      title={t("confirmEmail.title")}
      lead={t("confirmEmail.lead")}
      done={confirm.isSuccess ? t("confirmEmail.done") : null}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending) confirm.mutate({ token });
        }}
      >
        <FormFooter
          failure={confirm.error === null ? null : toFailure(confirm.error)}
          isPending={confirm.isPending}
          submit={t("confirmEmail.submit")}
        />
      </form>
    </GateCard>
  );
}
