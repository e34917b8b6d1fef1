import { useState } from "react";
import { Icon } from "../features/ui/icon.tsx";
import { copyText } from "../lib/notify.ts";
import { t } from "./texts.ts";

const FILE = "emberlode-recovery-codes.txt";

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => Promise<void>;
}

/** The recovery codes of a new second factor, to keep. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isPending, setIsPending] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <>
      <ol className="staff-codes" aria-label={t("secondFactor.codes")} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="btn flex-1"
          onClick={() => copyText(text, t("secondFactor.copiedCodes"))}
        >
          <Icon name="copy" />
          {t("secondFactor.copyCodes")}
        </button>
        <button type="button" className="btn flex-1" onClick={() => download(text)}>
          {t("secondFactor.download")}
        </button>
      </div>
      <button
        type="button"
        className="btn btn-ember mt-3 w-full"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          setIsPending(true);
          void onSaved();
        }}
      >
        <Icon name="check" />
        {t("secondFactor.saved")}
      </button>
    </>
  );
}
