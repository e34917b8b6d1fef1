import { useLocation } from "wouter";
import { FieldNote } from "../features/ui/notes.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { NetworkList } from "./network-list.tsx";
import { networkPath } from "./paths.ts";
import { SignUpBlocks } from "./sign-up-blocks.tsx";
import { SignUpsCard } from "./sign-ups-card.tsx";
import { useCallForm } from "./use-call-form.ts";

const t = await messages("admin-networks");

/** Opens any network that is typed. */
function OpenNetwork() {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const { form, field, onSubmit, footer } = useCallForm(["network"], async (values) => {
    const network = values.network.trim();
    const found = await utils.adminNetworks.get.fetch({ network, after: 0 });
    navigate(networkPath(found.network));
  });
  const { name, value, error, onChange } = field("network");
  return (
    <form ref={form} className="staff-open-network" onSubmit={onSubmit} noValidate>
      <label htmlFor="open-network" className="font-semibold">
        {t("open.label")}
      </label>
      <div>
        <input
          id="open-network"
          name={name}
          className="input"
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby="open-network-note"
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={footer.isPending}>
          {t("open.submit")}
        </button>
      </div>
      <FieldNote
        id="open-network-note"
        error={error ?? footer.failure?.text ?? null}
        hint={t("open.hint")}
      />
    </form>
  );
}

/** Networks by their sign-ups, who may join, and who is blocked. */
export default function NetworksPage() {
  usePageTitle(t("title"));
  return (
    <>
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
      </div>
      <div className="staff-networks">
        <div className="staff-networks-main">
          <NetworkList />
        </div>
        <div className="staff-networks-side">
          <OpenNetwork />
          <SignUpsCard />
          <SignUpBlocks />
        </div>
      </div>
    </>
  );
}
