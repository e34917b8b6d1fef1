import type { LoginPayload, UpdateProfileInput } from "@emberlode/contract";
import { TEXT_LIMITS } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { useOutcome } from "../../ui/hooks/use-outcome.ts";
import { useForm } from "../hooks/use-form.ts";
import { usePicture } from "../hooks/use-picture.ts";
import { useChangePassword, useUpdateProfile } from "../hooks/use-profile.ts";
import { profileForm } from "../profile-input.ts";
import { FormEnd } from "./form-end.tsx";
import { PictureField } from "./picture-field.tsx";
import { QuoteField } from "./quote-field.tsx";
import { TextField } from "./text-field.tsx";

const tProfile = await messages("profile");
const tAccount = await messages("account");

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

/** What was saved, for the message; nothing if nothing was. */
function savedText({ email, ...shown }: UpdateProfileInput): string {
  if (email !== undefined) return tProfile("form.mailed", { email });
  return Object.keys(shown).length === 0 ? "" : tProfile("form.saved");
}

/**
 * Public profile, email address and password in one form (spec §4, §5). The password call follows each
 * profile update, even with empty passwords, which changes nothing (spec §7).
 */
export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile(user._id);
  const change = useChangePassword();
  const picture = usePicture();
  const said = useOutcome();
  const { baseName, quote, email } = user;
  const { form, field, onSubmit, end } = useForm({
    id: `profile ${user._id}`,
    names: [...NAMES, ...PASSWORDS],
    initial: { baseName, quote, email, oldPassword: "", newPassword: "" },
    schema: profileForm,
    toInput: (values) => values,
    async submit({ oldPassword, newPassword, ...input }, sent) {
      const changes = changesOf(user, input, await picture.bytes());
      const isNewPassword = newPassword !== "";
      if (Object.keys(changes).length === 0 && !isNewPassword) {
        return said.done(tProfile("form.nothing"));
      }
      await update.mutateAsync(changes);
      picture.drop();
      sent();
      const saved = savedText(changes);
      if (saved !== "") said.done(saved);
      await change.mutateAsync({ oldPassword, newPassword });
      if (isNewPassword) said.done(`${saved} ${tProfile("password.done")}`.trim());
    },
  });
  return (
    <form
      ref={form}
      className="mt-5"
      aria-label={tProfile("form.label")}
      noValidate
      onSubmit={(event) => {
        said.clear();
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
      <FormEnd {...end} submit={tProfile("form.submit")} />
      <OutcomeLine {...said.line} />
    </form>
  );
}
