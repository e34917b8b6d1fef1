import { enProfile } from "@emberlode/words/en/profile";
import { t } from "../../../lib/i18n/catalogue.ts";
import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { useOutcome } from "../../ui/hooks/use-outcome.ts";
import { useForm } from "../hooks/use-form.ts";
import { useChangePassword } from "../hooks/use-profile.ts";
import { passwordForm } from "../password-pair.ts";
import { FormEnd } from "./form-end.tsx";
import { TextField } from "./text-field.tsx";

/** A new password for the old one; neither changes nothing (spec §5). */
export function PasswordForm() {
  const change = useChangePassword();
  const said = useOutcome();
  const words = enProfile.password;
  const { form, field, onSubmit, end } = useForm({
    id: "password",
    names: ["oldPassword", "newPassword"],
    schema: passwordForm,
    toInput: (values) => values,
    async submit(input) {
      if (input.oldPassword === "") return said.done(words.nothing);
      await change.mutateAsync(input);
      said.done(words.done);
    },
  });
  return (
    <form
      ref={form}
      className="mt-8"
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        said.clear();
        return onSubmit(event);
      }}
    >
      <h3 className="text-lg">{words.title}</h3>
      <p className="mt-1 text-muted">{words.lead}</p>
      <TextField
        {...field("oldPassword")}
        label={words.old}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...field("newPassword")}
        label={t.account.newPassword}
        hint={t.account.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <FormEnd {...end} submit={words.submit} />
      <OutcomeLine {...said.line} />
    </form>
  );
}
