/** Asks who it is before a grave action, and then carries the action out. */
import { CONFIRMED_RECENTLY_MS, MINUTE } from "@emberlode/game";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import { Dialog } from "../features/ui/dialog.tsx";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

/** Makes a call, again after a confirmation if it needs one. Rejects with the call's failure. */
type WithConfirmation = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

const ConfirmationContext = createContext<WithConfirmation>((call) => call());

export const useConfirmation = (): WithConfirmation => use(ConfirmationContext);

export const CONFIRMATION_MINUTES = CONFIRMED_RECENTLY_MS / MINUTE;

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const { secondFactor } = useStaff();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  /** Settles the calls that wait for the answer. */
  const waiting = useRef(new Set<(isConfirmed: boolean) => void>());

  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.current.add(resolve);
      setAsking(true);
    });

  function answer(isConfirmed: boolean): void {
    setAsking(false);
    for (const resolve of waiting.current) resolve(isConfirmed);
    waiting.current.clear();
    if (isConfirmed) void utils.admin.me.invalidate();
  }

  const withConfirmation: WithConfirmation = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (toFailure(error).code !== "CONFIRMATION_NEEDED" || !(await ask())) throw error;
      return await call();
    }
  };

  return (
    <ConfirmationContext value={withConfirmation}>
      {children}
      {isAsking && (
        <Dialog title={t("confirm.title")} onClose={() => answer(false)}>
          <p className="text-muted">{t("confirm.lead", { minutes: CONFIRMATION_MINUTES })}</p>
          <ConfirmForm
            needsCode={secondFactor.isSetUp}
            submit={t("confirm.submit")}
            onConfirmed={() => answer(true)}
          />
        </Dialog>
      )}
    </ConfirmationContext>
  );
}
