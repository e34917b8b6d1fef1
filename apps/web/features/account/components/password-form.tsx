import { messages } from "../../../lib/messages.ts";

import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { useOutcome } from "../../ui/hooks/use-outcome.ts";
import { useForm } from "../hooks/use-form.ts";
import { useChangePassword } from "../hooks/use-profile.ts";
import { passwordForm } from "../password-pair.ts";
import { FormEnd } from "./form-end.tsx";
import { TextField } from "./text-field.tsx";

const tProfile = await messages("profile");
const tAccount = await messages("account");

/** A new password for the old one; neither changes nothing (spec §5). */
export function PasswordForm() {
  const change = useChangePassword();
  const said = useOutcome();
  const { form, field, onSubmit, end } = useForm({
    id: "password",
    names: ["oldPassword", "newPassword"],
    schema: passwordForm,
    toInput: (values) => values,
    async submit(input) {
      if (input.oldPassword === "") return said.done(tProfile("password.nothing"));
      await change.mutateAsync(input);
      said.done(tProfile("password.done"));
    },
  });
  return (
    <form
      ref={form}
      className="mt-8"
      aria-label={tProfile("password.title")}
      noValidate
      onSubmit={(event) => {
        said.clear();
        return onSubmit(event);
      }}
    >
      <h3 className="text-lg">{tProfile("password.title")}</h3>
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
      <FormEnd {...end} submit={tProfile("password.submit")} />
      <OutcomeLine {...said.line} />
    </form>
  );
}
