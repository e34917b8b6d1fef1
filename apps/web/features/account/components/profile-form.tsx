import {
  type LoginPayload,
  type UpdateProfileInput,
  updateProfileInput,
} from "@emberlode/contract";
import { TEXT_LIMITS } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { useOutcome } from "../../ui/hooks/use-outcome.ts";
import { useForm } from "../hooks/use-form.ts";
import { usePicture } from "../hooks/use-picture.ts";
import { useUpdateProfile } from "../hooks/use-profile.ts";
import { FormEnd } from "./form-end.tsx";
import { PictureField } from "./picture-field.tsx";
import { QuoteField } from "./quote-field.tsx";
import { TextField } from "./text-field.tsx";

const tProfile = await messages("profile");
const tAccount = await messages("account");

type User = LoginPayload["user"];

const NAMES = ["baseName", "quote", "email"] as const;

/** What differs from the profile as it is; the picture goes along with it (spec §5). */
function changesOf(user: User, input: UpdateProfileInput, picture: Uint8Array<ArrayBuffer> | null) {
  const changes: UpdateProfileInput = {};
  for (const name of NAMES) if (input[name] !== user[name]) changes[name] = input[name];
  if (picture !== null) changes.profilePicture = picture;
  return changes;
}

/** What others see of the player, and the address that mail goes to (spec §4, §5). */
export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile(user._id);
  const picture = usePicture();
  const said = useOutcome();
  const { baseName, quote, email } = user;
  const { form, field, onSubmit, end } = useForm({
    id: `profile ${user._id}`,
    names: NAMES,
    initial: { baseName, quote, email },
    schema: updateProfileInput,
    toInput: (values) => values,
    async submit(input) {
      const changes = changesOf(user, input, await picture.bytes());
      if (Object.keys(changes).length === 0) return said.done(tProfile("form.nothing"));
      await update.mutateAsync(changes);
      picture.drop();
      said.done(
        changes.email === undefined
          ? tProfile("form.saved")
          : tProfile("form.mailed", { email: changes.email }),
      );
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
      <FormEnd {...end} submit={tProfile("form.submit")} />
      <OutcomeLine {...said.line} />
    </form>
  );
}
