import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { useConfirmEmail } from "../hooks/use-recovery.ts";
import { FormEnd } from "./form-end.tsx";
import { GateCard } from "./gate-card.tsx";

/** Confirms a new e-mail address by the mailed link; by a button, since mail programs open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const words = t.account.confirmEmail;
  usePageTitle(words.title);
  const confirm = useConfirmEmail();
  return (
    <GateCard title={words.title} lead={words.lead} done={confirm.isSuccess ? words.done : null}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending) confirm.mutate({ token });
        }}
      >
        <FormEnd
          failure={confirm.error === null ? null : toFailure(confirm.error)}
          pending={confirm.isPending}
          submit={words.submit}
        />
      </form>
    </GateCard>
  );
}
