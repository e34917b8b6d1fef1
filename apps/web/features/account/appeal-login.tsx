import { type OwnSanctions, ownSanctionsInput } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormFooter, TextField } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { usePlayer } from "../session/player-context.tsx";
import { GateCard } from "./recovery.tsx";

const tAccount = await messages("account");
const t = await messages("reports");

/** What each call about an appeal is sent with: a banned player has no session. */
export interface Credentials {
  username: string;
  password: string;
}

interface AppealLoginProps {
  onShown: (credentials: Credentials, answer: OwnSanctions) => void;
}

/** Asks for the account whose sanctions to show. */
export function AppealLogin({ onShown }: AppealLoginProps) {
  usePageTitle(t("appeal.title"));
  const user = usePlayer()?.user;
  const list = trpc.appeals.list.useMutation();
  const { form, field, onSubmit, footer } = useForm({
    // Shares the username with the log-in form, which leads here.
    id: "account",
    names: ["username", "password"],
    ...(user !== undefined &&
      !user.isGuest && { initial: { username: user.username, password: "" } }),
    schema: ownSanctionsInput,
    toInput: (values) => values,
    submit: async (input) => onShown(input, await list.mutateAsync(input)),
  });
  return (
    <GateCard title={t("appeal.title")} lead={t("appeal.lead")} done={null}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField {...field("username")} label={tAccount("username")} autoComplete="username" />
        <TextField
          {...field("password")}
          label={tAccount("password")}
          type="password"
          autoComplete="current-password"
        />
        <FormFooter {...footer} submit={t("appeal.submit")} />
      </form>
    </GateCard>
  );
}
