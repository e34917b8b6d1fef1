import { useState } from "react";
import { FormFooter, TextField } from "../features/forms/form-fields.tsx";
import { copyText } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { GatePanel } from "./gate-panel.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { t } from "./texts.ts";
import { useCallForm } from "./use-call-form.ts";
import { useFirstFocus } from "./use-first-focus.ts";

const STEPS = 3;
const stepText = (step: number) => t("secondFactor.step", { step, steps: STEPS });

/** What an authenticator app needs. */
interface Secret {
  address: string;
  secret: string;
}

/** In groups of four, which are easier to type. */
const spaced = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

interface PasswordStepProps {
  onSecret: (secret: Secret) => void;
  onCancel: (() => void) | null;
}

function PasswordStep({ onSecret, onCancel }: PasswordStepProps) {
  const start = trpc.admin.setUpSecondFactor.useMutation();
  const { form, field, onSubmit, footer } = useCallForm(["password"], async (values) =>
    onSecret(await start.mutateAsync(values)),
  );
  useFirstFocus(form);
  return (
    <GatePanel kicker={stepText(1)} title={t("secondFactor.title")} lead={t("secondFactor.lead")}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("password")}
          label={t("confirm.password")}
          type="password"
          autoComplete="current-password"
        />
        <FormFooter {...footer} submit={t("secondFactor.next")} />
        {onCancel !== null && (
          <button type="button" className="btn mt-2 w-full" onClick={onCancel}>
            {t("actions.cancel")}
          </button>
        )}
      </form>
    </GatePanel>
  );
}

interface AppStepProps {
  secret: Secret;
  onCodes: (codes: readonly string[]) => void;
}

function AppStep({ secret: { address, secret }, onCodes }: AppStepProps) {
  const enable = trpc.admin.enableSecondFactor.useMutation();
  const { form, field, onSubmit, footer } = useCallForm(["code"], async (values) =>
    onCodes((await enable.mutateAsync(values)).recoveryCodes),
  );
  useFirstFocus(form);
  return (
    <GatePanel
      kicker={stepText(2)}
      title={t("secondFactor.scanTitle")}
      lead={t("secondFactor.scan")}
    >
      <QrCode text={address} label={t("secondFactor.qrCode")} />
      <p className="mt-4 font-semibold">{t("secondFactor.secret")}</p>
      <div className="staff-secret">
        <code translate="no">{spaced(secret)}</code>
        <button
          type="button"
          className="btn staff-btn-small"
          onClick={() => copyText(secret, t("secondFactor.copiedKey"))}
        >
          {t("secondFactor.copy")}
        </button>
      </div>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          {...field("code")}
          label={t("secondFactor.code")}
          hint={t("secondFactor.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormFooter {...footer} submit={t("secondFactor.enable")} />
      </form>
    </GatePanel>
  );
}

interface SecondFactorSetUpProps {
  /** Called with the secret: from then on, leaving would lose what the screen shows. */
  onStarted: () => void;
  /** Null if the caller cannot do without a second factor. */
  onCancel: (() => void) | null;
  onDone: () => Promise<void>;
}

/** Sets up a second factor: password, app, recovery codes. */
export default function SecondFactorSetUp(props: SecondFactorSetUpProps) {
  const { onStarted, onCancel, onDone } = props;
  usePageTitle(t("secondFactor.title"));
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return (
      <GatePanel
        kicker={stepText(STEPS)}
        title={t("secondFactor.codesTitle")}
        lead={t("secondFactor.codesLead")}
      >
        <RecoveryCodes codes={codes} onSaved={onDone} />
      </GatePanel>
    );
  }
  if (secret !== null) return <AppStep secret={secret} onCodes={setCodes} />;
  return (
    <PasswordStep
      onCancel={onCancel}
      onSecret={(created) => {
        onStarted();
        setSecret(created);
      }}
    />
  );
}
