import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";
import { useConfirmEmail } from "./use-recovery.ts";

const t = await messages("account");

/** Confirms a new email address by the mailed link; needs a click, since mail programs open links too. */
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
        <FormEnd
          failure={confirm.error === null ? null : toFailure(confirm.error)}
          pending={confirm.isPending}
          submit={t("confirmEmail.submit")}
        />
      </form>
    </GateCard>
  );
}
