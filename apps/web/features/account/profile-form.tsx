import {
  changePasswordInput,
  type DisplayUser,
  type Field,
  type LoginPayload,
  passwordPairSchema,
  type UpdateProfileInput,
  updateProfileInput,
} from "@emberlode/contract";
import { TEXT_LIMITS, textLength } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { KeyboardEvent } from "react";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { FormFooter, TextField } from "../forms/form-fields.tsx";
import { TextAreaField } from "../forms/text-area-field.tsx";
import { useForm } from "../forms/use-form.ts";
import { OutcomeLine, useOutcome } from "../ui/outcome-line.tsx";
import { PictureField, useChosenPicture } from "./picture-field.tsx";

const tProfile = await messages("profile");
const tErrors = await messages("errors");
const tAccount = await messages("account");

/** The field with its owner's new profile. */
function withOwner(field: Field | undefined, id: string, shown: DisplayUser): Field | undefined {
  if (field?.user?._id !== id) return field;
  const { baseName, quote, profilePicture } = shown;
  return { ...field, user: { ...field.user, baseName, quote, profilePicture } };
}

/** Saves the player's profile and updates the page's caches, including map fields (spec §7, §8). */
function useUpdateProfile(id: string) {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return trpc.user.updateProfile.useMutation({
    onSuccess(shown, changes) {
      utils.user.session.setData(
        undefined,
        (payload) => payload && { ...payload, user: { ...payload.user, ...shown } },
      );
      // Fields are not refetched automatically.
      queries.setQueriesData<Field>({ queryKey: getQueryKey(trpc.fields.field) }, (field) =>
        withOwner(field, id, shown),
      );
      // The call also precedes a change of only the password.
      if (Object.keys(changes).length > 0) notifySuccess(tProfile("form.updated"));
    },
    onError: () => notifyError(tProfile("form.failed")),
  });
}

/**
 * Sets the password; all other sessions and all API tokens end (spec §5, §8). An empty password
 * changes nothing and shows no message.
 */
function useChangePassword() {
  const utils = trpc.useUtils();
  return trpc.user.changePassword.useMutation({
    onSuccess(_answer, { newPassword = "" }) {
      if (newPassword === "") return;
      void utils.user.sessions.invalidate();
      void utils.user.tokens.invalidate();
      notifySuccess(tProfile("password.updated"));
    },
    onError: () => notifyError(tProfile("password.failed")),
  });
}

interface QuoteFieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

const { quoteMax, quoteLines } = TEXT_LIMITS;

/** The quote: Enter begins a second line, but not a third (spec §5). */
function QuoteField(props: QuoteFieldProps) {
  const { value } = props;
  const limitLines = (event: KeyboardEvent) => {
    if (event.key === "Enter" && value.split("\n").length >= quoteLines) event.preventDefault();
  };
  return (
    <div className="mt-4">
      <TextAreaField
        {...props}
        label={tProfile("form.quote")}
        rows={quoteLines}
        hint={tProfile("form.quoteHint", {
          length: textLength(value),
          max: quoteMax,
          lines: quoteLines,
        })}
        onKeyDown={limitLines}
      />
    </div>
  );
}

/** Requires both passwords or neither, reports a missing one, then applies the server's rules. */
const profileForm = updateProfileInput
  .extend(changePasswordInput.shape)
  .superRefine(({ oldPassword, newPassword }, context) => {
    if (oldPassword === "" && newPassword === "") return;
    if (oldPassword === "" || newPassword === "") {
      const missing = oldPassword === "" ? "oldPassword" : "newPassword";
      context.addIssue({
        code: "custom",
        path: [missing],
        message: errorText(tErrors, "PASSWORD_PAIR"),
      });
      return;
    }
    const parsed = passwordPairSchema.safeParse({ oldPassword, newPassword });
    for (const { path, message } of parsed.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  });

type User = LoginPayload["user"];

const NAMES = ["baseName", "quote", "email"] as const;
const PASSWORDS = ["oldPassword", "newPassword"] as const;

/** The changed fields of the profile, together with the picture (spec §5). */
function changesOf(user: User, input: UpdateProfileInput, picture: Uint8Array<ArrayBuffer> | null) {
  const changes: UpdateProfileInput = {};
  for (const name of NAMES) if (input[name] !== user[name]) changes[name] = input[name];
  if (picture !== null) changes.profilePicture = picture;
  return changes;
}

/** Message about what was saved; empty if nothing was. */
function savedText({ email, ...shown }: UpdateProfileInput): string {
  if (email !== undefined) return tProfile("form.mailed", { email });
  return Object.keys(shown).length === 0 ? "" : tProfile("form.saved");
}

/**
 * Public profile, email address and password in one form (spec §4, §5). The password call follows
 * each profile update, even with empty passwords, which changes nothing (spec §7).
 */
export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile(user._id);
  const change = useChangePassword();
  const picture = useChosenPicture();
  const outcomeLine = useOutcome();
  const { baseName, quote, email } = user;
  const { form, field, onSubmit, footer } = useForm({
    id: `profile ${user._id}`,
    names: [...NAMES, ...PASSWORDS],
    initial: { baseName, quote, email, oldPassword: "", newPassword: "" },
    schema: profileForm,
    toInput: (values) => values,
    async submit({ oldPassword, newPassword, ...input }, onSaved) {
      const changes = changesOf(user, input, await picture.bytes());
      const hasNewPassword = newPassword !== "";
      if (Object.keys(changes).length === 0 && !hasNewPassword) {
        return outcomeLine.done(tProfile("form.nothing"));
      }
      await update.mutateAsync(changes);
      picture.drop();
      onSaved();
      const saved = savedText(changes);
      if (saved !== "") outcomeLine.done(saved);
      await change.mutateAsync({ oldPassword, newPassword });
      if (hasNewPassword) outcomeLine.done(`${saved} ${tProfile("password.done")}`.trim());
    },
  });
  return (
    <form
      ref={form}
      className="mt-5"
      aria-label={tProfile("form.label")}
      noValidate
      onSubmit={(event) => {
        outcomeLine.clear();
        return onSubmit(event);
      }}
    >
      <PictureField shown={user.profilePicture} picture={picture} />
      <TextField
        {...field("baseName")}
        label={tProfile("form.baseName")}
        hint={tProfile("form.baseNameHint", { max: TEXT_LIMITS.baseNameMax })}
        autoComplete="off"
      />
      <QuoteField {...field("quote")} />
      <TextField
        {...field("email")}
        label={tAccount("email")}
        hint={tProfile("form.emailHint")}
        type="email"
        autoComplete="email"
      />
      <fieldset className="mt-6">
        <legend>
          <h3 className="text-lg">{tProfile("password.title")}</h3>
        </legend>
        <p className="mt-1 text-muted">{tProfile("password.lead")}</p>
        <TextField
          {...field("oldPassword")}
          label={tProfile("password.old")}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...field("newPassword")}
          label={tAccount("newPassword")}
          hint={tAccount("passwordHint")}
          type="password"
          autoComplete="new-password"
        />
      </fieldset>
      <FormFooter {...footer} submit={tProfile("form.submit")} />
      <OutcomeLine {...outcomeLine.line} />
    </form>
  );
}
